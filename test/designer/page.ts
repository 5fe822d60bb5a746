import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { QuoteDocument } from '../../src/contract/answers.ts';
import { browser } from '../support/browser.ts';
import { type Running, served } from '../support/served.ts';
import type { SiteName } from '../support/shop-site.ts';

export type DesignerPage = Awaited<ReturnType<typeof designerOn>>;

/** @param more arguments of the browser. */
export function designerOf(site?: SiteName, ...more: string[]) {
  const [service, chromium] = [served(site), browser(...more)];
  return {
    service,
    open: async (path: string, options?: BrowserContextOptions) => {
      const { page, complaints } = await chromium.page({ reducedMotion: 'reduce', ...options });
      await page.goto(service.here(path.startsWith('/') ? service.baseUrl + path : path));
      return designerOn(page, service, complaints);
    },
    blank: async (options?: BrowserContextOptions) => (await chromium.page(options)).page,
  };
}

const ready = (page: Page) => page.locator('#designer[data-ready]').waitFor({ state: 'attached' });

export async function hiddenIn(page: Page, control: Locator): Promise<Locator | undefined> {
  const panel = await control.evaluate((element) =>
    [...document.querySelectorAll('.panel')].findIndex((panel) => panel.contains(element)),
  );
  const isHidden = panel >= 0 && !(await control.isVisible());
  return isHidden ? page.locator('.panel-tabs button').nth(panel) : undefined;
}

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
    choose: async (control: string | Locator) => (await reveal(control)).check(),
    title,
    drawn: (tab: number) => page.locator(`.drawing [data-tab="${tab - 1}"]`),
    printed: (tab: number) => page.locator(`.drawing [data-title="${tab - 1}"]`).textContent(),
    goto: async (path: string) => {
      await page.goto(service.address + path);
      await ready(page);
    },
    reload: async () => {
      await page.reload();
      await ready(page);
    },
    review: async () => {
      await page.locator('.price-bar .primary').click();
      return page.getByRole('dialog', { name: 'Review' });
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    notice: (name: string | RegExp) => page.getByRole('region', { name }),
    open: (panel: 'Titles' | 'Look' | 'Options' | 'Quantity and date') =>
      page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('button', { name: panel })
        .click(),
    typeSets: async (sets: number | string) => {
      await (await reveal('#sets')).fill(String(sets));
      await page.locator('#sets').press('Enter');
    },
    titles: () =>
      page
        .locator('.title-row input')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    total: () => page.locator('.price-total strong').innerText(),
    /** The price API's quote for the build in the page's address. */
    priced: async () => {
      const { pathname, search } = new URL(page.url());
      const product = pathname.split('/').at(-1);
      const answer = await service.fetch(`/api/price${search}&product=${product}`);
      return (await answer.json()) as QuoteDocument;
    },
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

export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
