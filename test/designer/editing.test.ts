import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { openDesigner } from './page.ts';

const service = served();
const chromium = browser();
const open = (path: string) => openDesigner(chromium, service, path);

/** A set whose titles are single letters. */
const letters = (text: string) => `/configure/paper?sets=25&labels=${[...text].join('|')}`;

describe('titles', () => {
  test('pasted from Word fill the tabs without their numbers, and can be undone', async () => {
    const { page, paste, titles } = await open('/configure/paper?tabs=2&sets=25');
    await paste(1, '1.\tComplaint\r\n2.\tAnswer\r\n3.\tReply\r\n');
    const notice = page.getByRole('region', { name: '3 titles added' });
    await seen.text(notice).toMatch(/We left out the numbers 1\. to 3\./);
    await expect.poll(titles).toEqual(['Complaint', 'Answer', 'Reply']);
    await seen.value(page.locator('#tabs')).toBe('3');
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).toEqual(['', '']);
  });

  test('without room are counted, and so are truncated ones', async () => {
    const { page, paste, titles } = await open('/configure/paper?tabs=2&sets=25');
    await paste(2, ['W'.repeat(201), ...Array(499).fill('Last')].join('\n'));
    const notice = page.getByRole('region', { name: '499 titles added' });
    await seen
      .text(notice)
      .toMatch(
        /We left out 1 title: a set has at most 500 tabs\.\s+We cut 1 title to 200 characters\./,
      );
    expect((await titles())[1]).toHaveLength(200);
  });

  test('in a table of too many columns change nothing, and the page says why', async () => {
    const { page, paste, titles } = await open(letters('AB'));
    const table = [`A${'\tB'.repeat(99_999)}`, ...Array(3_000).fill('A\tB')].join('\n');
    await paste(1, table);
    const notice = page.getByRole('region', { name: 'Nothing was pasted' });
    await seen.text(notice).toMatch(/100,000 columns\. Copy only the ones with your titles/);
    await expect.poll(titles).toEqual(['A', 'B']);
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page.getByLabel('One title per line').evaluate((field, text) => {
      (field as HTMLTextAreaElement).value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, table);
    await page.getByRole('status').getByText('That table has 100,000 columns').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Use this list' }).isDisabled())
      .toBe(true);
  });

  test('are edited as a list', async () => {
    const { page, titles } = await open(letters('AB'));
    await page.getByRole('button', { name: 'Paste a list' }).click();
    const list = page.getByLabel('One title per line');
    await seen.value(list).toBe('A\nB');
    await list.fill('• First\n• Second\n• Third');
    await page.getByLabel('Leave out the bullet •').check();
    await page.getByRole('button', { name: 'Use this list' }).click();
    await expect.poll(titles).toEqual(['First', 'Second', 'Third']);
  });

  test('of an unfinished series stay in the tool while it is closed', async () => {
    const { page } = await open(letters('AB'));
    const tool = page.getByRole('button', { name: 'Fill a series' });
    await tool.click();
    await page.getByLabel('Count by').selectOption('roman');
    await page.getByLabel('Before each').fill('Schedule ');
    await page.getByLabel('Last', { exact: true }).fill('');
    await page.getByLabel('After the last tab').check();
    await page.keyboard.press('Escape');
    await tool.click();
    await seen.value(page.getByLabel('Count by')).toBe('roman');
    await seen.value(page.getByLabel('Before each')).toBe('Schedule ');
    await seen.value(page.getByLabel('Last', { exact: true })).toBe('');
    await seen.checked(page.getByLabel('After the last tab')).toBe(true);
  });

  test('are continued by a series after the last tab', async () => {
    const { page, titles } = await open(letters('AB'));
    await page.getByRole('button', { name: 'Fill a series' }).click();
    await page.getByRole('button', { name: 'I–X' }).click();
    await page.getByLabel('Last', { exact: true }).fill('iii');
    await page.getByLabel('After the last tab').check();
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect.poll(titles).toEqual(['A', 'B', 'I', 'II', 'III']);
  });

  test('can start from a ready-made set', async () => {
    const { page, titles } = await open('/configure/paper');
    await page.getByRole('button', { name: 'Common sets' }).click();
    await page.getByRole('button', { name: /Estate plan/ }).click();
    expect((await titles()).slice(0, 3)).toEqual(['Summary', 'Will', 'Trust']);
  });

  test('is changed for a link only where the page says so, typed or pasted', async () => {
    const { page, title, titles, paste } = await open('/configure/paper?tabs=1&sets=25');
    const said = (words: string) => page.locator('.toast').filter({ hasText: words }).waitFor();
    await title(1).fill('Smith|Jones');
    await said('We write | as /');
    await expect.poll(titles).toEqual(['Smith/Jones']);
    await title(1).fill('x'.repeat(250));
    await said('We cut 1 title to 200 characters');
    await expect.poll(titles).toEqual(['x'.repeat(200)]);
    await paste(1, `One|Two\nThree\n${'y'.repeat(201)}`);
    await said('We cut 1 title to 200 characters.');
    await said('We write | as /');
    await expect.poll(titles).toEqual(['One/Two', 'Three', 'y'.repeat(200)]);
  });
});

