import type { DumpProgress } from '@workbench/db/backup';

/** Says on standard error how far a backup or a restore is, a line for each collection that has anything. */
export function reportProgress(verb: string): (progress: DumpProgress) => void {
  return ({ collection, documents }) => {
    if (documents > 0) process.stderr.write(`${collection}: ${documents.toLocaleString('en')} ${verb}\n`);
  };
}
