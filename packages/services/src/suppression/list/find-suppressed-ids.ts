import { SuppressionModel } from '@workbench/db';
import { type Identifier, lookupValues } from '@workbench/identity/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { GroupCommit } from '../../shared/database/group-commit.ts';

/** The list is read by hashes under the workspace's own key. */
export type SuppressionReader = Pick<ServiceContext, 'secrets'>;

/** The list stores keyed hashes, so that no one can be identified from it. */
export function hashIdentifier(ctx: SuppressionReader, { kind, value }: Identifier): string {
  return ctx.secrets.fingerprint(`${kind}:${value}`);
}

/**
 * Every hash by which the list may know an identifier. Entries from before there was one spelling have the hash of
 * another one and can't be rewritten, so that each check looks for both.
 */
export function lookupHashes(ctx: SuppressionReader, identifier: Identifier): string[] {
  return lookupValues(identifier).map((value) => hashIdentifier(ctx, { kind: identifier.kind, value }));
}

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

/** Ids of the people who are suppressed by any of their identifiers, in one query. */
export async function findSuppressedIds(
  ctx: SuppressionReader,
  people: readonly { id: string; keys: readonly Identifier[] }[],
): Promise<Set<string>> {
  const hashed = people.map(({ id, keys }) => ({ id, hashes: keys.flatMap((key) => lookupHashes(ctx, key)) }));
  const hashesToFind = [...new Set(hashed.flatMap(({ hashes }) => hashes))];
  if (hashesToFind.length === 0) return new Set();
  const entries = await SuppressionModel.find({ 'hashes.hash': { $in: hashesToFind } }, { hashes: 1 }).lean();
  const suppressedHashes = new Set(entries.flatMap(({ hashes }) => hashes.map(({ hash }) => hash)));
  return new Set(hashed.filter(({ hashes }) => hashes.some((hash) => suppressedHashes.has(hash))).map(({ id }) => id));
}
