import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { zipCode } from '../book/zip-codes.ts';
import { quoteSchema } from './answers.ts';
import { versions } from './versions.ts';

/** Texts that a buyer may leave out are empty, so that every field is there. */
const text = z.string();
const date = z.iso.date();
const inches = z.number().positive();
const version = z.literal(versions.submission);

const line = z.strictObject({
  label: z.string().min(1).describe('What the line is about'),
  text: z.string().min(1).describe('What it says'),
});

const contactSchema = z
  .strictObject({
    name: z.string().min(1),
    email: z.string().min(1).describe('Where the PDF proof goes'),
    phone: text,
    company: text,
    address: text.describe('The shipping address, with line breaks'),
  })
  .describe('Who sends it');

const about = {
  id: z
    .string()
    .min(1)
    .describe('The same whenever the buyer tries again: use it to skip what you have already'),
  sentAt: z.iso.datetime({ offset: true }).describe("The time of the buyer's device"),
  contact: contactSchema,
};

const designSchema = (productIds: readonly ProductId[]) =>
  z
    .strictObject({
      format: z.literal('tabquote-order').describe('A finished design'),
      version,
      ...about,
      job: z
        .strictObject({
          name: text.describe("The buyer's name for the job"),
          po: text.describe("The buyer's purchase order number"),
          notes: text.describe('With line breaks'),
        })
        .describe("The buyer's own words"),
      quote: quoteSchema(productIds).describe(
        'The build and its price, as the price API gives them; orderUrl opens the design',
      ),
      look: z
        .strictObject({
          cut: z
            .string()
            .regex(/^1\/\d+$/)
            .describe('1/N: N tab positions along the edge'),
          cutIsChosen: z.boolean().describe('Whether the buyer chose it; otherwise recommended'),
          banks: z.int().min(1).describe('Staggered rows of tabs; the last may be shorter'),
          type: z
            .strictObject({
              font: z.string().min(1).describe('The id of their font'),
              bold: z.boolean(),
              capitals: z.boolean(),
              oneSize: z.boolean(),
            })
            .describe('How the titles are set'),
          body: z
            .strictObject({
              text: text.describe('With line breaks'),
              artworkByEmail: z.boolean().describe('Whether artwork comes by e-mail'),
              artwork: z
                .strictObject({
                  file: z.string().min(1).describe("The name of the buyer's file"),
                  xInches: inches.describe('From the left of the sheet'),
                  yInches: inches.describe('From the top of the sheet'),
                  widthInches: inches,
                  heightInches: inches,
                  dpi: z
                    .int()
                    .min(0)
                    .optional()
                    .describe('Dots of the file in each inch; absent if it is sharp at any size'),
                })
                .optional()
                .describe('Where the part `artwork` is printed on every divider'),
            })
            .optional()
            .describe('Print on the divider itself, if an option includes it'),
        })
        .describe('What the tabs look like'),
      titles: z
        .array(
          z.strictObject({
            tab: z.int().min(1).describe("The tab's number in the set"),
            title: text.describe('As typed; empty on a blank tab'),
            color: z
              .strictObject({ id: z.string().min(1), name: z.string().min(1) })
              .optional()
              .describe("The tab's color, if the product has colors"),
          }),
        )
        .min(1)
        .describe('Every tab in order'),
      delivery: z
        .strictObject({
          zip: z.union([z.literal(''), z.string().regex(zipCode)]),
          neededBy: z.union([z.literal(''), date]),
          estimate: z
            .strictObject({ approved: date, arrives: date })
            .optional()
            .describe('The dates that the buyer saw'),
        })
        .describe('Where it goes, and by when'),
      lines: z.array(line).describe('The whole order in words, besides the titles'),
    })
    .describe('The part `order` of a finished design');

const requestSchema = z
  .strictObject({
    format: z.literal('tabquote-quote-request').describe('A request for a quote'),
    version,
    ...about,
    wishes: z.array(z.string().min(1)).describe('What is priced by quote only'),
    lines: z.array(line).describe('The other fields of the form'),
    details: text.describe('With line breaks; the design and its titles, if there is one'),
  })
  .describe('The part `order` of a by-quote request, which has no other parts');

/** The part `order` of what a buyer sends to the seller's endpoint. */
export const submissionSchema = (productIds: readonly ProductId[]) =>
  z.discriminatedUnion('format', [designSchema(productIds), requestSchema]);

export type Contact = z.infer<typeof contactSchema>;
export type DesignSubmission = z.infer<ReturnType<typeof designSchema>>;
export type QuoteRequestSubmission = z.infer<typeof requestSchema>;
