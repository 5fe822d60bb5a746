import type { ProductId } from '../book/schema.ts';
import { addressOf, type Saved } from '../design/address.ts';
import type { Derived } from '../design/derive.ts';
import { buildOf } from '../design/design.ts';
import { openSaved } from '../design/open-address.ts';
import { designerPath } from '../order/path.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quote } from '../pricing/quote.ts';
import { megabytes } from '../text/counts.ts';
import { dollars } from '../text/money.ts';

/** The name of the attached file. */
export const savedName = 'design.json';

/** What tells a design's JSON from others'. */
const format = 'tabquote-design 1';

/** A design as attached to a PDF. */
interface SavedDesign extends Saved {
  /** The total in cents when it was saved. */
  readonly totalCents: number;
}

/** The JSON attached to a design's PDFs. */
export function savedDesign({ catalog, design, quote }: Derived): string {
  const saved: SavedDesign = { ...addressOf(catalog, design), totalCents: quote.totalCents };
  return JSON.stringify({ format, ...saved }, null, 1);
}

/** The largest file to read, fifty times the largest proof. */
const largestProofBytes = 32_000_000;

const chooseAnother = 'Choose a proof preview or press file that you downloaded here.';

/**
 * Opens the design in a PDF made by this designer, however old, or says in one sentence why not.
 *
 * @param page the page's own product: a design of a discontinued one opens as this one
 */
export async function openProof(
  catalog: Catalog,
  page: ProductId,
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
) {
  const { name, size } = file;
  const fault = (error: string) => ({ error });
  if (size > largestProofBytes) {
    return fault(`${name} is ${megabytes(size)}, larger than any of our files. ${chooseAnother}`);
  }
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return fault(`${name} can't be read. Choose it again, or another copy.`);
  const bytes = new Uint8Array(buffer);
  const pdf = new TextDecoder('latin1').decode(bytes);
  // Some files have a few bytes before the header.
  if (!pdf.slice(0, 1024).includes('%PDF-')) {
    return fault(`${name} isn't a PDF. ${chooseAnother}`);
  }
  const saved = parseSaved(await attachedText(bytes, pdf));
  return saved
    ? openDesign(catalog, page, saved)
    : fault(`${name} has no design in it, or it is locked or damaged. ${chooseAnother}`);
}

/** An address of ours has at most half as many characters. */
const longestAddress = 120_000;

/** Addresses have no site of their own. */
const someSite = 'https://tabs.invalid';

/** Parses the JSON attached to a PDF; `undefined` if it isn't a design that can be opened. */
function parseSaved(json: string): SavedDesign | undefined {
  let value: Readonly<Record<string, unknown>> | null;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { address, titles = [], totalCents } = value?.format === format ? value : {};
  const isText = (text: unknown) => typeof text === 'string';
  if (!isText(address) || address.length > longestAddress) return undefined;
  if (!URL.canParse(address, someSite) || typeof totalCents !== 'number') return undefined;
  const isList = Array.isArray(titles) && titles.every(isText);
  return isList ? { address, totalCents, titles } : undefined;
}

/** Opens a saved design like its link: valid parts are used, and the rest is reported. */
function openDesign(catalog: Catalog, page: ProductId, saved: SavedDesign) {
  const { address, titles = [], totalCents } = saved;
  const { pathname } = new URL(address, someSite);
  const product = catalog.productIds.find((id) => designerPath(id) === pathname);
  const { max } = catalog.products[product ?? page].tabsPerSet;
  const { design, ...opening } = openSaved(catalog, product ?? page, saved);
  const now = quote(catalog, buildOf(catalog, design)).totalCents;
  const problems = [
    product === undefined &&
      `This file is for a product that we don't offer anymore. It opened as ${catalog.book.products[page].name}.`,
    titles.length > max && `We make up to ${max} tabs in a set. The rest were left out.`,
    ...opening.problems,
    now !== totalCents &&
      `The total was ${dollars(totalCents)} when this file was saved. It is ${dollars(now)} now.`,
  ];
  /** `problems` are the parts that couldn't be used or have changed since, as sentences. */
  return { design, problems: problems.filter((problem) => problem !== false) };
}

/** The most to read of an attachment: a design's 500 titles of 200 characters, four bytes each, twice. */
const mostBytes = 1_000_000;

/** The most bytes between the name of an attachment's type and its content. */
const nearBytes = 2_000;

/**
 * The text of the first file attached to a PDF, up to where it is damaged. In any unencrypted PDF,
 * the streams of attachments can be found without parsing the rest, whatever program saved it last.
 *
 * @param pdf the same bytes, each as a character
 */
async function attachedText(bytes: Uint8Array<ArrayBuffer>, pdf: string): Promise<string> {
  const file = pdf.search(/\/EmbeddedFile\b/);
  const keyword = /stream\r?\n/.exec(pdf.slice(file, file + nearBytes));
  if (file < 0 || !keyword) return '';
  const start = file + keyword.index + keyword[0].length;
  const end = pdf.indexOf('endstream', start);
  const content = new Blob([bytes.subarray(start, end < 0 ? undefined : end)]);
  if (pdf.charAt(start) === '{') return content.text();
  const reader = content.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < mostBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
  } catch {
    // It is damaged, or something follows it.
  }
  return text;
}
