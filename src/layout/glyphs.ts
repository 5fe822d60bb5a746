/**
 * How wide the characters of a Helvetica-like sans are, in thousandths of the type size. Latin
 * letters, digits and punctuation have Helvetica's published widths; accented letters that are not
 * listed are as wide as their base letter. Other scripts have one width for each class of
 * characters, on the wide side: better a title that is looked at twice than one that is cut off.
 */
const charactersByWidth: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl\u2018\u2019\u201a\u0142',
  260: '|\u00a6',
  278: ' !,./:;I[\\]ft\u00a0\u00b7\u00ec\u00ed\u00ee\u00ef\u0129\u012b\u012d\u0131\u0167\u017f',
  299: '\u013e',
  317: '\u0165',
  333: '()-`r\u00a1\u00a8\u00af\u00b2\u00b3\u00b4\u00b8\u00b9\u0140\u2010\u2011\u201c\u201d\u201e\u2039\u203a',
  334: '{}',
  350: '\u2022',
  355: '"',
  365: '\u00ba',
  370: '\u00aa',
  389: '*',
  400: '\u00b0',
  469: '^',
  500: 'Jcksvxyz\u0133\u0138',
  537: '\u00b6',
  549: '\u2260\u2264\u2265',
  556: '#$0123456789?L_abdeghnopqu\u00a2\u00a3\u00a4\u00a5\u00a7\u00ab\u00b5\u00bb\u00f0\u00fe\u0111\u0127\u013f\u0141\u014b\u2013\u2020\u2021\u20ac',
  584: '+<=>~\u00ac\u00b1\u00d7\u00f7\u2212',
  611: 'FTZ\u00bf\u00df\u00f8\u0149\u0166',
  643: '\u010f',
  667: '&ABEKPSVXY\u00de',
  722: 'CDHNRUw\u00d0\u0110\u0126\u0132\u014a',
  737: '\u00a9\u00ae',
  778: 'GOQ\u00d8',
  833: 'Mm',
  834: '\u00bc\u00bd\u00be',
  889: '%\u00e6',
  944: 'W\u0153',
  1000: '\u00c6\u0152\u2014\u2026\u2030\u2122',
  1015: '@',
};

const wideWidth = 1000;
const emojiWidth = 1300;
const capitalWidth = 760;
const otherWidth = 600;

/** How far capitals reach above the baseline, in thousandths of the type size. */
export const capitalHeight = 718;

/** How far letters reach below the baseline, in thousandths of the type size. */
export const descent = 207;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f/u;
const widthless = /\p{Mn}|\p{Me}|\p{Cf}/u;
const capital = /\p{Lu}/u;

const published = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/** Widths found so far, by UTF-16 code; a zero is one not yet looked for, or of no width. */
const widthByCode = new Uint16Array(0x10000);

/**
 * The width of one character as a reader sees it (a grapheme cluster), in thousandths of the type
 * size.
 *
 * @example graphemeWidth('W') // 944
 */
export function graphemeWidth(grapheme: string): number {
  if (grapheme.length === 1) {
    const code = grapheme.charCodeAt(0);
    const found = widthByCode[code];
    if (found) return found;
    const width = characterWidth(grapheme);
    widthByCode[code] = width;
    return width;
  }
  if (emoji.test(grapheme)) return emojiWidth;
  let width = 0;
  for (const character of grapheme.normalize('NFC')) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (wide.test(character)) return wideWidth;
  const listed = published.get(character) ?? published.get(character.normalize('NFD').charAt(0));
  if (listed !== undefined) return listed;
  if (widthless.test(character)) return 0;
  if (emoji.test(character)) return emojiWidth;
  return capital.test(character) ? capitalWidth : otherWidth;
}

/** Whether a grapheme takes a full square, as ideographs do: lines may break beside it. */
export function isWide(grapheme: string): boolean {
  return grapheme.charCodeAt(0) >= 0x1100 && wide.test(grapheme);
}

/** Code units that are each one character to a reader, whatever stands beside them. */
const plainText =
  /^[ -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20ac\u2212\u3001-\u3029\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them. */
export function graphemesOf(text: string): string[] {
  if (plainText.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
