import type { OptOutReadDoc } from '@workbench/db';

/**
 * A list of opt-outs grows: one that lost more than half of its ids is more likely incomplete. Pure.
 * @param last the reading before, if any came to its end
 * @returns how many ids it had; null where it did not shrink
 */
export function shrunkFrom(last: OptOutReadDoc['completed'], ids: number): number | null {
  const before = last?.shrunkFrom ?? last?.ids ?? 0;
  return ids * 2 < before ? before : null;
}

export function shrunkText(last: OptOutReadDoc['completed']): string | null {
  const before = last?.shrunkFrom ?? null;
  return before === null
    ? null
    : `The list had ${before.toLocaleString('en')} ids and lost more than half of them: it may be incomplete`;
}
