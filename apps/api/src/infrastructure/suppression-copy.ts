import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The copy of the do-not-contact list beside the database: keyed hashes, which say nothing without `secret.key`. */
export const suppressionCopyFile = (dataDir: string): string => join(dataDir, 'do-not-contact.jsonl');

/** Appends to the copy, on the disk before the call ends. For this user alone. */
export function openSuppressionCopy(dataDir: string): { append(lines: string): Promise<void> } {
  return {
    append: async (lines) => {
      const handle = await open(suppressionCopyFile(dataDir), 'a', 0o600);
      try {
        await handle.appendFile(lines);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

/** The whole copy; empty where no one was added since there is one. */
export async function readSuppressionCopyFile(dataDir: string): Promise<string> {
  try {
    return await readFile(suppressionCopyFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
