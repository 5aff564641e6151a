import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { compareIdentifiers } from '../identifiers/identifier-view.ts';

const BATCH = 1000;
/** Above every character of a value: the key after the last one of a kind. */
const KIND_END = ':\u{10FFFF}';

/** The kinds of identifiers of all companies, or of those found by a search: only they have columns in the export. */
export async function findExportedKinds(found: AsyncIterable<mongo.ObjectId> | null): Promise<string[]> {
  const kinds = found === null ? await kindsOfAll() : await kindsOfFound(found);
  return [...kinds]
    .map((kind) => ({ kind, value: '' }))
    .sort(compareIdentifiers)
    .map(({ kind }) => kind);
}

/** Reads one index entry for each kind, and none of the others of that kind. */
async function kindsOfAll(): Promise<Set<string>> {
  const kinds = new Set<string>();
  for (let from = ''; ; ) {
    const next = await CompanyModel.find({ identifierKeys: { $gte: from } }, { identifierKeys: 1 })
      .hint(COMPANY_INDEXES.identifiers)
      .sort({ identifierKeys: 1 })
      .limit(1)
      .lean();
    const key = next[0]?.identifierKeys?.filter((one) => one >= from).sort()[0];
    if (key === undefined) return kinds;
    const kind = key.slice(0, key.indexOf(':'));
    kinds.add(kind);
    from = kind + KIND_END;
  }
}

async function kindsOfFound(matches: AsyncIterable<mongo.ObjectId>): Promise<Set<string>> {
  const kinds = new Set<string>();
  const collect = async (ids: mongo.ObjectId[]) => {
    const found = await CompanyModel.collection.distinct('identifiers.kind', { _id: { $in: ids } });
    for (const kind of found) kinds.add(String(kind));
  };
  let ids: mongo.ObjectId[] = [];
  for await (const id of matches) {
    if (ids.push(id) < BATCH) continue;
    await collect(ids);
    ids = [];
  }
  if (ids.length > 0) await collect(ids);
  return kinds;
}
