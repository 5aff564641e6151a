import { CompanyModel, CompanyStatModel } from '@workbench/db';
import type { mongo } from 'mongoose';

const BATCH = 1000;

/** The sources of all companies, or of those found by a search: only they have columns in the export. */
export async function findExportedSources(found: AsyncIterable<mongo.ObjectId> | null): Promise<string[]> {
  const sources = found === null ? await sourcesOfAll() : await sourcesOfFound(found);
  return sources.sort((a, b) => a.localeCompare(b, 'en'));
}

async function sourcesOfAll(): Promise<string[]> {
  const sources = await CompanyStatModel.find({ kind: 'source', 'counters.companies': { $gt: 0 } }, { name: 1 }).lean();
  return sources.map(({ name }) => name);
}

async function sourcesOfFound(matches: AsyncIterable<mongo.ObjectId>): Promise<string[]> {
  const found = new Set<string>();
  const collect = async (ids: mongo.ObjectId[]) => {
    for (const source of await CompanyModel.distinct('records.source', { _id: { $in: ids } })) found.add(source);
  };
  let ids: mongo.ObjectId[] = [];
  for await (const id of matches) {
    ids.push(id);
    if (ids.length < BATCH) continue;
    await collect(ids);
    ids = [];
  }
  if (ids.length > 0) await collect(ids);
  return [...found];
}
