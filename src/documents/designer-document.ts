import type { ProductId } from '../book/schema.ts';
import { pagePaths, productPricesPath } from '../contract/paths.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { link, list, page } from './markdown.ts';
import { indexPointer, markdownPath, pageUrl, sitePage } from './site-pages.ts';
import { cutsText } from './text/layout.ts';
import { optionsText } from './text/pricing.ts';
import { designerLinks } from './text/service.ts';

/**
 * `/configure/{product}.md`: explains what the designer does, since it only works in a browser, and
 * how to send a person there with a build.
 */
export function designerMarkdown(catalog: SiteCatalog, id: ProductId): string {
  const { title, description } = sitePage(catalog, designerPath(id));
  return page([
    `# ${title}`,
    `> ${indexPointer(catalog.baseUrl)}`,
    description,
    `The designer is for a person in a browser. A program asks the API for the price and hands the person a link that opens the designer with the build selected and the titles typed in. There the person reviews it and asks for the proof. ${statedFacts(catalog).proof}`,
    ...designerLinks(catalog, id),
    ...optionsText(catalog, id, 2),
    ...cutsText(catalog),
    '## See also',
    list([
      link('Prices', pageUrl(catalog, markdownPath(productPricesPath(id)))),
      link('Prices for programs', pageUrl(catalog, markdownPath(pagePaths.developers))),
      link('Ask for a quote', pageUrl(catalog, markdownPath(catalog.book.seller.quotePath))),
    ]),
  ]);
}
