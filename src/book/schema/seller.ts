import { z } from 'zod';
import { zipCode } from '../zip-code.ts';
import { text, wholeNumber } from './values.ts';

const email = z.email('write an e-mail address, such as "orders@example.com"');

const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write an address that begins with https://, or null for none',
  })
  .refine((url) => !url.endsWith('/'), 'write the address without a trailing slash');

const line = text.max(80, 'write at most 80 characters: a quote has no room for more');

/** Whether nobody on the way can read what is sent to a URL; it never leaves this machine for a trial. */
function isSecure({ protocol, hostname }: URL): boolean {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

/** Who sells, from where, and how to reach them. */
export const sellerSchema = z.strictObject({
  name: text.max(80, 'write a name of at most 80 characters: registries show no more'),
  email,
  legalName: line.optional(),
  address: z.array(line).min(1).max(4, 'write at most four lines').optional(),
  phone: line.optional(),
  paymentTerms: text
    .max(160, 'write at most 160 characters: a quote has no room for more')
    .optional(),
  quoteValidDays: wholeNumber(1, 366, 'the number of days that a quote is valid').optional(),
  baseUrl: httpUrl.nullable(),
  quotePath: z
    .string()
    .regex(
      /^\/[a-z0-9/-]*[a-z0-9]$/,
      'write a path of this site that begins with /, such as "/quote"',
    ),
  checkoutUrl: z
    .url({ protocol: /^https$/, error: 'write an address that begins with https://, or null' })
    .refine((url) => url.includes('{query}'), 'put {query} where the build goes')
    .nullable(),
  submitUrl: z
    .url('write an address that begins with https://, or null for e-mail')
    .refine(
      (url) => isSecure(new URL(url)),
      'write an address that begins with https://: orders have names and addresses in them (for a trial, http://localhost works)',
    )
    .nullable()
    .optional(),
  embedOn: z
    .array(
      z
        .string()
        .regex(
          /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
          'write where your own site is, without a path, such as "https://www.example.com"',
        ),
    )
    .optional(),
  originZip: z.string().regex(zipCode, 'write five digits in quotes, such as "60173"'),
  registryName: z
    .string()
    .regex(
      /^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/,
      'write a namespace, a slash and a name, such as "com.example/tabquote"',
    ),
  repositoryUrl: httpUrl.nullable(),
  contentSignals: z.strictObject({
    search: z.boolean(),
    aiInput: z.boolean(),
    aiTrain: z.boolean(),
  }),
});
