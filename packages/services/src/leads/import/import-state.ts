import { randomUUID } from 'node:crypto';
import { isProcessGone, type LeadListDoc, LeadListModel, thisProcess } from '@workbench/db';
import { hasPassed } from '../../shared/stored-time.ts';
import type { LeadList } from '../schemas.ts';

/** A batch takes seconds at most, and each says that the import goes on. */
const LEASE_MS = 180_000;

export const newImporting = (seenAt: Date): Required<LeadListDoc>['importing'] => ({
  id: randomUUID(),
  worker: thisProcess(),
  seenAt,
});

/** Another import of the same sheet, which began later, speaks for the list then. */
const own = ({ _id, importing }: LeadListDoc) => ({ _id, 'importing.id': importing?.id ?? '' });

/** Says that an import of the list goes on. */
export async function noteImporting(list: LeadListDoc, seenAt: Date): Promise<void> {
  await LeadListModel.updateOne(own(list), { $set: { 'importing.seenAt': seenAt } });
}

/** Says that an import of the list has failed before its end. */
export async function noteInterrupted(list: LeadListDoc): Promise<void> {
  await LeadListModel.updateOne(own(list), { $set: { 'importing.worker': null } });
}

/** Where the last import of a list stands. */
export function importState({ importing, counts }: LeadListDoc, now: Date): LeadList['state'] {
  // Every import that ended has counted at least one row; an earlier version left no other sign of one that did not.
  if (!importing) return Object.values(counts).some((count) => count > 0) ? 'completed' : 'interrupted';
  const { worker, seenAt } = importing;
  const endsAt = new Date(seenAt.getTime() + LEASE_MS);
  return worker === null || isProcessGone(worker) || hasPassed(endsAt, now, LEASE_MS) ? 'interrupted' : 'running';
}
