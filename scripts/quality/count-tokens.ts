import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { book } from '../../src/book/index.ts';
import { transit } from '../../src/book/transit.generated.ts';
import { llms } from '../../src/documents/llms.ts';
import { llmsFull } from '../../src/documents/llms-full.ts';
import { buildBaseUrl } from '../../src/hosts/base-url.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { runProgram } from '../program.ts';

/** What a model is asked to take in at once, in o200k tokens. */
const most = 10_000;

/** Counts the tokens of the texts for models, under the address of this build. */
async function count(): Promise<void> {
  const catalog = openCatalog(book, buildBaseUrl(process.env));
  const texts = { 'llms.txt': llms(catalog), 'llms-full.txt': llmsFull(catalog, transit) };
  for (const [name, text] of Object.entries(texts)) {
    const tokens = countTokens(text);
    console.log(`${name}: ${tokens} tokens, of fewer than ${most}`);
    if (tokens >= most) process.exitCode = 1;
  }
}

await runProgram(count);
