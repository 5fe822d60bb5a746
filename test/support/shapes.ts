import * as answers from '../../src/contract/answers.ts';
import * as capabilities from '../../src/contract/capabilities.ts';
import { catalog } from './catalog.ts';

/** The answer schemas of the test shop. */
export const capabilitiesSchema = capabilities.capabilitiesSchema(catalog.productIds);
export const estimateSchema = answers.estimateSchema(catalog.productIds);
export const quoteSchema = answers.quoteSchema(catalog.productIds);
