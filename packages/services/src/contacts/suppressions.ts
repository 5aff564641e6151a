import { SuppressionModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import type { Identifier } from './rules/identifiers.ts';

export { identifiersOf } from './rules/identifiers.ts';

/** The list is read by hashes under the workspace's own key. */
export interface ListReader {
  outside: Pick<ServiceContext['outside'], 'secrets'>;
}

/** The list keeps keyed hashes, so that nobody can be read out of it. */
export function hashOf(ctx: ListReader, { kind, value }: Identifier): string {
  return ctx.outside.secrets.fingerprint(`${kind}:${value}`);
}

/** All that is on the do-not-contact list, as `hashOf` gives it. */
export async function listedHashes(): Promise<string[]> {
  const entries = await SuppressionModel.find({}, { hashes: 1 }).lean();
  return [...new Set(entries.flatMap(({ hashes }) => hashes.map(({ hash }) => hash)))];
}

/** Ids of those who are on the do-not-contact list by any of their identifiers; one query for all of them. */
export async function suppressedAmong(
  ctx: ListReader,
  people: readonly { id: string; keys: readonly Identifier[] }[],
): Promise<Set<string>> {
  const hashed = people.map(({ id, keys }) => ({ id, hashes: keys.map((key) => hashOf(ctx, key)) }));
  const asked = [...new Set(hashed.flatMap(({ hashes }) => hashes))];
  if (asked.length === 0) return new Set();
  const entries = await SuppressionModel.find({ 'hashes.hash': { $in: asked } }, { hashes: 1 }).lean();
  const listed = new Set(entries.flatMap(({ hashes }) => hashes.map(({ hash }) => hash)));
  return new Set(hashed.filter(({ hashes }) => hashes.some((hash) => listed.has(hash))).map(({ id }) => id));
}
