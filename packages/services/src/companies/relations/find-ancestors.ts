import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { COMPANY_LEVELS_MAX } from '../limits.ts';
import { findSurvivorIds } from '../merging/find-survivor.ts';

export const CHAIN_FIELDS = { parent: 1, ancestors: 1 } as const;
export type ChainDoc = Pick<CompanyDoc, '_id' | 'parent' | 'ancestors'>;

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

/** How many levels of companies are below one. */
export async function countLevelsBelow(id: mongo.ObjectId): Promise<number> {
  let above = [id];
  for (let levels = 0; ; levels++) {
    if (levels > COMPANY_LEVELS_MAX) return levels;
    above = await CompanyModel.collection.distinct('_id', { 'parent.id': { $in: above } });
    if (above.length === 0) return levels;
  }
}
