import type { OutreachMessageDoc } from '@workbench/db';
import { type Identifier, identifierKey, uniqueIdentifiers } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds, lookupHashes } from '../../suppression/index.ts';
import { keysToAdd } from './match-target.ts';
import { notedIdentifiers, without } from './outdated-identifiers.ts';
import { type Target, uniqueKeysOf } from './target.ts';

/** What a recipient is to lose. */
interface Outdated {
  identifiers: readonly Identifier[];
  /** They are not even compared with the do-not-contact list any more. */
  hashes: readonly string[];
}

const NOTHING_OUTDATED: Outdated = { identifiers: [], hashes: [] };

type Identity = Partial<Pick<OutreachMessageDoc, 'keys' | 'identifiers' | 'listHashes' | 'leadIdentifiers'>>;

/** What a recipient is known by, in the campaign and for the suppression check, where it becomes different. */
export function identityUpdates(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  existing: readonly OutreachMessageDoc[],
  outdated: Outdated = NOTHING_OUTDATED,
): Identity {
  const others = existing.filter(({ _id }) => _id !== message._id);
  const keysLost = uniqueKeysOf(outdated.identifiers);
  const keys = message.keys.filter((key) => !keysLost.includes(key));
  const kept = without(message.identifiers as Identifier[], outdated.identifiers);
  const identifiers = uniqueIdentifiers([...kept, ...target.identifiers]);
  const leadIdentifiers = notedIdentifiers(message, target);
  const updates = {
    keys: [...keys, ...keysToAdd({ keys }, target, others)],
    identifiers,
    listHashes: listHashesOf(ctx, message, { ...target, identifiers }, outdated),
    leadIdentifiers,
  };
  const isSame = {
    keys: isSameSet(updates.keys, message.keys),
    identifiers: isSameSet(identifiers.map(identifierKey), message.identifiers.map(identifierKey)),
    listHashes: isSameSet(updates.listHashes, message.listHashes ?? []),
    leadIdentifiers: isSameSet(leadIdentifiers.map(toText), (message.leadIdentifiers ?? []).map(toText)),
  };
  return Object.fromEntries(
    Object.entries(updates).filter(([field]) => !isSame[field as keyof typeof isSame]),
  ) as Identity;
}

/** The hashes of what a lead is not known by any more stay: whoever objected under a former address is written to no more. */
function listHashesOf(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  { identifiers, former, listHashes = [] }: Target,
  outdated: Outdated,
): string[] {
  const known = hashesOf(ctx, [...identifiers, ...former]);
  const before = [...(message.listHashes ?? []), ...hashesOf(ctx, message.identifiers as Identifier[])];
  return [...new Set([...before.filter((hash) => !outdated.hashes.includes(hash)), ...known, ...listHashes])];
}

export const hashesOf = (ctx: ServiceContext, identifiers: readonly Identifier[]): string[] =>
  identifiers.flatMap((one) => lookupHashes(ctx, one));

/**
 * The hashes of what a person typed of a lead and has corrected: it was never the lead's. What is on the do-not-contact list
 * stays, as whoever put it there may have meant the lead.
 */
export async function hashesReleased(
  ctx: ServiceContext,
  outdated: readonly Identifier[],
  { edited }: Target,
): Promise<string[]> {
  const names = new Set(outdated.map(identifierKey));
  const released = (edited?.released ?? []).filter((one) => names.has(identifierKey(one)));
  const suppressed = await findSuppressedIds(
    ctx,
    released.map((one) => ({ id: identifierKey(one), keys: [one] })),
  );
  return hashesOf(
    ctx,
    released.filter((one) => !suppressed.has(identifierKey(one))),
  );
}

const toText = ({ leadId, kind, value }: { leadId: string; kind: string; value: string }) =>
  `${leadId} ${kind}:${value}`;

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return new Set(some).size === known.size && some.every((one) => known.has(one));
}
