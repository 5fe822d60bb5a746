import sharp from 'sharp';
import { type CardTab, cardSize, type PictureCard } from './card.ts';
import { isInFont, lettering, textWidth, type Weight, wrapped } from './lettering.ts';

const colors = {
  table: '#e4e8e5',
  sheet: '#ffffff',
  ink: '#16211e',
  soft: '#4a5854',
  edge: '#9aa6a1',
};
const sheet = { left: 60, right: 1140, top: 150 };
const padding = 64;

/** Draws a card as a PNG with as few colors as possible, because previews download it. */
export function drawCard(card: PictureCard, seller: string): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(card, seller)))
    .png({ palette: true, colors: 16, effort: 1, dither: 0 })
    .toBuffer();
}

function cardSvg({ heading, about, price, priceOf, tabs }: PictureCard, seller: string): string {
  const { width, height } = cardSize;
  const left = sheet.left + padding;
  const room = sheet.right - sheet.left - 2 * padding;
  const text = (words: string, y: number, size: number, weight: Weight, color: string) =>
    lettering(words, { x: left, y, size, weight, color });
  const { lines, size } = largest(heading, room, [88, 76, 64, 52], 'bold', 2);
  const below = sheet.top + 112 + (lines.length - 1) * size * 1.06;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.table}"/>`,
    ...tabRow(tabs),
    `<rect x="${sheet.left}" y="${sheet.top}" width="${sheet.right - sheet.left}" height="${height}" rx="10" fill="${colors.sheet}" stroke="${colors.edge}" stroke-width="2"/>`,
    ...lines.map((line, row) =>
      text(line, sheet.top + 112 + row * size * 1.06, size, 'bold', colors.ink),
    ),
    ...largest(about, room, [32], 'regular', 2).lines.map((line, row) =>
      text(line, below + 60 + row * 42, 32, 'regular', colors.soft),
    ),
    text(price, 545, 60, 'bold', colors.ink),
    text(priceOf, 590, 26, 'regular', colors.soft),
    lettering(seller, {
      x: sheet.right - padding - textWidth(seller, 26, 'semibold'),
      y: 590,
      size: 26,
      weight: 'semibold',
      color: colors.ink,
    }),
    '</svg>',
  ].join('');
}

/**
 * Sets a text in the largest size in which it fits a width on some number of lines; at the smallest
 * size, overflowing text is dropped.
 */
function largest(
  text: string,
  width: number,
  sizes: readonly number[],
  weight: Weight,
  mostLines: number,
): { lines: readonly string[]; size: number } {
  const tries = sizes.map((size) => ({ lines: wrapped(text, width, size, weight), size }));
  const fits = ({ lines, size }: { lines: readonly string[]; size: number }) =>
    lines.length <= mostLines && lines.every((line) => textWidth(line, size, weight) <= width);
  const fitting = tries.find(fits) ?? tries.at(-1);
  return { lines: fitting?.lines.slice(0, mostLines) ?? [], size: fitting?.size ?? 0 };
}

/** A bank of tabs above the sheet. */
function tabRow(tabs: readonly CardTab[]): string[] {
  const gap = 6;
  const [from, top] = [sheet.left + 16, 50];
  const width = (sheet.right - sheet.left - 32 - (tabs.length - 1) * gap) / tabs.length;
  const middle = (top + sheet.top) / 2;
  const sizes = [30, 26, 22, 19, 16, 13];
  const size = Math.min(
    ...tabs.map(({ title }) => largest(title, width - 16, sizes, 'semibold', 2).size),
  );
  return tabs.flatMap(({ title, color }, index) => {
    const left = from + index * (width + gap);
    const { lines } = largest(title, width - 16, [size], 'semibold', 2);
    return [
      `<rect x="${left}" y="${top}" width="${width}" height="${sheet.top - top + 20}" rx="18" fill="${color}" stroke="${colors.edge}" stroke-width="2"/>`,
      ...(isInFont(title) ? lines : []).map((line, row) =>
        lettering(line, {
          x: left + (width - textWidth(line, size, 'semibold')) / 2,
          y: middle + size * (0.36 + (row - (lines.length - 1) / 2) * 1.15),
          size,
          weight: 'semibold',
          color: colors.ink,
        }),
      ),
    ];
  });
}
