import type { AuditLineDoc } from '@workbench/db';
import type { AuditLine } from './schemas.ts';

export function showLine(line: AuditLineDoc, names: ReadonlyMap<string, string>): AuditLine {
  const { _id: sequence, at, actorKind, actorId, via, records, recordCount, counts } = line;
  const { operation, credits, requestId, outcome, cut, previousHash, hash } = line;
  const name = actorId === null ? null : (names.get(actorId) ?? null);
  return {
    sequence,
    at: at.toISOString(),
    actor: { kind: actorKind as AuditLine['actor']['kind'], id: actorId, name },
    via: via as AuditLine['via'],
    operation,
    records,
    recordCount,
    counts,
    credits,
    requestId,
    outcome,
    cut,
    previousHash,
    hash,
  };
}
