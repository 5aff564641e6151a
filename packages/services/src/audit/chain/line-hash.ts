import { createHash } from 'node:crypto';
import type { AuditLineDoc } from '@workbench/db';
import type { Secrets } from '../../shared/secrets.ts';

/** What the hash of a line covers: all of it, its number and the hash of the line before it included. */
export type HashedFields = Omit<AuditLineDoc, 'hash' | 'seal'>;

/** The previous hash of the first line. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256 of the fields in a fixed order: whoever has an export can compute it. */
export function hashLine(line: HashedFields): string {
  const fields = [
    line.previousHash,
    line._id,
    line.at.toISOString(),
    line.actorKind,
    line.actorId,
    line.via,
    line.operation,
    line.records,
    line.recordCount,
    Object.entries(line.counts).sort(([one], [other]) => (one < other ? -1 : 1)),
    line.credits,
    line.requestId,
    line.outcome,
    line.cut && [line.cut.sequence, line.cut.hash],
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Who can write the database and not read the key of the workspace can compute the hash of another line, not its seal. */
export const sealLine = (secrets: Pick<Secrets, 'fingerprint'>, hash: string): string =>
  secrets.fingerprint(`audit line ${hash}`);

/** False also of a line that is not even one: whoever can write the database can write anything. */
export function isAsWritten(line: AuditLineDoc, secrets: Pick<Secrets, 'fingerprint'>): boolean {
  try {
    return hashLine(line) === line.hash && sealLine(secrets, line.hash) === line.seal;
  } catch {
    return false;
  }
}
