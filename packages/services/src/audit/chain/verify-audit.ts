import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { AuditCheck, AuditFault, VerifyAuditInput } from '../schemas.ts';
import { furthestTail } from './append-line.ts';
import type { ChainTail } from './chain-tail.ts';
import { ChainCheck } from './check-chain.ts';
import { findCut } from './find-cut.ts';
import { isAsWritten } from './line-hash.ts';

const BATCH = 1000;

/**
 * Reads the whole log and names each line that was changed, removed, inserted or moved. That its end was removed shows by a
 * head from outside the database alone: the one that the caller has kept, and the furthest one that this process has written.
 */
export async function verifyAudit({ ctx, input }: Verb<VerifyAuditInput>): Promise<AuditCheck> {
  // Before the lines are read: those that are added meanwhile are not missing.
  const known = [input.head, furthestTail()].filter((head) => head !== undefined && head !== null);
  const requested = new Set(known.map(({ sequence }) => sequence));
  for (;;) {
    const start = await findCut(ctx.secrets);
    const check = new ChainCheck(start, (line) => isAsWritten(line, ctx.secrets));
    const seen = new Map<number, string>();
    for await (const line of readLines()) {
      if (requested.has(line._id)) seen.set(line._id, line.hash);
      check.read(line);
    }
    // Lines that were cut off meanwhile are not missing.
    if ((await findCut(ctx.secrets)).sequence !== start.sequence) continue;
    const truncation = findTruncation(known, seen, start, check.lastSequence);
    if (truncation !== null) check.add(truncation);
    const { lines, firstSequence, head, faultCount, faults } = check;
    return { isIntact: faultCount === 0, lines, firstSequence, head, faultCount, faults };
  }
}

/** Whatever the collection has, also what has no number. */
function readLines(): AsyncIterable<AuditLineDoc> {
  return AuditLineModel.collection.find({}).sort({ _id: 1 }).batchSize(BATCH) as unknown as AsyncIterable<AuditLineDoc>;
}

function findTruncation(
  known: readonly ChainTail[],
  seen: ReadonlyMap<number, string>,
  start: ChainTail,
  lastSequence: number,
): AuditFault | null {
  const lost = known.find(({ sequence }) => sequence > lastSequence);
  if (lost !== undefined) {
    const sequence = lastSequence + 1;
    const message = `The log ended with line ${lost.sequence} once; its end was removed from line ${sequence} on`;
    return { sequence, kind: 'truncated', message };
  }
  const other = known.find(({ sequence, hash }) => sequence > start.sequence && seen.get(sequence) !== hash);
  if (other === undefined) return null;
  const message = `Line ${other.sequence} is another one than the head that was kept`;
  return { sequence: other.sequence, kind: 'changed', message };
}