describe('by keyboard', () => {
  test('a title moves and keeps the focus', async () => {
    const { page, title, titles } = await open(letters('ABCD'));
    await title(1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
    await expect
      .poll(() => title(3).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await seen.text(page.locator('#designer-status')).toMatch(/tab 3 of 4/);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual(['B', 'A', 'C', 'D']);
  });

  test('titles are typed one after another, and one is inserted', async () => {
    const { page, title, titles } = await open('/configure/paper?tabs=2&sets=25');
    await title(1).focus();
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Three');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Four');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.type('Two');
    await expect.poll(titles).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  test('titles are cleared and restored, and the focus stays', async () => {
    const { page, titles } = await open(letters('AB'));
    const said = page.locator('#designer-status');
    const cleared = page.getByRole('region', { name: '2 titles removed' });
    const [clear, undo, redo] = ['Clear titles', 'Undo', 'Redo'].map((name) =>
      page.locator('.toolbar').getByRole('button', { name }),
    ) as [Locator, Locator, Locator];
    const hasFocus = (button: Locator) =>
      button.evaluate((element) => element === document.activeElement);
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await clear.press('Enter');
    await expect.poll(titles).toEqual(['', '']);
    await seen.text(said).toBe('2 titles removed.');
    await seen.count(cleared.getByRole('button', { name: 'Undo' })).toBe(1);
    await expect
      .poll(async () => [await hasFocus(clear), await clear.isDisabled()])
      .toEqual([true, true]);
    await undo.press('Enter');
    await expect.poll(titles).toEqual(['A', 'B']);
    await seen.text(said).toBe('Undone.');
    await seen.count(cleared).toBe(0);
    await expect
      .poll(async () => [await hasFocus(undo), await undo.isDisabled()])
      .toEqual([true, true]);
    await redo.press('Enter');
    await expect.poll(titles).toEqual(['', '']);
    await expect.poll(() => hasFocus(redo)).toBe(true);
  });

  test('fewer tabs hide titles, and more bring them back', async () => {
    const { page, titles } = await open(letters('ABC'));
    const tabs = page.locator('#tabs');
    const type = async (count: string) => {
      await tabs.fill(count);
      await page.keyboard.press('Tab');
    };
    await type('1');
    await seen.text(page.locator('#designer-status')).toMatch(/^2 titles hidden/);
    await type('0');
    await seen.text(page.locator('#designer-status')).toMatch(/^A set has 1 to 500 tabs/);
    await seen.value(tabs).toBe('1');
    await type('3');
    await expect.poll(titles).toEqual(['A', 'B', 'C']);
  });

  test('the drawing moves from bank to bank, and the focus stays on its button', async () => {
    const { page } = await open('/configure/paper?tabs=20&sets=25#cut=10');
    await page.getByRole('button', { name: 'Whole divider' }).click();
    const next = page.getByRole('button', { name: 'Next bank' });
    await next.press('Enter');
    await seen.count(page.locator('.stage-words', { hasText: 'Bank 2 of 2' })).toBe(1);
    await expect
      .poll(() => next.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await expect.poll(() => next.isDisabled()).toBe(true);
    await next.press('Enter');
    await seen.count(page.locator('.stage-words', { hasText: 'Bank 2 of 2' })).toBe(1);
  });

  test('Escape closes the menu of a tab from its button too', async () => {
    const { page } = await open(letters('AB'));
    const menu = page.getByRole('button', { name: 'Actions for tab 1', exact: true });
    await menu.press('Enter');
    await page.locator('.title-row .tab-actions').waitFor();
    await menu.press('Escape');
    await seen.count(page.locator('.title-row .tab-actions')).toBe(0);
  });

  test('the menu of a tab moves, inserts and removes', async () => {
    const { page, titles } = await open(letters('ABC'));
    const menu = (tab: number) =>
      page.getByRole('button', { name: `Actions for tab ${tab}`, exact: true });
    await menu(1).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Move down' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['B', 'C', 'A']);
    const inMenu = page.locator('.title-row .tab-actions');
    await inMenu.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect.poll(titles).toEqual(['B', 'C']);
    await menu(1).press('Enter');
    await inMenu.getByRole('button', { name: 'Add after' }).press('Enter');
    await expect.poll(titles).toEqual(['B', '', 'C']);
  });

  test('every control can be reached and every choice made', async () => {
    const { page, total } = await open('/configure/paper?tabs=5&sets=25');
    await page.locator('input[name="punch"]:checked').focus();
    await page.keyboard.press('ArrowDown');
    await seen.checked(page.locator('input[name="punch"][value="3hole"]')).toBe(true);
    await page.locator('input[name="quantity"]:checked').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(total).toBe('$162.00');
    await page.locator('#colors .swatch[aria-pressed="true"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await seen.text(page.locator('#colors .swatch[aria-pressed="true"]')).toBe('Red');
  });
});

describe('by pointer', () => {
  test('a title is dragged to its place', async () => {
    const { page, titles } = await open(letters('ABCD'));
    await page.setViewportSize({ width: 1280, height: 1400 });
    const handle = page.locator('.drag-handle');
    await handle.nth(0).hover();
    await page.mouse.down();
    const target = await handle.nth(2).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 5, (target?.y ?? 0) + 20, { steps: 6 });
    await page.mouse.up();
    await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).toEqual(['A', 'B', 'C', 'D']);
  });

  test('a tab in the drawing is dragged to its place', async () => {
    const { page, drawn, titles } = await open(letters('ABCD'));
    await page.setViewportSize({ width: 1280, height: 900 });
    await drawn(1).hover();
    await page.mouse.down();
    const target = await drawn(3).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 10, { steps: 6 });
    await page.mouse.up();
    await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
    await seen.count(page.locator('.rename')).toBe(0);
  });
});

describe('in the drawing', () => {
  test('tabs are renamed one after another, in place', async () => {
    const { page, drawn, printed, titles } = await open(letters('AB'));
    await drawn(1).click();
    await page.keyboard.type('First');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Second');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Third');
    await page.keyboard.press('Escape');
    await expect.poll(titles).toEqual(['First', 'Second', 'Third']);
    await expect.poll(() => drawn(3).evaluate((tab) => tab === document.activeElement)).toBe(true);
    await expect.poll(() => printed(3)).toBe('Third');
  });

  test('arrow keys move between tabs, and the menu acts on the selected tab', async () => {
    const { page, drawn, titles } = await open(letters('ABC'));
    await drawn(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    const bar = page.getByRole('group', { name: 'Tab 2' });
    await bar.getByRole('button', { name: 'Move right' }).press('Enter');
    await expect.poll(titles).toEqual(['A', 'C', 'B']);
    const moved = page.getByRole('group', { name: 'Tab 3' });
    await moved.getByRole('button', { name: 'Blank' }).press('Enter');
    await moved.getByRole('button', { name: 'Add after' }).press('Enter');
    await page.keyboard.type('D');
    await expect.poll(titles).toEqual(['A', 'C', '', 'D']);
  });

  test('coloring a tab moves on to the next one', async () => {
    const { page, drawn } = await open('/configure/poly?sets=25&labels=A|B|C');
    await page.getByRole('button', { name: 'Color', exact: true }).click();
    await drawn(1).click();
    const palette = page.locator('.swatches.small');
    await palette.getByRole('button', { name: 'Emerald + $35.00 total' }).click();
    await palette.getByRole('button', { name: 'Azure + $35.00 total' }).click();
    await seen.count(page.getByText('Tab 3 of 3')).toBe(1);
    const names = await page.getByRole('button', { name: /^Tab \d: / }).all();
    await expect
      .poll(() => Promise.all(names.map((tab) => tab.getAttribute('aria-label'))))
      .toEqual(['Tab 1: A, Emerald', 'Tab 2: B, Azure', expect.stringMatching(/^Tab 3: C, \w+/)]);
    expect(
      new Set(
        await page
          .locator('.drawing .shadow')
          .evaluateAll((all) => all.map((sheet) => sheet.getAttribute('fill'))),
      ).size,
    ).toBe(3);
    await seen.count(page.getByText('3 colors: + $70.00')).toBe(1);
  });
});

describe('the drawing', () => {
  test("shows each title on its tab, and marks titles that don't fit with a suggestion", async () => {
    const { page, title } = await open(`${letters('ABCDEFGH')}#cut=8`);
    await title(3).fill('Correspondence with opposing counsel');
    const note = page.locator('#note-2');
    await seen.text(note).toMatch(/Does not fit a 1\/8 cut tab\. .* Choose a 1\/\d cut/);
    await expect.poll(() => title(3).getAttribute('aria-describedby')).toBe('note-2');
    await seen.count(page.locator('.drawing .misfit')).toBe(1);
    await page.getByRole('button', { name: /Switch to the 1\/\d cut: all fit/ }).click();
    await seen.count(note).toBe(0);
    await seen.count(page.locator('.drawing .misfit')).toBe(0);
  });

  test('omits letters that the font lacks, and the list names them', async () => {
    const { page, title } = await open(letters('AB'));
    await title(2).fill('契約 A');
    await page.getByText('Our fonts lack 契 約. The printer sets this title').waitFor();
    await expect.poll(() => title(2).getAttribute('aria-invalid')).toBe('false');
  });

  test('switches to another cut and its banks', async () => {
    const { page } = await open(letters('ABCDEFGHIJKL'));
    const words = page.getByRole('region', { name: 'Your set' });
    await seen.text(words).toContain('Bank 1 of 2');
    await seen.text(page.locator('.cut-card', { hasText: 'Recommended' })).toMatch('1/6');
    await page.getByRole('button', { name: 'More cuts' }).click();
    await page.locator('input[name="cut"][value="3"]').check();
    await seen.text(words).toContain('Bank 1 of 4');
  });

  test('offers the legible ink, one press away', async () => {
    const { page } = await open('/configure/poly?sets=25&labels=A|B#colors=90');
    await seen.count(page.getByText('The print is hard to read on Black.')).toBe(1);
    await page.getByRole('button', { name: 'Switch to white ink' }).click();
    await seen.checked(page.locator('input[name="ink"][value="white"]')).toBe(true);
    await seen.count(page.getByText('hard to read')).toBe(0);
  });

  test('sets titles in capitals', async () => {
    const { page, printed } = await open('/configure/paper?sets=25&labels=Lease|Deed');
    await page.getByLabel('Capitals').check();
    await expect.poll(() => printed(1)).toBe('LEASE');
    await expect.poll(() => new URL(page.url()).hash).toBe('#type=capitals');
  });
});

describe('a line break', () => {
  test('is typed in the list and in the drawing, and its link opens with it', async () => {
    const { page, title, drawn, titles } = await open(letters('AB'));
    const lines = (tab: number) =>
      page.locator(`.drawing [data-title="${tab - 1}"] text`).allTextContents();
    await title(1).fill('Smith v.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Jones');
    await expect.poll(() => lines(1)).toEqual(['Smith v.', 'Jones']);
    await drawn(2).click();
    await page.keyboard.type('Volume');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Escape');
    await expect.poll(() => lines(2)).toEqual(['Volume', '2']);
    await expect.poll(titles).toEqual(['Smith v.↵Jones', 'Volume↵2']);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('labels'))
      .toBe('Smith v.\nJones|Volume\n2');
    await page.reload();
    await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
    const broken = [
      ['Smith v.', 'Jones'],
      ['Volume', '2'],
    ];
    await expect.poll(async () => [await lines(1), await lines(2)]).toEqual(broken);
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page.getByRole('button', { name: 'Use this list' }).click();
    await page.locator('.toast').filter({ hasText: '2 titles added' }).waitFor();
    await expect.poll(async () => [await lines(1), await lines(2)]).toEqual(broken);
  });
});

describe('a font', () => {
  test('measures and shows titles, also those of its link', async () => {
    const titles = 'Correspondence and Pleadings Served|Договор';
    const { page, complaints } = await open(`/configure/paper?sets=25&labels=${titles}#cut=8`);
    const misfits = page.locator('.misfits');
    await seen.text(misfits).toMatch('1 title does not fit');
    await page.getByLabel('Archivo Narrow').check();
    await misfits.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).hash).toBe('#cut=8&font=archivo-narrow');
    await page.reload();
    await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
    await seen.checked(page.getByLabel('Archivo Narrow')).toBe(true);
    await seen.count(misfits).toBe(0);
    const fonts = () =>
      page.evaluate(() => [...document.fonts].map((it) => [it.family, it.status]));
    await expect.poll(fonts).toContainEqual(['"Archivo Narrow"', 'loaded']);
    const drawn = page.locator('.drawing [data-title="0"] text').first();
    await expect
      .poll(() => drawn.evaluate((line) => getComputedStyle(line).fontFamily))
      .toMatch(/^"Archivo Narrow", "Tab Title"/);
    await expect
      .poll(() => page.locator('#title-1').getAttribute('aria-describedby'))
      .toBe('note-1');
    await seen
      .text(page.locator('#note-1'))
      .toMatch(/^Archivo Narrow lacks .* we print them in Arimo\.$/);
    expect(complaints).toEqual([]);
  });
});

