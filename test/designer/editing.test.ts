import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { seen } from '../support/seen.ts';
import { served } from '../support/served.ts';
import { designerOn, openDesigner } from './page.ts';

const service = served();
const chromium = browser();
const open = (path: string) => openDesigner(chromium, service, path);

/** A set whose titles are single letters. */
const letters = (text: string) => `/configure/paper?sets=25&labels=${[...text].join('|')}`;

const hasFocus = (element: Locator) =>
  element.evaluate((element) => element === document.activeElement);

describe('titles', () => {
  test('pasted from Word fill the tabs without their numbers; undone, or without room, they say so', async () => {
    const { page, paste, titles, title } = await open('/configure/paper?tabs=2&sets=25');
    const notice = (name: string) => page.getByRole('region', { name });
    await title(1).focus();
    await paste(1, '1.\tComplaint\r\n2.\tAnswer\r\n3.\tReply\r\n');
    const added = notice('3 titles added');
    await seen.text(added).toMatch(/We left out the numbers 1\. to 3\./);
    await expect.poll(titles).toEqual(['Complaint', 'Answer', 'Reply']);
    await seen.value(page.locator('#tabs')).toBe('3');
    await added.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).toEqual(['', '']);
    await expect.poll(() => hasFocus(title(1))).toBe(true);
    await paste(1, 'Complaint\n\nReply\nAnswer');
    await notice('3 titles and 1 blank tab added').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).toEqual(['', '']);

    const table = Array(2)
      .fill(`A${'\tB'.repeat(50)}`)
      .join('\n');
    await paste(1, table);
    await seen
      .text(notice('Nothing was pasted'))
      .toMatch(/51 columns\. Copy only the ones with your titles/);
    await expect.poll(titles).toEqual(['', '']);
    const tool = page.getByRole('button', { name: 'Paste a list' });
    await tool.click();
    await page.getByLabel('One title per line').fill(table);
    await page.getByRole('status').getByText('That table has 51 columns').waitFor();
    expect(await page.getByRole('button', { name: 'Use this list' }).isDisabled()).toBe(true);
    await tool.click();

    await paste(2, ['W'.repeat(201), ...Array(499).fill('Last')].join('\n'));
    await seen
      .text(notice('499 titles added'))
      .toMatch(
        /We left out 1 title: a set has at most 500 tabs\.\s+We cut 1 title to 200 characters\./,
      );
    expect((await titles())[1]).toHaveLength(200);
  });

  test('come from a list, a series, which stays unfinished while its tool is closed, or a set', async () => {
    const { page, titles } = await open(letters('AB'));
    await page.getByRole('button', { name: 'Paste a list' }).click();
    const list = page.getByLabel('One title per line');
    await seen.value(list).toBe('A\nB');
    await list.fill('• First\n• Second');
    await page.getByLabel('Leave out the bullet •').check();
    await page.getByRole('button', { name: 'Use this list' }).click();
    await expect.poll(titles).toEqual(['First', 'Second']);

    const tool = page.getByRole('button', { name: 'Fill a series' });
    const last = page.getByLabel('Last', { exact: true });
    await tool.click();
    await page.getByLabel('Count by').selectOption('roman');
    await page.getByLabel('Before each').fill('Schedule ');
    await last.fill('');
    await page.getByLabel('After the last tab').check();
    await page.keyboard.press('Escape');
    await tool.click();
    await seen.value(page.getByLabel('Count by')).toBe('roman');
    await seen.value(page.getByLabel('Before each')).toBe('Schedule ');
    await seen.value(last).toBe('');
    await seen.checked(page.getByLabel('After the last tab')).toBe(true);
    await page.getByRole('button', { name: 'I–X' }).click();
    await last.fill('iii');
    await page.getByLabel('After the last tab').check();
    await page.getByRole('button', { name: 'Fill in' }).click();
    await expect.poll(titles).toEqual(['First', 'Second', 'I', 'II', 'III']);

    await page.getByRole('button', { name: 'Common sets' }).click();
    await page.getByRole('button', { name: /Estate plan/ }).click();
    await expect
      .poll(async () => (await titles()).slice(0, 3))
      .toEqual(['Summary', 'Will', 'Trust']);
  });

  test('is changed for a link only where the page says so, typed or pasted', async () => {
    const { page, title, titles, paste } = await open('/configure/paper?tabs=1&sets=25');
    const said = (words: string) => page.locator('.toast').filter({ hasText: words }).waitFor();
    await title(1).fill('Smith|Jones');
    await said('We write | as /');
    await expect.poll(titles).toEqual(['Smith/Jones']);
    await paste(1, `One|Two\nThree\n${'y'.repeat(201)}`);
    await said('We cut 1 title to 200 characters.');
    await said('We write | as /');
    await expect.poll(titles).toEqual(['One/Two', 'Three', 'y'.repeat(200)]);
  });
});

