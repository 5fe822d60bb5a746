import { z } from 'zod';
import {
  cents,
  dollars,
  hexColor,
  matching,
  setQuantities,
  tabsPerSetSchema,
  text,
  wholeNumber,
} from './values.ts';

/** The narrowest cut: the most tabs side by side on an edge. */
const narrowestCut = 20;

const inches = (min: number, max: number, what: string) =>
  z
    .number(`${what} must be a number of inches`)
    .min(min, `${what} must be at least ${min} inches`)
    .max(max, `${what} must be at most ${max} inches`);

const points = (what: string) => wholeNumber(6, 36, `${what} in points`);

const holesSchema = z.strictObject({
  count: wholeNumber(1, 10, 'the number of holes'),
  centersInches: inches(0.5, 9, 'the distance between holes'),
  /** From the binding edge to their centers, if not the die's. */
  insetInches: inches(0.1, 2, 'the distance of holes from the binding edge').optional(),
});

const stripInches = inches(0.1, 3, 'the width of the strip');

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

/** What a choice does to the physical tab, as shown in drawings and proofs. */
const effectSchema = z.strictObject({
  holes: holesSchema.optional(),
  /** The width of a strip along the binding edge. */
  edgeStripInches: stripInches.optional(),
  printsBack: z.literal(true, 'write true or leave it out').optional(),
  printsBody: z.literal(true, 'write true or leave it out').optional(),
  /** Tabs are printed without their film, so they have no color. */
  film: z.literal(false, 'write false or leave it out').optional(),
  /** The color of the titles; black by default. */
  inkHex: hexColor.optional(),
});

/** An amount of a choice: below zero only for a discount. */
const charge = z
  .string('write dollars as text in quotes, such as "0.0135"')
  .regex(
    /^-?(0|[1-9]\d{0,2})(\.\d{1,4})?$/,
    'write dollars with at most four decimals, such as "0.0135"',
  );

const choiceId = matching(
  /^[a-z0-9]+$/,
  'write an id of lower-case letters and digits, such as "3hole"',
);

const choiceSchema = z
  .strictObject({
    id: choiceId,
    label: text,
    meaning: text,
    /** Other words that buyers may use for it, such as "double-sided". */
    alsoCalled: z.array(text).optional(),
    /** What a notice says of a quote with it, such as "no holes"; by default its label. */
    noticeAs: text.optional(),
    /** When to choose it, as a sentence for the FAQ. */
    advice: text.optional(),
    /** Added for each tab of the order. */
    perTab: charge.optional(),
    /** Added for each set of the order. */
    perSet: charge.optional(),
    /** Added once per order. */
    perOrder: cents.optional(),
    /** Percent added to the sum of all other charges: 15 or 7.5. */
    percent: z
      .number('write a number, such as 15')
      .multipleOf(0.01, 'write a percentage with at most two decimals, such as 7.25')
      .min(-90, 'a discount is at most 90 percent')
      .max(900, 'a charge is at most 900 percent')
      .optional(),
    /** Whether it is intended to be cheaper than the default choice. */
    discount: z.boolean().optional(),
    /** Offered only with one of these choices of each option: { ink: ['white'] }. */
    only: z
      .record(z.string(), z.array(choiceId).min(1, 'list the choices that it is offered with'))
      .optional(),
    /** Business days added to the product's production days; negative if it saves time. */
    productionDays: wholeNumber(
      -120,
      120,
      'what a choice adds to production, in business days,',
    ).optional(),
    effect: effectSchema.optional(),
  })
  .superRefine(({ discount, ...choice }, context) => {
    if (discount) return;
    for (const key of ['perTab', 'perSet', 'percent'] as const) {
      if (!(Number(choice[key]) < 0)) continue;
      const message = 'only a choice marked discount: true may lower the price';
      context.addIssue({ code: 'custom', path: [key], input: choice[key], message });
    }
  });

/** An option of which a buyer picks one choice. */
const optionSchema = z.strictObject({
  key: matching(
    /^[a-z][a-zA-Z]*$/,
    'write a key of letters, the first one lower-case, such as "collation"',
  ),
  label: text,
  /** Other names that buyers may use for it, such as "holes". */
  alsoCalled: z.array(text).optional(),
  /** A buyer's question about it; the FAQ then explains its choices. */
  question: text.optional(),
  default: z.string(),
  choices: z.array(choiceSchema).min(1, 'an option needs at least one choice'),
});