describe('another cut', () => {
  test('stays once it is chosen, also the recommended one', async () => {
    const { page, title } = await open('/configure/paper?labels=One|Two|Three|Four|Five');
    const addTab = async () => {
      await title(1).focus();
      await page
        .locator('#tabs')
        .fill(String((await page.locator('.title-row input').count()) + 1));
    };
    const effects = page.getByRole('region', { name: /^Now/ });
    await addTab();
    await seen.text(effects).toMatch(/^Now 1\/6 cut \(was 1\/5\)\./);
    await effects.getByRole('button', { name: 'Undo' }).click();
    await seen.count(page.locator('.title-row input')).toBe(5);
    await page.locator('input[name="cut"][value="5"]').click();
    await addTab();
    await seen.text(effects).toMatch(/^Now 2 banks \(was 1 bank\)\./);
    await seen.checked(page.locator('input[name="cut"][value="5"]')).toBe(true);
  });

  test('neither moves nor restyles titles', async () => {
    const { page } = await open('/configure/paper?tabs=60&sets=25');
    const touched = await page.evaluate(async () => {
      const found: string[] = [];
      const nameOf = (node: Node) => (node instanceof HTMLElement ? node.className : '');
      const watch = new MutationObserver((records) => {
        for (const { type, target, attributeName, addedNodes } of records) {
          if (type === 'attributes' && attributeName === 'value') found.push(nameOf(target));
          if (nameOf(target).includes('title-group')) found.push(...[...addedNodes].map(nameOf));
        }
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      document.querySelector<HTMLInputElement>('input[name="cut"]:not(:checked)')?.click();
      await new Promise(requestAnimationFrame);
      return found;
    });
    expect(touched).toEqual([]);
    const restyling = await page.evaluate(() => {
      const row = document.querySelector('.title-row');
      const selectors = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule
            ? rule.selectorText.replace(/:[\w-]+\([^()]*\)/g, '').split(',')
            : []),
          ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
        ]);
      return [...document.styleSheets]
        .flatMap((sheet) => selectors(sheet.cssRules))
        .filter((selector) => {
          const after = /\+\s*([^\s>+~]+)$/.exec(selector.trim())?.[1];
          return after !== undefined && row?.matches(after.replace(/::.*/, '') || '*');
        });
    });
    expect(restyling).toEqual([]);
  });
});
