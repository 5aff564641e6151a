import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { furthestTail } from './append-line.ts';
import type { ChainTail } from './chain-tail.ts';
import { ChainCheck } from './check-chain.ts';
import { AUDIT_FAULTS_MAX, CUT_OPERATION } from './limits.ts';
import { FIRST_HASH, sealLine } from './line-hash.ts';
import type { AuditCheck, AuditFault, VerifyAuditInput } from './schemas.ts';

const BATCH = 1000;

/**
 * Reads the whole log and names each line that was changed, removed, inserted or moved. That its end was removed shows by a
 * head from outside the database alone: the one that the caller has kept, and the furthest one that this process has written.
 */
export async function verifyAudit({ ctx, input }: Verb<VerifyAuditInput>): Promise<AuditCheck> {
  // Before the lines are read: those that are added meanwhile are not missing.
  const known = [input.head, furthestTail()].filter((head) => head !== undefined && head !== null);
  const start = await findStart();
  const check = new ChainCheck(start, ({ hash, seal }) => seal === sealLine(ctx.secrets, hash));
  let firstSequence: number | null = null;
  const seen = new Map<number, string>();
  const requested = new Set(known.map(({ sequence }) => sequence));
  for await (const line of readLines(start)) {
    firstSequence ??= line._id;
    if (requested.has(line._id)) seen.set(line._id, line.hash);
    check.read(line);
  }
  const faults = [...check.faults, ...findTruncation(known, seen, start, check.head)];
  return {
    isIntact: faults.length === 0,
    lines: check.lines,
    firstSequence,
    head: check.head,
    faultCount: faults.length,
    faults: faults.slice(0, AUDIT_FAULTS_MAX),
  };
}

/** Lines up to the latest cut don't count: they are gone, or about to go. */
async function findStart(): Promise<ChainTail> {
  const latest = await AuditLineModel.findOne({ operation: CUT_OPERATION }).sort({ _id: -1 }).lean<AuditLineDoc>();
  return latest?.cut ?? { sequence: 0, hash: FIRST_HASH };
}

function readLines({ sequence }: ChainTail): AsyncIterable<AuditLineDoc> {
  return AuditLineModel.find({ _id: { $gt: sequence } })
    .sort({ _id: 1 })
    .lean<AuditLineDoc[]>()
    .cursor({ batchSize: BATCH }) as AsyncIterable<AuditLineDoc>;
}

function findTruncation(
  known: readonly ChainTail[],
  seen: ReadonlyMap<number, string>,
  start: ChainTail,
  head: ChainTail | null,
): AuditFault[] {
  const lost = known.find(({ sequence }) => sequence > (head?.sequence ?? start.sequence));
  if (lost !== undefined) {
    const sequence = (head?.sequence ?? start.sequence) + 1;
    const message = `The log ended with line ${lost.sequence} once; its end was removed from line ${sequence} on`;
    return [{ sequence, kind: 'truncated', message }];
  }
  const other = known.find(({ sequence, hash }) => sequence > start.sequence && seen.get(sequence) !== hash);
  if (other === undefined) return [];
  const message = `Line ${other.sequence} is another one than the head that was kept`;
  return [{ sequence: other.sequence, kind: 'changed', message }];
}

/** Writes the last line into the log of the process, which others keep. */
export async function noteHead({ log }: ServiceContext): Promise<void> {
  const last = await AuditLineModel.findOne({}, { hash: 1 }).sort({ _id: -1 }).lean();
  if (last !== null) log.info({ sequence: last._id, hash: last.hash }, 'the head of the audit log');
}
