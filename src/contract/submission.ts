import { z } from 'zod';
import type { ProductId } from '../book/schema.ts';
import { zipCode } from '../book/zip-codes.ts';
import { object, optional, quoteSchema, rows } from './answers.ts';
import { submissionVersion } from './versions.ts';

/** Texts that a buyer may leave out are empty, so that every field is there. */
const text = z.string();
const required = z.string().min(1);
const date = z.iso.date();

const line = z.strictObject({
  label: required.describe('What the line is about'),
  text: required.describe('What it says'),
});

const contactSchema = object('Who sends it', {
  name: required,
  email: required.describe('Where the PDF proof goes'),
  phone: text,
  company: text,
  address: text.describe('The shipping address, with line breaks'),
});

const about = {
  version: z.literal(submissionVersion),
  id: required.describe(
    'The same whenever the buyer tries again: use it to skip what you have already',
  ),
  sentAt: z.iso.datetime({ offset: true }).describe("The time of the buyer's device"),
  contact: contactSchema,
};

const lookSchema = object('What the tabs look like', {
  cut: z
    .string()
    .regex(/^1\/\d+$/)
    .describe('1/N: N tab positions along the edge'),
  cutIsChosen: z.boolean().describe('Whether the buyer chose it; otherwise recommended'),
  banks: z.int().min(1).describe('Staggered rows of tabs; the last may be shorter'),
  type: object('How the titles are set', {
    font: required.describe('The id of their font'),
    bold: z.boolean(),
    capitals: z.boolean(),
    oneSize: z.boolean(),
  }),
  body: optional('Print on the divider itself, if an option includes it', {
    text: text.describe('With line breaks'),
    artworkByEmail: z.boolean().describe('Whether artwork comes by e-mail'),
    artwork: required.optional().describe("The name of the buyer's file, the part `artwork`"),
  }),
});

const designSchema = (productIds: readonly ProductId[]) =>
  object('The part `order` of a finished design', {
    format: z.literal('tabquote-order').describe('A finished design'),
    ...about,
    job: object("The buyer's own words", {
      name: text.describe("The buyer's name for the job"),
      po: text.describe("The buyer's purchase order number"),
      notes: text.describe('With line breaks'),
    }),
    quote: quoteSchema(productIds).describe(
      'The build and its price, as the price API gives them; orderUrl opens the design',
    ),
    look: lookSchema,
    titles: rows('Every tab in order', 1, {
      tab: z.int().min(1).describe("The tab's number in the set"),
      title: text.describe('As typed; empty on a blank tab'),
      color: optional("The tab's color, if the product has colors", {
        id: required,
        name: required,
      }),
    }),
    delivery: object('Where it goes, and by when', {
      zip: z.union([z.literal(''), z.string().regex(zipCode)]),
      neededBy: z.union([z.literal(''), date]),
      estimate: optional('The dates that the buyer saw', { approved: date, arrives: date }),
    }),
    lines: z.array(line).describe('The whole order in words, besides the titles'),
  });

const requestSchema = object('The part `order` of a by-quote request, which has no other parts', {
  format: z.literal('tabquote-quote-request').describe('A request for a quote'),
  ...about,
  wishes: z.array(required).describe('What is priced by quote only'),
  lines: z.array(line).describe('The other fields of the form'),
  details: text.describe('With line breaks; the design and its titles, if there is one'),
});

/** The part `order` of what a buyer sends to the seller's endpoint. */
export const submissionSchema = (productIds: readonly ProductId[]) =>
  z.discriminatedUnion('format', [designSchema(productIds), requestSchema]);

export type Contact = z.infer<typeof contactSchema>;
export type DesignSubmission = z.infer<ReturnType<typeof designSchema>>;
export type QuoteRequestSubmission = z.infer<typeof requestSchema>;
