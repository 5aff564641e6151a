import { type DuplicateKeyDoc, DuplicateKeyModel, DuplicatePairModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { dismissalKeys, pairId } from '../pair-key.ts';
import { type Match, matchCompanies } from '../rule/match-companies.ts';
import { KEYS_VERSION, matchingKeys } from '../rule/matching-keys.ts';
import { type ReadCompany, readCompany } from '../rule/read-company.ts';
import type { CommonKeys } from './common-keys.ts';
import { leaveOutRelated } from './leave-out-related.ts';
import { type LoadedCompany, loadCompared } from './load-compared.ts';
import { removeUntracked } from './remove-untracked.ts';
import { COMPANY_PAIRS, type FoundPair, storePairs } from './store-pairs.ts';

/**
 * Compares companies with those that share a key with them, and brings the queue up to date. Repeatable.
 * @returns how many pairs are new in the queue
 */
export async function compareCompanies(
  compared: readonly mongo.ObjectId[],
  common: CommonKeys,
  now: Date,
): Promise<number> {
  const changed = await onlyChanged(await loadCompared(compared));
  if (changed.length === 0) return 0;
  const stored = await storeKeys(changed);
  const candidates = await findCandidates(stored, common);
  const ids = changed.map(({ _id }) => _id);
  const pairs = await leaveOutRelated(findPairs(stored, candidates));
  const found = await storePairs(COMPANY_PAIRS, ids, pairs, now);
  // Some may have been deleted since they were read.
  await removeUntracked([...ids, ...pairs.flatMap((pair) => pair.ids)]);
  return found;
}

/** A company whose figures alone were written again, or that an overlap brings twice, is compared already. */
async function onlyChanged(companies: LoadedCompany[]): Promise<LoadedCompany[]> {
  const ids = companies.map(({ _id }) => _id);
  const known = await DuplicateKeyModel.find(
    { _id: { $in: ids }, version: KEYS_VERSION },
    { updatedAt: 1, syncedAt: 1 },
  ).lean();
  const stamps = new Map(known.map((doc) => [doc._id.toHexString(), stampOf(doc)]));
  return companies.filter((company) => stamps.get(company._id.toHexString()) !== stampOf(company));
}

const stampOf = ({ updatedAt, syncedAt }: { updatedAt: Date; syncedAt?: Date | null }) =>
  `${updatedAt.getTime()} ${syncedAt?.getTime() ?? ''}`;

async function storeKeys(companies: LoadedCompany[]): Promise<DuplicateKeyDoc[]> {
  const docs = companies.map((loaded): DuplicateKeyDoc => {
    const keys = matchingKeys(readCompany(loaded.company));
    return { ...loaded, keys, version: KEYS_VERSION };
  });
  await DuplicateKeyModel.collection.bulkWrite(
    docs.map(({ _id, ...fields }) => ({
      replaceOne: { filter: { _id }, replacement: fields as unknown as mongo.Document, upsert: true },
    })),
    { ordered: false },
  );
  return docs;
}

/** Those that share a key, and those of pairs that are known already, which may have stopped sharing one. */
async function findCandidates(companies: readonly DuplicateKeyDoc[], common: CommonKeys): Promise<DuplicateKeyDoc[]> {
  const keys = await common.withoutCommon(companies.flatMap((company) => company.keys));
  const ids = companies.map(({ _id }) => _id);
  const pairs = await DuplicatePairModel.find({ ids: { $in: ids } }, { ids: 1 }).lean();
  return DuplicateKeyModel.find({
    $or: [{ keys: { $in: keys } }, { _id: { $in: pairs.flatMap((pair) => pair.ids) } }],
  }).lean();
}

function findPairs(companies: readonly DuplicateKeyDoc[], candidates: readonly DuplicateKeyDoc[]): FoundPair[] {
  const byKey = new Map<string, Candidate[]>();
  for (const doc of candidates) {
    const candidate = new Candidate(doc);
    for (const key of doc.keys) {
      const block = byKey.get(key);
      if (block) block.push(candidate);
      else byKey.set(key, [candidate]);
    }
  }
  const pairs = new Map<string, FoundPair>();
  const compared = new Set<string>();
  for (const doc of companies) {
    const own = new Candidate(doc);
    for (const other of new Set(doc.keys.flatMap((key) => byKey.get(key) ?? []))) {
      const id = pairId(own.id, other.id);
      if (other.id === own.id || compared.has(id)) continue;
      compared.add(id);
      const match: Match | null = matchCompanies(own.read(), other.read());
      if (match !== null)
        pairs.set(id, { id, ids: [own.doc._id, other.doc._id], match, dismissalKeys: keysOf(own, other) });
    }
  }
  return [...pairs.values()];
}

function keysOf(a: Candidate, b: Candidate): string[] {
  const [one, other] = [a, b].map(({ id, doc }) => ({ id, domain: doc.company.domain }));
  return one && other ? dismissalKeys(one, other) : [];
}

/** A company meets many others and is read once. */
class Candidate {
  readonly doc: DuplicateKeyDoc;
  readonly id: string;
  #read: ReadCompany | null = null;

  constructor(doc: DuplicateKeyDoc) {
    this.doc = doc;
    this.id = doc._id.toHexString();
  }

  read(): ReadCompany {
    this.#read ??= readCompany(this.doc.company);
    return this.#read;
  }
}
