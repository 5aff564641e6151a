import { explainFailure } from './explain-failure.ts';

/** Prints why the process cannot continue and exits with code 1; prints a stack for defects only. */
export function exitWithMessage(error: unknown): never {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