test('a job and notes replaced by a link come back with the titles', async () => {
  const { page, title } = await open('/configure/paper');
  await title(1).fill('Mine');
  await page.locator('.price-bar .primary').click();
  await page.getByLabel('Job name').fill('My job');
  await page.getByLabel('Notes').fill('My notes');
  for (const link of ['?sets=25&labels=Theirs#job=Their+job', '?sets=25&labels=Mine||||']) {
    await page.goto(`${service.address}/configure/paper${link}`);
    const { title, titles } = await designerOn(page, service);
    await title(2).or(title(1)).last().fill('Changed');
    await page.reload();
    await designerOn(page, service);
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect.poll(async () => (await titles()).slice(0, 1)).toEqual(['Mine']);
    await expect.poll(() => page.url()).toMatch(/#job=My\+job&notes=My\+notes$/);
  }
});

test('a number of sets that is none is neither changed nor ordered', async () => {
  const { page, typeSets, total } = await open('/configure/paper?tabs=5&sets=50');
  const before = await total();
  for (const typed of ['25.5', '1e3', '-25', '2 5', '1,00', '25 tabs']) {
    await typeSets(typed);
    await page.getByText(`We couldn't read "${typed}". Type a whole number`).waitFor();
    await seen.value(page.locator('#sets')).toBe(typed);
  }
  expect(await total()).toBe(before);
});

describe('by keyboard', () => {
  test('a title moves and keeps the focus, and its menu moves, inserts and removes', async () => {
    const { page, title, titles } = await open(letters('ABCD'));
    await title(1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
    await expect.poll(() => hasFocus(title(3))).toBe(true);
    await seen.text(page.locator('#designer-status')).toMatch(/tab 3 of 4/);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual(['B', 'A', 'C', 'D']);

    const button = (tab: number) =>
      page.getByRole('button', { name: `Actions for tab ${tab}`, exact: true });
    const menu = page.locator('.title-row .tab-actions');
    await button(1).press('Enter');
    await menu.waitFor();
    await button(1).press('Escape');
    await seen.count(menu).toBe(0);
    await button(1).press('Enter');
    await page.getByRole('button', { name: 'Move down' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['A', 'C', 'B', 'D']);
    await menu.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect.poll(titles).toEqual(['A', 'C', 'D']);
    await button(1).press('Enter');
    await menu.getByRole('button', { name: 'Add after' }).press('Enter');
    await expect.poll(titles).toEqual(['A', '', 'C', 'D']);
  });

  test('titles are typed one after another, cleared and restored, and hidden by fewer tabs', async () => {
    const { page, title, titles } = await open('/configure/paper?tabs=2&sets=25');
    const all = ['One', 'Two', 'Three', 'Four'];
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
    await expect.poll(titles).toEqual(all);

    const said = page.locator('#designer-status');
    const cleared = page.getByRole('region', { name: '4 titles removed' });
    const [clear, undo, redo] = ['Clear titles', 'Undo', 'Redo'].map((name) =>
      page.locator('.toolbar').getByRole('button', { name }),
    ) as [Locator, Locator, Locator];
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await clear.press('Enter');
    await expect.poll(titles).toEqual(['', '', '', '']);
    await seen.text(said).toBe('4 titles removed.');
    await seen.count(cleared.getByRole('button', { name: 'Undo' })).toBe(1);
    await expect
      .poll(async () => [await hasFocus(clear), await clear.isDisabled()])
      .toEqual([true, true]);
    await undo.press('Enter');
    await expect.poll(titles).toEqual(all);
    await seen.text(said).toBe('Undone.');
    await seen.count(cleared).toBe(0);
    await redo.press('Enter');
    await expect.poll(titles).toEqual(['', '', '', '']);
    await expect
      .poll(async () => [await hasFocus(redo), await redo.isDisabled()])
      .toEqual([true, true]);
    await undo.press('Enter');
    await expect.poll(titles).toEqual(all);

    const tabs = page.locator('#tabs');
    const type = async (count: string) => {
      await tabs.fill(count);
      await page.keyboard.press('Tab');
    };
    await type('1');
    await seen.text(said).toMatch(/^3 titles hidden/);
    await seen.value(tabs).toBe('1');
    for (const refused of ['0', '501', '7.5']) {
      await type(refused);
      await seen.text(said).toMatch(/^A set has 1 to 500 tabs/);
      await expect.poll(titles).toEqual(['One']);
      await seen.value(tabs).toBe('1');
    }
    await type('4');
    await expect.poll(titles).toEqual(all);
  });

  test('every control can be reached, every choice made, and every bank seen', async () => {
    const { page } = await open('/configure/paper?tabs=20&sets=25#cut=10');
    await page.locator('input[name="punch"]:checked').focus();
    await page.keyboard.press('ArrowDown');
    await seen.checked(page.locator('input[name="punch"][value="3hole"]')).toBe(true);
    await page.locator('input[name="quantity"]:checked').focus();
    await page.keyboard.press('ArrowDown');
    await seen.value(page.locator('#sets')).toBe('50');
    await page.locator('#colors .swatch[aria-pressed="true"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await seen.text(page.locator('#colors .swatch[aria-pressed="true"]')).toBe('Red');

    await page.getByRole('button', { name: 'Whole divider' }).press('Enter');
    const next = page.getByRole('button', { name: 'Next bank' });
    const isLast = page.locator('.stage-words', { hasText: 'Bank 2 of 2' });
    await next.press('Enter');
    await seen.count(isLast).toBe(1);
    await expect
      .poll(async () => [await hasFocus(next), await next.isDisabled()])
      .toEqual([true, true]);
    await next.press('Enter');
    await seen.count(isLast).toBe(1);
  });
});

test('a title, and a tab in the drawing, is dragged to its place', async () => {
  const { page, drawn, titles } = await open(letters('ABCD'));
  await page.setViewportSize({ width: 1280, height: 1400 });
  const drag = async (from: Locator, to: Locator, [right, down]: readonly [number, number]) => {
    await from.hover();
    await page.mouse.down();
    const target = await to.boundingBox();
    await page.mouse.move((target?.x ?? 0) + right, (target?.y ?? 0) + down, { steps: 6 });
    await page.mouse.up();
    await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
  };
  const handle = page.locator('.drag-handle');
  await drag(handle.nth(0), handle.nth(2), [5, 20]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual(['A', 'B', 'C', 'D']);
  await drag(drawn(1), drawn(3), [30, 10]);
  await seen.count(page.locator('.rename')).toBe(0);
});

describe('in the drawing', () => {
  test('tabs are renamed one after another; arrow keys and the menu act on them', async () => {
    const { page, drawn, printed, titles } = await open(letters('AB'));
    await drawn(1).click();
    await page.keyboard.type('First');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Second');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Third');
    await page.keyboard.press('Escape');
    await expect.poll(titles).toEqual(['First', 'Second', 'Third']);
    await expect.poll(() => hasFocus(drawn(3))).toBe(true);
    await expect.poll(() => printed(3)).toBe('Third');

    await drawn(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    const bar = page.getByRole('group', { name: 'Tab 2' });
    await bar.getByRole('button', { name: 'Move right' }).press('Enter');
    await expect.poll(titles).toEqual(['First', 'Third', 'Second']);
    const moved = page.getByRole('group', { name: 'Tab 3' });
    await moved.getByRole('button', { name: 'Blank' }).press('Enter');
    await moved.getByRole('button', { name: 'Add after' }).press('Enter');
    await page.keyboard.type('D');
    await expect.poll(titles).toEqual(['First', 'Third', '', 'D']);
  });

  test('the legible ink is one press away, and coloring a tab moves on to the next one', async () => {
    const { page, drawn } = await open('/configure/poly?sets=25&labels=A|B|C#colors=90');
    await seen.count(page.getByText('The print is hard to read on Black.')).toBe(1);
    await page.getByRole('button', { name: 'Switch to white ink' }).click();
    await seen.checked(page.locator('input[name="ink"][value="white"]')).toBe(true);
    await seen.count(page.getByText('hard to read')).toBe(0);

    await page.getByRole('button', { name: 'Color', exact: true }).click();
    await drawn(1).click();
    const palette = page.locator('.swatches.small');
    await palette.getByRole('button', { name: 'Emerald + $35.00 total' }).click();
    await palette.getByRole('button', { name: 'Azure + $35.00 total' }).click();
    await seen.count(page.getByText('Tab 3 of 3')).toBe(1);
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Tab \d: / })
          .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-label'))),
      )
      .toEqual(['Tab 1: A, Emerald', 'Tab 2: B, Azure', 'Tab 3: C, Black']);
    const fills = await page
      .locator('.drawing .shadow')
      .evaluateAll((all) => all.map((sheet) => sheet.getAttribute('fill')));
    expect(new Set(fills).size).toBe(3);
    await seen.count(page.getByText('3 colors: + $70.00')).toBe(1);
  });

  test('each title is on its tab, in capitals if chosen; misfits and letters without a font are named', async () => {
    const { page, title, printed } = await open(`${letters('ABCDEFGH')}#cut=8`);
    await title(3).fill('Correspondence with opposing counsel');
    const note = page.locator('#note-2');
    await seen.text(note).toMatch(/Doesn't fit a 1\/8 cut tab\. .* Choose a 1\/\d cut/);
    await expect.poll(() => title(3).getAttribute('aria-describedby')).toBe('note-2');
    await seen.count(page.locator('.drawing .misfit')).toBe(1);
    await page.getByRole('button', { name: /Switch to the 1\/\d cut: all fit/ }).click();
    await seen.count(note).toBe(0);
    await seen.count(page.locator('.drawing .misfit')).toBe(0);

    await title(2).fill('契約 A');
    await page.getByText('Our fonts lack 契 約. The printer sets this title').waitFor();
    await expect.poll(() => title(2).getAttribute('aria-invalid')).toBe('false');

    await title(1).fill('Lease');
    await page.getByLabel('Capitals').check();
    await expect.poll(() => printed(1)).toBe('LEASE');
    await expect.poll(() => new URL(page.url()).hash).toContain('type=capitals');
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
    await seen.text(misfits).toMatch("1 title doesn't fit");
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
    const typeOf = (line: SVGElement | HTMLElement) => {
      const { fontWeight, fontFamily } = getComputedStyle(line);
      return `${fontWeight} ${fontFamily}`;
    };
    await page.locator('.price-bar .primary').click();
    for (const picture of ['.drawing', '.review-picture']) {
      const drawn = page.locator(`${picture} [data-title="0"] text`).first();
      await expect.poll(() => drawn.evaluate(typeOf)).toMatch(/^400 "Archivo Narrow", "Tab Title"/);
    }
    await expect
      .poll(() => page.locator('#title-1').getAttribute('aria-describedby'))
      .toBe('note-1');
    await seen
      .text(page.locator('#note-1'))
      .toMatch(/^Archivo Narrow lacks .* we print them in Arimo\.$/);
    expect(complaints).toEqual([]);
  });
});

test('print on the dividers is in the drawing of the set, also in the review, while it is chosen', async () => {
  const { page } = await open('/configure/paper?tabs=5&sets=25&bodyprint=1c#body=Confidential');
  await page.locator('.price-bar .primary').click();
  for (const picture of ['.drawing', '.review-picture']) {
    await page.locator(picture).getByText('Confidential').waitFor({ state: 'attached' });
  }
  await page.getByRole('button', { name: 'Back to the design' }).click();
  await page.locator('input[name="bodyprint"][value="none"]').check();
  await page.getByRole('button', { name: 'Tabs', exact: true }).click();
  await page.locator('.drawing .scene').first().waitFor();
  await seen.count(page.locator('.drawing').getByText('Confidential')).toBe(0);
});

describe('another cut', () => {
  test('stays once it is chosen, also the recommended one', async () => {
    const { page, title } = await open('/configure/paper?labels=One|Two|Three|Four|Five');
    const addTab = async () => {
      await title(1).focus();
      const tabs = page.locator('#tabs');
      await tabs.fill(String(Number(await tabs.inputValue()) + 1));
      await tabs.press('Enter');
    };
    const effects = page.getByRole('region', { name: /^Now/ });
    const words = page.getByRole('region', { name: 'Your set' });
    await seen.text(page.locator('.cut-card', { hasText: 'Recommended' })).toMatch('1/5');
    await addTab();
    await seen.text(effects).toMatch(/^Now 1\/6 cut \(was 1\/5\)\./);
    await effects.getByRole('button', { name: 'Undo' }).click();
    await seen.count(page.locator('.title-row input')).toBe(5);
    await page.locator('input[name="cut"][value="5"]').click();
    await addTab();
    await seen.text(effects).toMatch(/^Now 2 banks \(was 1 bank\)\./);
    await seen.checked(page.locator('input[name="cut"][value="5"]')).toBe(true);
    await seen.text(words).toContain('Bank 1 of 2');
    await page.getByRole('button', { name: 'More cuts' }).click();
    await page.locator('input[name="cut"][value="2"]').check();
    await seen.text(words).toContain('Bank 1 of 3');
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
  });
});
