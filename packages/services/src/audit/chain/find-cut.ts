import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { Secrets } from '../../shared/secrets.ts';
import { CUT_OPERATION } from '../limits.ts';
import type { ChainTail } from './chain-tail.ts';
import { FIRST_HASH, isAsWritten } from './line-hash.ts';

/**
 * The last line that was cut off; those up to it are gone, or about to go. Only a sealed line says so: with a forged one, lines could
 * be taken out of every check.
 */
export async function findCut(secrets: Pick<Secrets, 'fingerprint'>): Promise<ChainTail> {
  const found = AuditLineModel.find({ operation: CUT_OPERATION }).sort({ _id: -1 }).lean<AuditLineDoc[]>().cursor();
  for await (const line of found as AsyncIterable<AuditLineDoc>) {
    if (isAsWritten(line, secrets) && line.cut !== null && line.cut.sequence < line._id) return line.cut;
  }
  return { sequence: 0, hash: FIRST_HASH };
}
