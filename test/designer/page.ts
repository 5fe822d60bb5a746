import type { BrowserContextOptions, Page } from 'playwright-core';
import type { QuoteDocument } from '../../src/contract/answers.ts';
import type { TestBrowser } from '../support/browser.ts';
import type { Served } from '../support/served.ts';

/** The designer in a browser, as a person sees it. */
export interface DesignerPage {
  readonly page: Page;
  /** Errors in the browser's console, such as violations of the page's policy. */
  readonly complaints: readonly string[];
  /** Returns the values of all title fields, in order. */
  titles(): Promise<string[]>;
  /** Returns the displayed total, such as `$136.25`. */
  total(): Promise<string>;
  /** Returns the price API's quote for the build in the page's address. */
  priced(): Promise<QuoteDocument>;
  /** Pastes text into the field of a tab, counted from 1. */
  paste(tab: number, text: string): Promise<void>;
  title(tab: number): ReturnType<Page['locator']>;
  /** A tab in the drawing, counted from 1. */
  drawn(tab: number): ReturnType<Page['locator']>;
  /** The title printed on a tab in the drawing, counted from 1. */
  printed(tab: number): Promise<string | null>;
  /** Opens a panel, which a small window shows alone. */
  open(panel: 'Titles' | 'Look' | 'Options' | 'Quantity and date'): Promise<void>;
  /** Types a number of sets and leaves the field. */
  typeSets(sets: number | string): Promise<void>;
}

export async function openDesigner(
  chromium: TestBrowser,
  service: Served,
  path: string,
  options: BrowserContextOptions = {},
): Promise<DesignerPage> {
  const { page, complaints } = await chromium.page(`${service.address}/robots.txt`, {
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(service.here(path.startsWith('/') ? service.baseUrl + path : path));
  return designerOn(page, service, complaints);
}

/** The designer on a page that has navigated to it. */
export async function designerOn(
  page: Page,
  service: Served,
  complaints: readonly string[] = [],
): Promise<DesignerPage> {
  await page.locator('#designer[data-ready]').waitFor({ state: 'attached' });
  const title = (tab: number) => page.locator(`#title-${tab - 1}`);
  return {
    page,
    complaints,
    title,
    drawn: (tab) => page.locator(`.drawing [data-tab="${tab - 1}"]`),
    printed: (tab) => page.locator(`.drawing [data-title="${tab - 1}"]`).textContent(),
    open: (panel) =>
      page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('button', { name: panel })
        .click(),
    typeSets: async (sets) => {
      await page.locator('#sets').fill(String(sets));
      await page.locator('#sets').press('Enter');
    },
    titles: () =>
      page
        .locator('.title-row input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    total: () => page.locator('.price-total strong').innerText(),
    priced: async () => {
      const { pathname, search } = new URL(page.url());
      const product = pathname.split('/').at(-1);
      const answer = await service.fetch(`/api/price${search}&product=${product}`);
      return (await answer.json()) as QuoteDocument;
    },
    paste: async (tab, text) => {
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