/** The cuts that are offered, 1/N: every one from `min` to `max`, or those in a list. */
const cutsSchema = z.union(
  [
    z.strictObject({
      min: wholeNumber(2, narrowestCut, 'the widest cut, 1/N,'),
      max: wholeNumber(2, narrowestCut, 'the narrowest cut, 1/N,'),
    }),
    z.array(wholeNumber(2, narrowestCut, 'a cut, 1/N,')).min(1, 'list at least one cut'),
  ],
  `write the widest and the narrowest cut, such as { min: 2, max: 15 }, or a list such as [3, 5], from 2 to ${narrowestCut}`,
);

const colorSchema = z.strictObject({
  id: matching(/^[a-z0-9-]+$/, 'write an id of lower-case letters, digits and hyphens'),
  name: text,
  /** Other words that buyers may use for it. */
  alsoCalled: z.array(text).optional(),
  hex: hexColor,
});

/** The colors of a product's tabs; the first is the default. */
const colorsSchema = z.strictObject({
  /** A film over the tab of a white sheet, or material colored all the way through. */
  look: z.enum(['film', 'tinted'], 'write "film" or "tinted"'),
  /** What the film is called, such as Mylar; by default film. */
  filmName: text.optional(),
  list: z.array(colorSchema).min(1, 'list at least one color'),
});

/** A price table as text, pasted from a spreadsheet: rows by tabs in a set, columns by sets. */
const matrixSchema = z.strictObject({
  table: z.string('write the table as text between backticks'),
  /** What a price in it is for. */
  per: z.enum(['set', 'tab', 'order'], 'write "set", "tab" or "order"'),
  /** A set with a number of tabs between two rows: priced as the next row, or not sold. */
  otherTabs: z.enum(['nextRow', 'refuse'], 'write "nextRow" or "refuse"'),
});

const discountSchema = z.strictObject({
  over: cents,
  percent: z
    .number('write a number, such as 5')
    .multipleOf(0.01, 'write a percentage with at most two decimals, such as 7.25')
    .min(0.01, 'a discount is at least 0.01 percent')
    .max(90, 'a discount is at most 90 percent'),
});

/** Everything about a product. */
const productSchema = z.strictObject({
  name: text,
  /** Its name in a sentence: "paper tabs", "paper or poly". */
  noun: text,
  /** Other words that buyers may use for it, such as "plastic". */
  alsoCalled: z.array(text).optional(),
  /** Words that may mean it, such as "vinyl". */
  resembles: z.array(text).optional(),
  summary: text,
  /** Completes "Choose paper for ...". */
  bestFor: text,
  /** Business days from approval of the proof to the last day of production. */
  productionDays: wholeNumber(0, 120, 'production in business days'),
  setup: cents,
  /** The numbers of sets that can be ordered, ascending; by default the limits' setQuantities. */
  quantities: setQuantities.optional(),
  /** The numbers of tabs that a set can have; by default the limits'. */
  tabsPerSet: tabsPerSetSchema.optional(),
  /** What the rates are listed by: the order's sets, or all its tabs (sets x tabs per set). */
  ratesBy: z.enum(['sets', 'tabs'], 'write "tabs" or "sets"').optional(),
  /** Dollars per tab. */
  rates: z
    .record(matching(/^[1-9]\d{0,7}$/, 'list a rate under a number, such as 250'), dollars)
    .optional(),
  /** Between two rates: their line (by default), or steps: a rate holds up to the next one. */
  between: z.enum(['interpolate', 'steps'], 'write "interpolate" or "steps"').optional(),
  /** A published table instead of rates. */
  matrix: matrixSchema.optional(),
  /** Percent off orders over an amount, after all charges: the highest one counts. */
  discounts: z.array(discountSchema).optional(),
  /** The least that an order costs. */
  minimumCharge: cents.optional(),
  colorChange: cents.optional(),
  options: z.array(optionSchema).min(1, 'a product needs at least one option'),
  colors: colorsSchema.optional(),
  cuts: cutsSchema,
  die: dieSchema,
});

/** All products, by id. */
export const productsSchema = z
  .record(
    matching(/^[a-z][a-z0-9]*$/, 'write a product id of lower-case letters and digits'),
    productSchema,
  )
  .refine((products) => Object.keys(products).length > 0, 'list at least one product');
