import type { ContactChangeDoc, ContactDoc } from '@workbench/db';

/** Of one merge. */
const CHANGES_MAX = 50;

/** The changes of a merged contact with one more; null when that is more than are kept. Of others nothing. Pure. */
export function withChange({ changes }: ContactDoc, change: ContactChangeDoc): Pick<ContactDoc, 'changes'> {
  if (!changes) return {};
  return { changes: changes.length < CHANGES_MAX ? [...changes, change] : null };
}
