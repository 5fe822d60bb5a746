import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { book } from '../../src/book/index.ts';
import { transit } from '../../src/book/transit.generated.ts';
import { llms, llmsFull } from '../../src/documents/llms.ts';
import { listedDocuments } from '../../src/documents/published.ts';
import { buildBaseUrl } from '../../src/hosts/settings.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { runProgram } from '../program.ts';

/** The limit for a text that a model reads in one go, in o200k tokens. */
const most = 10_000;

/** Counts the tokens of the texts for models, with this build's base URL. */
async function count(): Promise<void> {
  const catalog = openCatalog(book, buildBaseUrl(process.env));
  const texts = {
    'llms.txt': llms(catalog, listedDocuments(catalog)),
    'llms-full.txt': llmsFull(catalog, transit),
  };
  for (const [name, text] of Object.entries(texts)) {
    const tokens = countTokens(text);
    console.log(`${name}: ${tokens} tokens (limit ${most})`);
    if (tokens >= most) process.exitCode = 1;
  }
}

await runProgram(count);
