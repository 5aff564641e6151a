import { SuppressionModel } from '@workbench/db';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { GroupCommit } from '../../shared/database/group-commit.ts';
import { requireOwnKey } from '../../shared/workspace-key/require-own-key.ts';
import { lookupHashes, type SuppressionReader } from './hash-identifier.ts';

/** All that is on the do-not-contact list, as `hashOf` gives it. */
export async function listSuppressionHashes(): Promise<string[]> {
  const entries = await SuppressionModel.find({}, { hashes: 1 }).lean();
  return [...new Set(entries.flatMap(({ hashes }) => hashes.map(({ hash }) => hash)))];
}

/** A sync asks this of every response that it keeps: those that ask together read once. */
const isListInUse = new GroupCommit<void, boolean>(
  async (callers) => {
    const isInUse = (await SuppressionModel.exists({})) !== null;
    return callers.map(() => isInUse);
  },
  { collectMs: 0 },
);

export function isAnyoneSuppressed(): Promise<boolean> {
  return isListInUse.run();
}

/** Seldom is one, and the entries are few beside the rows of a file. */
export async function isAnyoneErased(): Promise<boolean> {
  return (await SuppressionModel.exists(ERASED)) !== null;
}

/** Entries of people whose data was erased. */
const ERASED = { erasedAt: { $exists: true } };

/** People with what each may be known by; `hashes`: as the list has it. */
type KnownPeople = readonly { id: string; keys: readonly Identifier[]; hashes?: readonly string[] | undefined }[];

/** Ids of the people who are suppressed by any of their identifiers, in one query. */
export function findSuppressedIds(ctx: SuppressionReader, people: KnownPeople): Promise<Set<string>> {
  return findIds(ctx, people, {});
}

/** The same of those alone whose data was erased. */
export function findErasedIds(ctx: SuppressionReader, people: KnownPeople): Promise<Set<string>> {
  return findIds(ctx, people, ERASED);
}

async function findIds(ctx: SuppressionReader, people: KnownPeople, entry: object): Promise<Set<string>> {
  const hashed = people.map(({ id, keys, hashes = [] }) => ({
    id,
    hashes: [...keys.flatMap((key) => lookupHashes(ctx, key)), ...hashes],
  }));
  const hashesToFind = [...new Set(hashed.flatMap(({ hashes }) => hashes))];
  if (hashesToFind.length === 0) return new Set();
  const entries = await SuppressionModel.find({ ...entry, 'hashes.hash': { $in: hashesToFind } }, { hashes: 1 }).lean();
  await requireOwnKey(ctx);
  const suppressedHashes = new Set(entries.flatMap(({ hashes }) => hashes.map(({ hash }) => hash)));
  return new Set(hashed.filter(({ hashes }) => hashes.some((hash) => suppressedHashes.has(hash))).map(({ id }) => id));
}
