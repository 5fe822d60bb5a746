import * as estimate from '../../src/contract/answers.ts';
import * as quote from '../../src/contract/answers.ts';
import * as capabilities from '../../src/contract/capabilities.ts';
import { catalog } from './catalog.ts';

/** The answer schemas of the test shop. */
export const capabilitiesSchema = capabilities.capabilitiesSchema(catalog.productIds);
export const estimateSchema = estimate.estimateSchema(catalog.productIds);
export const quoteSchema = quote.quoteSchema(catalog.productIds);
