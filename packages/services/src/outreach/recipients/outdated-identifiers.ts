import type { OutreachMessageDoc } from '@workbench/db';
import { type Identifier, identifierKey, uniqueIdentifiers } from '@workbench/identity/person-identifiers/identifiers';
import type { Target } from './target.ts';

type Noted = Pick<OutreachMessageDoc, 'leadIdentifiers'>;

/**
 * What a recipient may have from a lead that the lead is not known by any more: it may be another person's by now. What the
 * target is known by stays. Pure.
 */
export function outdatedIdentifiers({ leadIdentifiers = [] }: Noted, target: Target): Identifier[] {
  const { leadId, ofLead, former, identifiers, replaced = [] } = target;
  if (ofLead === null) return [];
  const earlier = leadIdentifiers.filter((one) => one.leadId === leadId).map(({ kind, value }) => ({ kind, value }));
  const before = [...(earlier as Identifier[]), ...former, ...replaced];
  return without(uniqueIdentifiers(before), identifiers);
}

/** With what the target's lead is known by now, and what was noted of others where they are carried over from. Pure. */
export function notedIdentifiers({ leadIdentifiers = [] }: Noted, { leadId, ofLead, noted = [] }: Target) {
  const known = new Set(leadIdentifiers.map((one) => one.leadId));
  const all = [...leadIdentifiers, ...noted.filter((one) => !known.has(one.leadId))];
  if (leadId === null || ofLead === null) return all;
  const ofOthers = all.filter((one) => one.leadId !== leadId);
  return [...ofOthers, ...ofLead.map(({ kind, value }) => ({ leadId, kind, value }))];
}

/** Those that are not among the others. Pure. */
export function without<T extends { kind: string; value: string }>(
  identifiers: readonly T[],
  others: readonly { kind: string; value: string }[],
): T[] {
  const names = new Set(others.map(identifierKey));
  return identifiers.filter((one) => !names.has(identifierKey(one)));
}
