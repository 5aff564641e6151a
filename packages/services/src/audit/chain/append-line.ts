import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { GroupCommit } from '../../shared/database/group-commit.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { Secrets } from '../../shared/secrets.ts';
import { type AuditActor, currentActor } from '../current-actor.ts';
import { SEQUENCE_MAX } from '../limits.ts';
import { type ChainTail, readDurableTail } from './chain-tail.ts';
import { hashLine, sealLine } from './line-hash.ts';

/** What a line says besides its place in the chain and who did it. */
export interface AuditEntry {
  operation: string;
  records: readonly string[];
  recordCount: number;
  counts: Readonly<Record<string, number>>;
  credits: number;
  outcome: string;
  cut?: { sequence: number; hash: string };
}

/** Seals lines with the key of the workspace. */
export interface AuditWriter {
  secrets: Pick<Secrets, 'fingerprint'>;
  now: () => Date;
}

interface PendingLine extends AuditWriter {
  actor: AuditActor;
  entry: AuditEntry;
}

/** Lines of concurrent calls are one write; those that come meanwhile are the next. */
const appends = new GroupCommit<PendingLine, undefined>(appendGroup, { collectMs: 0 });
/** The last line that this process has added, while no other process adds any. */
let ownTail: ChainTail | null = null;
/** The furthest that this process has seen the chain: if it is shorter now, its end was removed. */
let furthest: ChainTail | null = null;

/**
 * Adds a line; it is on the disk when this returns. Each line is one document whose number is unique: of two processes that add
 * the same number one goes on with the next, and a process that is killed has added a line or has not.
 */
export function appendLine({ secrets, now }: AuditWriter, entry: AuditEntry): Promise<void> {
  return appends.run({ secrets, now, entry, actor: currentActor() });
}

/** The database is another one. */
export function invalidateTail(): void {
  ownTail = null;
  furthest = null;
}

export const furthestTail = (): ChainTail | null => furthest;

async function appendGroup(group: PendingLine[]): Promise<undefined[]> {
  let left = group;
  let lines: AuditLineDoc[] = [];
  await withDatabaseRetry(async () => {
    while (left.length > 0) {
      const tail = ownTail ?? (await readDurableTail());
      left = left.slice(await countAdded(lines, tail));
      lines = chainLines(tail, left);
      const last = lines.at(-1);
      ownTail = null;
      if (last === undefined) return;
      if (!(await insertLines(lines))) continue;
      ownTail = { sequence: last._id, hash: last.hash };
      furthest = ownTail;
      return;
    }
  });
  return group.map(() => undefined);
}

/** @returns false when another process was faster; the first of the lines may have been added all the same */
async function insertLines(lines: AuditLineDoc[]): Promise<boolean> {
  try {
    await AuditLineModel.collection.insertMany(lines as never[], {
      ordered: true,
      writeConcern: { w: 1, j: true },
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** How many of the lines of an attempt are in the chain, though its answer was lost or the rest was refused. */
async function countAdded(lines: readonly AuditLineDoc[], tail: ChainTail): Promise<number> {
  const [first] = lines;
  if (first === undefined || first._id > tail.sequence) return 0;
  const stored = await AuditLineModel.find({ _id: { $gte: first._id, $lt: first._id + lines.length } }, { hash: 1 })
    .sort({ _id: 1 })
    .lean();
  const foreign = lines.findIndex(({ hash }, at) => stored[at]?.hash !== hash);
  return foreign === -1 ? lines.length : foreign;
}

function chainLines(tail: ChainTail, group: readonly PendingLine[]): AuditLineDoc[] {
  let { sequence, hash: previousHash } = tail;
  return group.map(({ secrets, now, actor, entry }) => {
    sequence += 1;
    if (sequence > SEQUENCE_MAX) throw new Error(`No line can follow line ${sequence - 1} of the audit log: check it`);
    const fields = {
      _id: sequence,
      at: now(),
      actorKind: actor.kind,
      actorId: actor.id,
      via: actor.via,
      operation: entry.operation,
      records: [...entry.records],
      recordCount: entry.recordCount,
      counts: { ...entry.counts },
      credits: entry.credits,
      requestId: actor.requestId,
      outcome: entry.outcome,
      cut: entry.cut ?? null,
      previousHash,
    };
    const hash = hashLine(fields);
    previousHash = hash;
    return { ...fields, hash, seal: sealLine(secrets, hash) };
  });
}
