import type { OutreachMessageDoc } from '@workbench/db';
import { type Identifier, identifierKey, uniqueIdentifiers } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { lookupHashes } from '../../suppression/index.ts';
import { keysToAdd } from './match-target.ts';
import { notedIdentifiers, without } from './outdated-identifiers.ts';
import { type Target, uniqueKeysOf } from './target.ts';

type Identity = Partial<Pick<OutreachMessageDoc, 'keys' | 'identifiers' | 'listHashes' | 'leadIdentifiers'>>;

/**
 * What a recipient is known by, in the campaign and for the suppression check, where it becomes different.
 * @param outdated what they are known by no more
 */
export function identityUpdates(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  existing: readonly OutreachMessageDoc[],
  outdated: readonly Identifier[] = [],
): Identity {
  const others = existing.filter(({ _id }) => _id !== message._id);
  const keysLost = uniqueKeysOf(outdated);
  const keys = message.keys.filter((key) => !keysLost.includes(key));
  const kept = without(message.identifiers as Identifier[], outdated);
  const identifiers = uniqueIdentifiers([...kept, ...target.identifiers]);
  const leadIdentifiers = notedIdentifiers(message, target);
  const updates = {
    keys: [...keys, ...keysToAdd({ keys }, target, others)],
    identifiers,
    listHashes: listHashesOf(ctx, message, { ...target, identifiers }),
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

/**
 * The hashes of what a lead is not known by any more stay, however it came to have it: whoever objected under a former address is
 * written to no more, and one message too few is better than one to a person who objected.
 */
function listHashesOf(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  { identifiers, former, listHashes = [] }: Target,
): string[] {
  const known = hashesOf(ctx, [...identifiers, ...former]);
  const before = [...(message.listHashes ?? []), ...hashesOf(ctx, message.identifiers as Identifier[])];
  return [...new Set([...before, ...known, ...listHashes])];
}

export const hashesOf = (ctx: ServiceContext, identifiers: readonly Identifier[]): string[] =>
  identifiers.flatMap((one) => lookupHashes(ctx, one));

const toText = ({ leadId, kind, value }: { leadId: string; kind: string; value: string }) =>
  `${leadId} ${kind}:${value}`;

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return new Set(some).size === known.size && some.every((one) => known.has(one));
}
