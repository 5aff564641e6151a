import { createHash } from 'node:crypto';
import { type SuppressionDoc, SuppressionModel } from '@workbench/db';
import { type Identifier, isPersonal } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import { claimOwnKey } from '../../shared/workspace-key/require-own-key.ts';
import type { ListSuppressionsInput, Suppression, SuppressionList } from '../schemas.ts';
import { hashIdentifier, lookupHashes } from './hash-identifier.ts';
import { copySuppressions } from './suppression-copy.ts';

type Hash = SuppressionDoc['hashes'][number];
/** `lookups`: the hash of the former spelling, too; only `hash` is stored. */
type HashedSubject = { hash: string; lookups: string[]; kind: string; isPersonal: boolean }[];

/**
 * Newest first; the total counts all.
 * @throws ServiceError invalid for an unknown cursor
 */
export async function listSuppressions({ input }: Verb<ListSuppressionsInput>): Promise<SuppressionList> {
  const { items, ...page } = await pageNewestFirst(SuppressionModel, { ...input, by: 'addedAt' });
  return { entries: items.map(toSuppression), ...page };
}

/**
 * One entry per person or domain; an existing entry gets the new identifiers.
 * @returns the number of new entries
 */
export async function addSuppressions(ctx: ServiceContext, subjects: Identifier[][], reason: string): Promise<number> {
  const hashed = subjects
    .map((subject) =>
      subject.map((one) => ({
        kind: one.kind,
        hash: hashIdentifier(ctx, one),
        lookups: lookupHashes(ctx, one),
        isPersonal: isPersonal(one),
      })),
    )
    .filter((subject) => subject.length > 0);
  if (hashed.length === 0) return 0;
  await claimOwnKey(ctx);
  const additions = groupByEntry(hashed, await findEntriesByHash(hashed));
  if (additions.size === 0) return 0;
  const addedAt = ctx.now();
  const { upsertedCount } = await SuppressionModel.bulkWrite(
    [...additions].map(([_id, hashes]) => ({
      updateOne: {
        filter: { _id },
        update: { $setOnInsert: { reason, addedAt }, $addToSet: { hashes: { $each: hashes } } },
        upsert: true,
      },
    })),
  );
  await copySuppressions(ctx, [...additions.keys()]);
  return upsertedCount;
}

/** Entry by hash, of all that the subjects have. */
async function findEntriesByHash(subjects: HashedSubject[]): Promise<Map<string, string>> {
  const hashesToFind = [...new Set(subjects.flat().flatMap(({ lookups }) => lookups))];
  const entries = await SuppressionModel.find({ 'hashes.hash': { $in: hashesToFind } }, { hashes: 1 })
    .sort({ addedAt: 1, _id: 1 })
    .lean();
  const byHash = new Map<string, string>();
  for (const { _id, hashes } of entries) {
    for (const { hash } of hashes) if (!byHash.has(hash)) byHash.set(hash, _id);
  }
  return byHash;
}

/** The identifiers of each entry. A subject joins the entry that shares a personal identifier, else gets its own. */
function groupByEntry(subjects: HashedSubject[], entriesByHash: Map<string, string>): Map<string, Hash[]> {
  const additions = new Map<string, Hash[]>();
  const entryOf = new Map(entriesByHash);
  for (const subject of subjects) {
    const fresh = subject.filter(({ hash }) => !entryOf.has(hash));
    if (fresh.length === 0) continue;
    const entryByLookup = ({ lookups }: HashedSubject[number]) => lookups.flatMap((hash) => entryOf.get(hash) ?? [])[0];
    const shared = subject.find((one) => one.isPersonal && entryByLookup(one) !== undefined);
    const entry = (shared && entryByLookup(shared)) ?? entryIdOf(subject);
    const hashes = (shared === undefined ? subject : fresh).map(({ kind, hash }) => ({ kind, hash }));
    additions.set(entry, [...(additions.get(entry) ?? []), ...hashes]);
    for (const { hash } of hashes) if (!entryOf.has(hash)) entryOf.set(hash, entry);
  }
  return additions;
}

/** Derived from the hashes, so that two simultaneous calls create one entry. */
function entryIdOf(subject: HashedSubject): string {
  const text = subject.map(({ hash }) => hash).join('|');
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function toSuppression({ _id, hashes, reason, addedAt }: SuppressionDoc): Suppression {
  const kinds = [...new Set(hashes.map(({ kind }) => kind))] as Suppression['kinds'];
  return { id: _id, kinds, reason, addedAt: addedAt.toISOString() };
}
