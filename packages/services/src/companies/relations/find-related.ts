import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { COMPANY_LEVELS_MAX } from '../limits.ts';
import { findSurvivorIds } from '../merging/find-survivor.ts';

export type RelatedPair = { parentId: string; subsidiaryId: string };

const CHAIN_FIELDS = { parent: 1, ancestors: 1 } as const;
type NamedCompany = Pick<CompanyDoc, '_id' | 'name'>;
type RelatedCompany = NamedCompany & ChainDoc;
type ChainDoc = Pick<CompanyDoc, '_id' | 'parent' | 'ancestors'>;

/** The ids of the parent, of its parent and so on, nearest first; behind a removed one as they were then. */
export async function findAncestorIds(company: ChainDoc): Promise<string[]> {
  const ids: string[] = [];
  let current: ChainDoc = company;
  while (current.parent && ids.length < COMPANY_LEVELS_MAX) {
    const { parent, ancestors = [] } = current;
    ids.push(parent.id.toHexString());
    const next = await CompanyModel.findById(parent.id, CHAIN_FIELDS).lean<ChainDoc>();
    if (next === null) return [...ids, ...(await withSurvivors(ancestors.slice(1).map(({ id }) => id.toHexString())))];
    current = next;
  }
  return ids;
}

/** Those that were merged since, and whom they were merged into. */
async function withSurvivors(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const survivors = await findSurvivorIds(ids);
  return [...new Set([...ids, ...survivors.values()])];
}

/** Why one company would have too many levels above and below it in place of two, in words; null when it has not. */
async function describeTooManyLevels(survivor: RelatedCompany, other: RelatedCompany): Promise<string | null> {
  const above = await findAncestorIds(survivor.parent ? survivor : other);
  const below = await Promise.all([survivor, other].map(({ _id }) => countLevelsBelow(_id)));
  const levels = above.length + 1 + Math.max(...below);
  if (levels <= COMPANY_LEVELS_MAX) return null;
  return `At most ${COMPANY_LEVELS_MAX} companies can be above one another; this merge would make it ${levels}`;
}

/** How many levels of companies are below one. */
export async function countLevelsBelow(id: mongo.ObjectId): Promise<number> {
  let above = [id];
  for (let levels = 0; ; levels++) {
    if (levels > COMPANY_LEVELS_MAX) return levels;
    above = await CompanyModel.collection.distinct('_id', { 'parent.id': { $in: above } });
    if (above.length === 0) return levels;
  }
}

/** Why two companies can't become one, in words; null when nothing in their relations speaks against it. */
export async function describeRelation(one: RelatedCompany, other: RelatedCompany): Promise<string | null> {
  const relation = await findRelation(one._id.toHexString(), other._id.toHexString());
  if (relation === null) return describeTooManyLevels(one, other);
  const [parent, subsidiary] = one._id.toHexString() === relation.parentId ? [one, other] : [other, one];
  return `${subsidiary.name} is a subsidiary of ${parent.name}, so both stay; remove that relation first`;
}

/** Whether one of the two is above the other, and then which; null when they are not related. */
export async function findRelation(one: string, other: string): Promise<RelatedPair | null> {
  const ids = [one, other].map((id) => new mongo.ObjectId(id));
  const companies = await CompanyModel.find({ _id: { $in: ids } }, CHAIN_FIELDS).lean<ChainDoc[]>();
  for (const company of companies) {
    const subsidiaryId = company._id.toHexString();
    const parentId = subsidiaryId === one.toLowerCase() ? other.toLowerCase() : one.toLowerCase();
    if ((await findAncestorIds(company)).includes(parentId)) return { parentId, subsidiaryId };
  }
  return null;
}
