import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalog } from '../support/catalog.ts';
import { seen } from '../support/seen.ts';
import { designerOf } from './page.ts';

const { open } = designerOf();

const letters = (text: string) => `/configure/paper?sets=25&labels=${[...text].join('|')}`;

const hasFocus = (element: Locator) =>
  element.evaluate((element) => element === document.activeElement);

/** Nothing is left for a button to do, and it keeps the focus. */
const expectOff = (button: Locator) =>
  expect
    .poll(async () => [await hasFocus(button), await button.isDisabled()])
    .toEqual([true, true]);

test('titles typed or pasted say what is changed for a link or left out, and a paste is undone', async () => {
  const { page, paste, titles, title, notice } = await open('/configure/paper?tabs=2');
  await title(1).fill('SmithJones');
  await title(1).press('Home');
  for (const _ of 'Smith') await page.keyboard.press('ArrowRight');
  await page.keyboard.type('|');
  await page.locator('.toast', { hasText: 'We write | as /' }).waitFor();
  await page.keyboard.type('x');
  await expect.poll(titles).toEqual(['Smith/xJones', '']);
  await paste(1, '1.\tComplaint\r\n2.\tAnswer\r\n\r\n3.\tReply\r\n');
  const added = notice('3 titles and 1 blank tab added');
  await seen.text(added).toMatch(/We left out the numbers 1\. to 3\./);
  await expect.poll(titles).toEqual(['Complaint', 'Answer', '', 'Reply']);
  await seen.value(page.locator('#tabs')).toBe('4');
  await added.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual(['Smith/xJones', '']);
  await expect.poll(() => hasFocus(title(1))).toBe(true);

  await paste(1, 'A\tB\nC\tD');
  await seen.value(page.getByLabel('One title per line')).toBe('A\tB\nC\tD');
  await paste(2, ['W'.repeat(201), ...Array(499).fill('Last')].join('\n'));
  await seen
    .text(notice('499 titles added'))
    .toMatch(/out 1 title: a set has at most 500 tabs\.\s+We cut 1 title to 200 characters\./);
  expect((await titles())[1]).toHaveLength(200);
});

test('titles come from a list, a series or a set', async () => {
  const { page, press, titles } = await open(letters('AB'));
  await press('Paste a list');
  const list = page.getByLabel('One title per line');
  await seen.value(list).toBe('A\nB');
  await list.fill('• First\n• Second');
  await page.getByLabel('Leave out the bullet •').check();
  await press('Use this list');
  await expect.poll(titles).toEqual(['First', 'Second']);

  await press('Fill a series');
  await page.getByLabel('Before each').fill('Schedule ');
  await page.getByLabel('Last', { exact: true }).fill('2');
  await page.getByLabel('After the last tab').check();
  await press('Fill in numbers');
  await expect.poll(titles).toEqual(['First', 'Second', 'Schedule 1', 'Schedule 2']);
  await press('Common sets');
  await page.getByRole('button', { name: /Estate plan/ }).click();
  await expect.poll(async () => (await titles()).join()).toMatch(/^Summary,Will,Trust/);
});

test('a number of sets that is not sold stays as typed, is not ordered, and the nearest are offered', async () => {
  const { page, typeSets, total, press } = await open('/configure/paper?tabs=8&sets=50');
  const sets = page.locator('#sets');
  const before = await total();
  const least = 'The smallest order is 25 sets: the setup of $';
  for (const [typed, words] of [
    ['25.5', `We couldn't read "25.5". Type a whole number, such as 25.`],
    ['2 5', `We couldn't read "2 5". Type a whole number, such as 25.`],
    ['0', least],
    ['60', "We don't print 60 sets. The nearest are:"],
  ] as const) {
    await typeSets(typed);
    await page.getByText(words).waitFor();
    await seen.value(sets).toBe(typed);
  }
  expect(await total()).toBe(before);
  await page.getByRole('button', { name: /^75 sets: \$\d+\.\d\d total$/ }).click();
  await seen.checked(page.locator('input[name="quantity"][value="75"]')).toBe(true);
  const rows = page.locator('input[name="quantity"]');
  await seen.count(rows).toBe(6);
  await press('More quantities');
  await seen.count(rows).toBe(catalog.book.limits.setQuantities.length);
  await sets.fill('60');
  await page.locator('input[name="quantity"][value="100"]').check();
  await seen.value(sets).toBe('100');
});

