import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secrets } from './doors.ts';

export function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

export function filesWithSecrets(folders: readonly string[]): string[] {
  return filesIn(folders).filter((file) => hasSecret(readFileSync(file, 'latin1')));
}

export function hasSecret(text: string): boolean {
  return secrets.some((secret) => text.includes(secret));
}

/**
 * The headers of an answer that contain a secret. A redirect's `Location` may: it goes back to the
 * sender, and repeats the query so that the link still works.
 */
export function headersWithSecrets(head: string): string[] {
  return head.split('\r\n').filter((line) => hasSecret(line) && !/^location: /i.test(line));
}
