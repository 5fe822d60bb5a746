import process from 'node:process';

const oldest = 24;
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < oldest) {
  console.error(`Tabquote needs Node ${oldest} or later. This is ${process.version}.`);
  process.exit(1);
}
// Not imported above: an older Node fails before it gets here.
const { start } = await import('./start.ts');
await start(new URL('.', import.meta.url));
