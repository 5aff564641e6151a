import { ApiKeyModel, type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { OF_LINES } from './chain/chain-tail.ts';
import type { AuditFilter, AuditPage, ListAuditInput } from './schemas.ts';
import { showLine } from './show-line.ts';

/** The newest first. */
export async function listAudit({ input: { limit, cursor, ...filter } }: Verb<ListAuditInput>): Promise<AuditPage> {
  const _id = { ...OF_LINES, ...(cursor !== undefined && { $lt: Number(cursor) }) };
  const found = await AuditLineModel.find({ ...toQuery(filter), _id })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean<AuditLineDoc[]>();
  const lines = found.slice(0, limit);
  const names = await readKeyNames(lines);
  const last = lines.at(-1);
  return {
    items: lines.map((line) => showLine(line, names)),
    nextCursor: found.length > limit && last !== undefined ? String(last._id) : null,
  };
}

export function toQuery({ from, to, actor, operation, record }: AuditFilter): object {
  const isKey = actor?.includes('-');
  return {
    ...((from !== undefined || to !== undefined) && {
      at: { ...(from !== undefined && { $gte: new Date(from) }), ...(to !== undefined && { $lt: new Date(to) }) },
    }),
    ...(actor !== undefined && (isKey ? { actorKind: 'key', actorId: actor } : { actorKind: actor })),
    // A prefix: one range of the index.
    ...(operation && { operation: { $regex: `^${operation.replaceAll('.', '\\.')}` } }),
    ...(record !== undefined && { records: record }),
  };
}

/** The names that keys have now: no line has one. */
export async function readKeyNames(lines: readonly AuditLineDoc[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(lines.flatMap(({ actorId }) => actorId ?? []));
  if (ids.size === 0) return new Map();
  const keys = await ApiKeyModel.find({ _id: { $in: [...ids] } }, { name: 1 }).lean();
  return new Map(keys.map(({ _id, name }) => [_id, name]));
}
