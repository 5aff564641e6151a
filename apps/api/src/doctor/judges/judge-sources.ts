import { type Finding, fault, ok, warning } from '../finding.ts';

/** Whether the vendors take our keys. Pure. */

export interface SourceFailure {
  id: string;
  kind: string | null;
  message: string;
}

/** Kinds of failures that last until a person does something. */
const REJECTED = new Set(['auth', 'forbidden', 'credits_exhausted']);

export function judgeSources(failures: readonly SourceFailure[]): Finding {
  const rejected = failures.filter(({ kind }) => kind !== null && REJECTED.has(kind));
  if (rejected.length > 0) {
    const what = rejected.map(({ id, message }) => `${id}: ${message}`).join('; ');
    const cure =
      'Enter a new key under Data Sources, or set its variable, such as APOLLO_API_KEY; top up credits that are used up.';
    return fault('Keys of sources', `Rejected at their last use: ${what}.`, cure);
  }
  if (failures.length === 0) return ok('Keys of sources', 'No source failed at its last use.');
  const what = `Failed at their last use: ${failures.map(({ id, message }) => `${id}: ${message}`).join('; ')}.`;
  return warning(
    'Keys of sources',
    what,
    'They are queried again by themselves; "Test" under Data Sources does it now.',
  );
}
