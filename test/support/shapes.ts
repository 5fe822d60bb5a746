import * as answers from '../../src/contract/answers.ts';
import { catalog } from './catalog.ts';

export const capabilitiesSchema = answers.capabilitiesSchema(catalog.productIds);
export const estimateSchema = answers.estimateSchema(catalog.productIds);
export const quoteSchema = answers.quoteSchema(catalog.productIds);
