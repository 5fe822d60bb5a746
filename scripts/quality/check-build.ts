import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildService } from './build.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

function hashes(): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Builds twice and compares every byte. */
buildService();
const first = hashes();
buildService();
const second = hashes();
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of differing) console.error(`Differs between two builds: ${file}`);
if (differing.length > 0) process.exitCode = 1;
else console.log(`Two builds gave the same ${first.size} files, byte for byte.`);
