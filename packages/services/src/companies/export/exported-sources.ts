import { CompanyModel, CompanyStatModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { readMatchingIds } from '../search/query.ts';

const BATCH = 1000;

/** The sources of all companies, or of those that match `q`: only they have columns in the export. */
export async function findExportedSources(q: string | undefined): Promise<string[]> {
  const sources = q ? await sourcesOfMatches(q) : await sourcesOfAll();
  return sources.sort((a, b) => a.localeCompare(b, 'en'));
}

async function sourcesOfAll(): Promise<string[]> {
  const sources = await CompanyStatModel.find({ kind: 'source', 'counters.companies': { $gt: 0 } }, { name: 1 }).lean();
  return sources.map(({ name }) => name);
}

async function sourcesOfMatches(q: string): Promise<string[]> {
  const found = new Set<string>();
  const collect = async (ids: mongo.ObjectId[]) => {
    for (const source of await CompanyModel.distinct('records.source', { _id: { $in: ids } })) found.add(source);
  };
  let ids: mongo.ObjectId[] = [];
  for await (const id of readMatchingIds(q)) {
    ids.push(id);
    if (ids.length < BATCH) continue;
    await collect(ids);
    ids = [];
  }
  if (ids.length > 0) await collect(ids);
  return [...found];
}