test('by keyboard a title moves and keeps the focus, and its menu moves, inserts and removes', async () => {
  const { page, title, titles } = await open(letters('ABCD'));
  await title(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
  await expect.poll(() => hasFocus(title(3))).toBe(true);
  await seen.text(page.locator('#designer-status')).toMatch(/tab 3 of 4/);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(titles).toEqual(['B', 'A', 'C', 'D']);

  const button = page.getByRole('button', { name: 'Actions for tab 1', exact: true });
  const menu = page.locator('#menu');
  await button.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Move later' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(['A', 'C', 'B', 'D']);
  await menu.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect.poll(titles).toEqual(['A', 'C', 'D']);
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Add after' }).press('Enter');
  await expect.poll(titles).toEqual(['A', '', 'C', 'D']);
  await expect.poll(() => hasFocus(title(2))).toBe(true);
  await menu.waitFor({ state: 'hidden' });
});

test('by keyboard titles are typed one after another, cleared and restored, and removed by fewer tabs', async () => {
  const { page, title, titles, notice } = await open('/configure/paper?tabs=2&sets=25');
  const all = ['One', 'Two', 'Three', 'Four'];
  const blank = ['', '', '', ''];
  await title(1).focus();
  const keys = 'One Enter Three Enter Four ArrowUp ArrowUp Control+Enter Two';
  for (const key of keys.split(' ')) {
    await (all.includes(key) ? page.keyboard.type(key) : page.keyboard.press(key));
  }
  await expect.poll(titles).toEqual(all);

  const said = page.locator('#designer-status');
  const tool = (name: string) => page.locator('.toolbar, #menu').getByRole('button', { name });
  const [undo, redo] = [tool('Undo'), tool('Redo')];
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await tool('Clear titles').press('Enter');
  await expect.poll(titles).toEqual(blank);
  await seen.count(page.locator('#menu:popover-open')).toBe(0);
  await expect.poll(() => hasFocus(more)).toBe(true);
  await seen.text(said).toBe('4 titles removed.');
  const cleared = notice('4 titles removed');
  await seen.count(cleared.getByRole('button', { name: 'Undo' })).toBe(1);
  await undo.press('Enter');
  await seen.text(said).toBe('Undone.');
  await seen.count(cleared).toBe(0);
  await redo.press('Enter');
  await expect.poll(titles).toEqual(blank);
  await expectOff(redo);
  await undo.press('Enter');

  const tabs = page.locator('#tabs');
  await tabs.fill('1');
  await tabs.press('Tab');
  await seen.text(said).toMatch(/^3 titles removed/);
  for (const refused of ['e', '501']) {
    await tabs.press('ControlOrMeta+a');
    await page.keyboard.type(refused);
    await tabs.press('Tab');
    await seen.text(said).toMatch(/^A set has 1 to 500 tabs/);
    await expect.poll(titles).toEqual(['One']);
    await seen.value(tabs).toBe('1');
  }
  await undo.press('Enter');
  await expect.poll(titles).toEqual(all);
});

test('tabs are not added beyond the most, nor is the last one removed, and nothing claims it', async () => {
  const { max } = catalog.book.limits.tabsPerSet;
  const { page, press, goto } = await open(`/configure/paper?tabs=${max}`);
  const said = page.locator('#designer-status');
  await press('Add tab');
  await seen.text(said).toMatch(`A set has at most ${max} tabs`);
  await goto('/configure/paper?labels=Only');
  await press('Actions for tab 1');
  await page.locator('#menu').getByRole('button', { name: 'Remove' }).click();
  await seen.text(said).toMatch('this one is blank now');
});

test('a title, and a tab in the drawing, is dragged to its place', async () => {
  const { page, drawn, titles, press } = await open(letters('ABCD'));
  await page.setViewportSize({ width: 1280, height: 1400 });
  const drag = async (from: Locator, to: Locator, [right, down]: readonly [number, number]) => {
    await from.hover();
    await page.mouse.down();
    const { x, y } = (await to.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + right, y + down, { steps: 6 });
    await page.mouse.up();
    await expect.poll(titles).toEqual(['B', 'C', 'A', 'D']);
  };
  const handle = page.locator('.drag-handle');
  await drag(handle.nth(0), handle.nth(2), [5, 20]);
  await press('Undo');
  await expect.poll(titles).toEqual(['A', 'B', 'C', 'D']);
  await drag(drawn(1), drawn(3), [30, 10]);
  await seen.count(page.locator('.rename')).toBe(0);
});

test('in the drawing tabs are renamed one after another; arrow keys and the menu act on them', async () => {
  const { page, drawn, printed, titles } = await open(letters('AB'));
  await drawn(1).click();
  for (const name of ['First', 'Second']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('Third');
  await page.keyboard.press('Escape');
  await expect.poll(titles).toEqual(['First', 'Second', 'Third']);
  await expect.poll(() => hasFocus(drawn(3))).toBe(true);
  await expect.poll(() => printed(3)).toBe('Third');

  await drawn(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const action = (tab: number, name: string) =>
    page.getByRole('group', { name: `Tab ${tab}` }).getByRole('button', { name });
  await action(2, 'Move later').press('Enter');
  await expect.poll(titles).toEqual(['First', 'Third', 'Second']);
  await action(3, 'Blank').press('Enter');
  await action(3, 'Add after').press('Enter');
  await page.keyboard.type('D');
  await expect.poll(titles).toEqual(['First', 'Third', '', 'D']);
});

test('in the drawing the legible ink is one press away, and white ink is not said to be by quote', async () => {
  const designer = await open('/configure/poly?sets=25&labels=A|B|C#colors=90');
  const { page, press } = designer;
  await designer.open('Look');
  await page.getByText('The print is hard to read on Black.').first().waitFor();
  await seen.count(page.locator('#options .notice.warning')).toBe(1);
  await seen.count(page.getByRole('link', { name: 'priced by quote' })).toBe(0);
  await press('Switch to white ink');
  await seen.checked(page.locator('input[name="ink"][value="white"]')).toBe(true);
  await seen.count(page.getByText('hard to read')).toBe(0);
});

test('in the drawing each title is on its tab, in capitals if chosen; misfits and letters without a font are named', async () => {
  const { page, title, printed, choose } = await open(`${letters('ABCDEFGH')}#cut=8`);
  await title(3).fill('Correspondence with opposing counsel');
  const note = page.locator('#note-2');
  const misfit = page.locator('.drawing .misfit');
  await seen.text(note).toMatch(/Doesn't fit a 1\/8 cut tab\. .* Choose a 1\/\d cut/);
  await expect.poll(() => title(3).getAttribute('aria-describedby')).toBe('note-2');
  await seen.count(misfit).toBe(1);
  await page.getByRole('button', { name: /Switch to the 1\/\d cut: all fit/ }).click();
  await seen.count(note).toBe(0);
  await seen.count(misfit).toBe(0);

  await title(2).fill('契約 A');
  await page.getByText('Our fonts lack 契 約. The printer sets this title').waitFor();
  await expect.poll(() => title(2).getAttribute('aria-invalid')).toBe('false');
  await title(1).fill('Lease');
  await choose(page.getByLabel('Capitals'));
  await expect.poll(() => printed(1)).toBe('LEASE');
  await expect.poll(() => new URL(page.url()).hash).toContain('type=capitals');
});

test('a line break is typed in the list and in the drawing, and stays in a list', async () => {
  const { page, title, drawn, titles, press } = await open(letters('AB'));
  const lines = (tab: number) =>
    page.locator(`.drawing [data-title="${tab - 1}"] text`).allTextContents();
  await title(1).fill('Smith v.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Jones');
  await drawn(2).click();
  await page.keyboard.type('Volume');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Escape');
  await expect.poll(titles).toEqual(['Smith v.↵Jones', 'Volume↵2']);
  await press('Paste a list');
  await press('Use this list');
  await page.locator('.toast', { hasText: '2 titles added' }).waitFor();
  await expect
    .poll(async () => [await lines(1), await lines(2)])
    .toEqual([
      ['Smith v.', 'Jones'],
      ['Volume', '2'],
    ]);
});

test('a font measures and shows titles, also those of its link', async () => {
  const titles = 'Correspondence and Pleadings|Договор';
  const designer = await open(`/configure/paper?sets=25&labels=${titles}#cut=8`);
  const { page, reload, complaints, choose, review } = designer;
  const misfits = page.locator('#titles .notice.warning');
  await seen.text(misfits).toMatch("1 title doesn't fit");
  await choose(page.getByLabel('Archivo Narrow'));
  await misfits.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).hash).toBe('#cut=8&font=archivo-narrow');
  await reload();
  await seen.checked(page.getByLabel('Archivo Narrow')).toBe(true);
  await seen.count(misfits).toBe(0);
  const fonts = () => page.evaluate(() => [...document.fonts].map((it) => [it.family, it.status]));
  await expect.poll(fonts).toContainEqual(['"Archivo Narrow"', 'loaded']);
  const familyOf = (line: Element) => getComputedStyle(line).fontFamily;
  await review();
  for (const picture of ['.drawing', '.review-picture']) {
    const drawn = page.locator(`${picture} [data-title="0"] text`).first();
    await expect.poll(() => drawn.evaluate(familyOf)).toMatch(/^"Archivo Narrow", "Tab Title"/);
  }
  const note = /^Archivo Narrow lacks .* we print them in Arimo\.$/;
  await seen.text(page.locator('#note-1')).toMatch(note);
  expect(complaints).toEqual([]);
});

test('another cut stays once it is chosen, also the recommended one, and every bank is seen', async () => {
  const designer = await open('/configure/paper?labels=One|Two|Three|Four|Five');
  const { page, press, notice, open: openPanel } = designer;
  const cut = (cut: number) => page.locator(`input[name="cut"][value="${cut}"]`);
  await openPanel('Look');
  await cut(4).click();
  await cut(5).click();
  await seen.text(page.locator('.cut label', { hasText: 'Recommended' })).toMatch('1/5');
  await press('Add tab');
  const effects = notice(/^Now 2 banks \(was 1 bank\)/);
  await effects.getByRole('button', { name: 'Undo' }).click();
  await seen.count(page.locator('.title-row input')).toBe(5);
  await press('Add tab');
  await effects.waitFor();
  await seen.checked(cut(5)).toBe(true);
  await openPanel('Look');
  await press('More cuts');
  await cut(2).check();
  await seen.count(page.locator('.drawing .tab-button')).toBe(6);
  await press('Whole divider');
  const bank = page.locator('.stage-words', { hasText: '‹' });
  await seen.text(bank).toContain('Bank 3 of 3');
  await press('Previous bank');
  await seen.text(bank).toContain('Bank 2 of 3');
  const next = page.getByRole('button', { name: 'Next bank' });
  await next.press('Enter');
  await expectOff(next);
  await next.press('Enter');
  await seen.text(bank).toContain('Bank 3 of 3');
});
