import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { matchingIds } from './matching-ids.ts';
import type { CompanySelectionInput } from './schemas.ts';

const IDS_AT_ONCE = 1000;

/**
 * The companies that are meant, each once, in the order of their ids or as they were given. What is added, changed or
 * deleted later makes no difference to the answer.
 */
export async function findSelected(ctx: ServiceContext, selection: CompanySelectionInput): Promise<mongo.ObjectId[]> {
  const { ids, filter, q, similar, except = [] } = selection;
  if (ids !== undefined) return findTracked(ids);
  const excluded = new Set(except.map((id) => id.toLowerCase()));
  const found = new Map<string, mongo.ObjectId>();
  for await (const id of await matchingIds(ctx, { q, similar, filter })) {
    const hex = id.toHexString();
    if (!excluded.has(hex)) found.set(hex, id);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => id);
}

async function findTracked(ids: readonly string[]): Promise<mongo.ObjectId[]> {
  const given = [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => new mongo.ObjectId(id));
  const tracked = new Set<string>();
  for (let from = 0; from < given.length; from += IDS_AT_ONCE) {
    const found = CompanyModel.collection.find(
      { _id: { $in: given.slice(from, from + IDS_AT_ONCE) } },
      { projection: { _id: 1 }, hint: '_id_' },
    );
    for await (const { _id } of found) tracked.add(_id.toHexString());
  }
  return given.filter((id) => tracked.has(id.toHexString()));
}
