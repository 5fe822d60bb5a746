import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { QuoteDocument } from '../../src/contract/answers.ts';
import { browser, type TestBrowser } from '../support/browser.ts';
import { type Running, served } from '../support/served.ts';
import type { SiteName } from '../support/shop-site.ts';

/** The designer in a browser, as a person sees it. */
export type DesignerPage = Awaited<ReturnType<typeof designerOn>>;

/** A site and a browser for the tests of a file, and how its designer is opened there. */
export function designerOf(site?: SiteName) {
  const [service, chromium] = [served(site), browser()];
  return {
    service,
    chromium,
    open: (path: string, options?: BrowserContextOptions) =>
      openDesigner(chromium, service, path, options),
    /** A page of the site that no designer is on yet. */
    blank: async (options?: BrowserContextOptions) => (await chromium.page(options)).page,
  };
}

export async function openDesigner(
  chromium: TestBrowser,
  service: Running,
  path: string,
  options: BrowserContextOptions = {},
) {
  const { page, complaints } = await chromium.page({ reducedMotion: 'reduce', ...options });
  await page.goto(service.here(path.startsWith('/') ? service.baseUrl + path : path));
  return designerOn(page, service, complaints);
}

/** Waits until the designer follows what is done on it. */
const ready = (page: Page) => page.locator('#designer[data-ready]').waitFor({ state: 'attached' });

/** The tab of the panel that hides a control. */
export async function hiddenIn(page: Page, control: Locator): Promise<Locator | undefined> {
  const panel = await control.evaluate((element) =>
    [...document.querySelectorAll('.panel')].findIndex((panel) => panel.contains(element)),
  );
  const isHidden = panel >= 0 && !(await control.isVisible());
  return isHidden ? page.locator('.panel-tabs button').nth(panel) : undefined;
}

/** The designer on a page that has navigated to it. */
export async function designerOn(page: Page, service: Running, complaints: readonly string[] = []) {
  await ready(page);
  const title = (tab: number) => page.locator(`#title-${tab - 1}`);
  /** Opens the panel that a control of the settings is in, and returns the control. */
  const reveal = async (control: string | Locator) => {
    const found = typeof control === 'string' ? page.locator(control).first() : control;
    await (await hiddenIn(page, found))?.click();
    return found;
  };
  return {
    page,
    /** Errors in the browser's console, such as violations of the page's policy. */
    complaints,
    reveal,
    /** Checks a radio button or a box of the settings. */
    choose: async (control: string | Locator) => (await reveal(control)).check(),
    /** The field of a tab, counted from 1. */
    title,
    /** A tab in the drawing, counted from 1. */
    drawn: (tab: number) => page.locator(`.drawing [data-tab="${tab - 1}"]`),
    /** The title printed on a tab in the drawing, counted from 1. */
    printed: (tab: number) => page.locator(`.drawing [data-title="${tab - 1}"]`).textContent(),
    /** Goes to another address of the site, where a designer is. */
    goto: async (path: string) => {
      await page.goto(service.address + path);
      await ready(page);
    },
    reload: async () => {
      await page.reload();
      await ready(page);
    },
    /** Opens the review. */
    review: async () => {
      await page.locator('.price-bar .primary').click();
      return page.getByRole('dialog', { name: 'Review' });
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** A message at the lower edge of the page, by its title or the start of it. */
    notice: (name: string | RegExp) => page.getByRole('region', { name }),
    /** Opens a panel. */
    open: (panel: 'Titles' | 'Look' | 'Options' | 'Quantity and date') =>
      page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('button', { name: panel })
        .click(),
    /** Types a number of sets and enters it. */
    typeSets: async (sets: number | string) => {
      await (await reveal('#sets')).fill(String(sets));
      await page.locator('#sets').press('Enter');
    },
    /** The values of all title fields, in order. */
    titles: () =>
      page
        .locator('.title-row input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    /** The displayed total, such as `$136.25`. */
    total: () => page.locator('.price-total strong').innerText(),
    /** The price API's quote for the build in the page's address. */
    priced: async () => {
      const { pathname, search } = new URL(page.url());
      const product = pathname.split('/').at(-1);
      const answer = await service.fetch(`/api/price${search}&product=${product}`);
      return (await answer.json()) as QuoteDocument;
    },
    /** Pastes text into the field of a tab, counted from 1. */
    paste: async (tab: number, text: string) => {
      await title(tab).evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    },
  };
}

/** Formats an amount like the designer. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
