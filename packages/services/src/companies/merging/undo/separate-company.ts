import type { CompanyDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { domainsOf } from '../../aliases/domains-of.ts';
import { isFollowing } from '../../figures/following-fields.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import { mergeLists, pickChanged } from './pick-changed.ts';
import { isSameParent } from './same-parent.ts';
import { separateRecords } from './separate-records.ts';

/** The states of a company that another one was merged into. */
export interface MergeStates {
  before: StoredCompany;
  /** As the merge wrote it. */
  merged: StoredCompany;
  present: StoredCompany;
}

/**
 * The survivor as it was before a merge, with what was changed on it since; its derived fields do not follow yet. The
 * same object as `before` when nothing was changed. Pure.
 * @param other the company that was merged into it, which gets its domains back
 */
export function separateCompany(states: MergeStates, other: Pick<CompanyDoc, 'domain' | 'aliases'>): StoredCompany {
  const { before, merged, present } = states;
  const separated = { ...before };
  const names = new Set([...Object.keys(before), ...Object.keys(merged), ...Object.keys(present)]);
  for (const name of names) {
    if (isFollowing(name)) continue;
    const value = separateField(name, states);
    if (value === undefined) Reflect.deleteProperty(separated, name);
    else Reflect.set(separated, name, value);
  }
  const own = withOwnDomains(separated, states, other);
  return JSON.stringify(own) === JSON.stringify({ ...before }) ? before : own;
}

type KeyOf = (entry: never) => string;
const asText = (entry: unknown) => String(entry);

/** Fields that are lists, with what makes two entries the same one. */
const LISTS: Readonly<Record<string, KeyOf>> = {
  identifiers: companyIdentifierKey,
  identifierKeys: asText,
  struckIdentifiers: companyIdentifierKey,
  suggestions: ({ id }: { id: string }) => id,
  dismissedSuggestions: asText,
  locks: asText,
  tags: asText,
  lists: asText,
  aliases: asText,
  formerIds: asText,
};

/** Fields that are maps. */
const MAPS: ReadonlySet<string> = new Set(['origins', 'custom', 'customOrigins']);

function separateField(name: string, states: MergeStates): unknown {
  const [before, merged, present] = [states.before, states.merged, states.present].map((one) => Reflect.get(one, name));
  const keyOf = LISTS[name];
  if (keyOf) return mergeLists({ before, merged, present }, keyOf as (entry: unknown) => string);
  if (name === 'records') return separateRecords({ before, merged, present });
  if (MAPS.has(name)) return separateMap(before, merged, present);
  // The name in it follows the parent's.
  if (name === 'parent') return isSameParent(merged, present) ? before : present;
  return pickChanged({ before, merged, present });
}

/** Entry by entry: of origins by field, of values by own column. */
function separateMap<T>(before?: Record<string, T>, merged: Record<string, T> = {}, present: Record<string, T> = {}) {
  const separated: Record<string, T> = {};
  for (const key of new Set([...Object.keys(before ?? {}), ...Object.keys(present)])) {
    const entry = pickChanged({ before: before?.[key], merged: merged[key], present: present[key] });
    if (entry !== undefined) separated[key] = entry;
  }
  return Object.keys(separated).length === 0 ? before && {} : separated;
}

/** A domain is that of one company, and one that was its own before is not lost. */
function withOwnDomains(
  separated: StoredCompany,
  { before, present }: MergeStates,
  other: Pick<CompanyDoc, 'domain' | 'aliases'>,
): StoredCompany {
  const returned = new Set(domainsOf(other));
  const domain = returned.has(separated.domain) ? before.domain : separated.domain;
  const aliases = new Set((separated.aliases ?? []).filter((alias) => !returned.has(alias)));
  if (domainsOf(present).includes(before.domain)) aliases.add(before.domain);
  aliases.delete(domain);
  const { aliases: _, ...rest } = separated;
  return aliases.size === 0 && before.aliases === undefined
    ? { ...rest, domain }
    : { ...separated, domain, aliases: [...aliases].sort() };
}
