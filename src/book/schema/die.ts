import { z } from 'zod';
import { wholeNumber } from './values.ts';

/** The narrowest cut: the most tabs side by side on an edge. */
export const narrowestCut = 20;

const inches = (min: number, max: number, what: string) =>
  z
    .number(`${what} must be a number of inches`)
    .min(min, `${what} must be at least ${min} inches`)
    .max(max, `${what} must be at most ${max} inches`);

const points = (what: string) => wholeNumber(6, 36, `${what} in points`);

export const holesSchema = z.strictObject({
  count: wholeNumber(1, 10, 'the number of holes'),
  centersInches: inches(0.5, 9, 'the distance between holes'),
  /** From the binding edge to their centers, if not the die's. */
  insetInches: inches(0.1, 2, 'the distance of holes from the binding edge').optional(),
});

export const stripInches = inches(0.1, 3, 'the width of the strip');

const typeSizeSchema = z
  .strictObject({
    toCut: wholeNumber(2, narrowestCut, 'the narrowest cut, 1/N, of a type size'),
    minPoints: points('the smallest type'),
    maxPoints: points('the largest type'),
  })
  .refine(
    ({ minPoints, maxPoints }) => minPoints <= maxPoints,
    'the smallest type size must not be larger than the largest',
  );

/** The sizes of the sheet, its tabs, holes and type, and how they limit each other. */
export const dieSchema = z
  .strictObject({
    sheet: z.strictObject({
      widthInches: inches(3, 20, "the sheet's width"),
      heightInches: inches(3, 20, "the sheet's height"),
    }),
    tabExtensionInches: inches(0.1, 2, 'the tab extension'),
    edgeMarginInches: inches(0, 3, 'the free end of the tabbed edge'),
    cornerInches: inches(0, 0.5, 'the radius of the corners').optional(),
    tabTaperInches: inches(0, 0.25, 'the taper of a tab').optional(),
    holeDiameterInches: inches(0.1, 1, 'the diameter of a hole'),
    holeInsetInches: inches(0.1, 2, 'the distance of holes from the binding edge'),
    recommended: z
      .strictObject({
        minCut: wholeNumber(1, narrowestCut, 'the widest recommended cut, 1/N,'),
        maxCut: wholeNumber(1, narrowestCut, 'the narrowest recommended cut, 1/N,'),
        minTabInches: inches(0, 10, 'the narrowest recommended tab'),
      })
      .refine(
        ({ minCut, maxCut }) => minCut <= maxCut,
        'the widest recommended cut comes first: minCut must not be above maxCut',
      ),
    typeSizes: z
      .array(typeSizeSchema)
      .refine(
        (sizes) => sizes.every((size, i) => i === 0 || size.toCut > (sizes[i - 1]?.toCut ?? 0)),
        'list type sizes by ascending cut',
      )
      .refine(
        (sizes) => sizes.at(-1)?.toCut === narrowestCut,
        `the last type size must apply up to cut ${narrowestCut}, so that every cut has one`,
      ),
    maxTitleLines: wholeNumber(1, 2, 'the number of lines of a title'),
    linePitch: z
      .number('the line pitch must be a number of type sizes')
      .min(1, 'the line pitch must be at least 1 type size')
      .max(2, 'the line pitch must be at most 2 type sizes'),
    titleMargin: z.strictObject({
      endsInches: inches(0, 0.2, 'the margin at the ends of a tab'),
      edgesInches: inches(0, 0.1, 'the margin at the edges of a tab'),
    }),
  })
  .refine(
    ({ sheet, edgeMarginInches }) => 2 * edgeMarginInches < sheet.heightInches,
    'the margins leave no room for tabs: make edgeMarginInches smaller',
  );
