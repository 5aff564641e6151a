import { type CompanyDoc, CompanyModel, type CompanyParentDoc } from '@workbench/db';
import type { mongo } from 'mongoose';

type Parent = CompanyDoc['parent'] | undefined;

/**
 * Relations to the parents as these are by now: one may have been merged, or separated again, while its subsidiary was in
 * the trash or part of another company.
 */
export async function followMerges(relations: readonly Parent[]): Promise<Parent[]> {
  const parents = relations.flatMap((parent) => parent ?? []);
  const tracked = await findTracked(parents.flatMap(({ id, formerIds = [] }) => [id, ...formerIds]));
  const gone = parents.map(({ id }) => id).filter((id) => !tracked.has(id.toHexString()));
  const survivors = await findSurvivors(gone);
  return relations.map((parent) => parent && (returned(parent, tracked) ?? merged(parent, survivors) ?? parent));
}

/** Under its first id that is tracked again; null when there is none. */
function returned(parent: CompanyParentDoc, tracked: ReadonlySet<string>): CompanyParentDoc | null {
  const { formerIds = [], ...relation } = parent;
  const at = formerIds.findIndex((id) => tracked.has(id.toHexString()));
  const id = formerIds[at];
  if (id === undefined) return null;
  return { ...relation, id, ...(at > 0 && { formerIds: formerIds.slice(0, at) }) };
}

function merged(parent: CompanyParentDoc, survivors: ReadonlyMap<string, mongo.ObjectId>): CompanyParentDoc | null {
  const id = survivors.get(parent.id.toHexString());
  return id === undefined ? null : { ...parent, id, formerIds: [...(parent.formerIds ?? []), parent.id] };
}

async function findTracked(ids: readonly mongo.ObjectId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await CompanyModel.find({ _id: { $in: ids } }, { _id: 1 }).lean();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/** By former id, the company that it was merged into. */
async function findSurvivors(ids: readonly mongo.ObjectId[]): Promise<Map<string, mongo.ObjectId>> {
  if (ids.length === 0) return new Map();
  const found = await CompanyModel.find({ formerIds: { $in: ids } }, { formerIds: 1 }).lean();
  return new Map(found.flatMap(({ _id, formerIds = [] }) => formerIds.map((id) => [id.toHexString(), _id] as const)));
}
