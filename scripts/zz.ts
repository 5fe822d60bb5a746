import { readFileSync } from 'node:fs';
import { pageMarkdown } from './build/markdown.ts';

for (const p of process.argv.slice(2)) {
  console.log(`=== ${p}`);
  console.log(pageMarkdown(readFileSync(`dist/client/${p}.html`, 'utf8'), 'https://tabs.example'));
}
