import type { CompanyDoc, CompanyIdentifierDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { COMPANY_IDENTIFIERS_MAX } from '../limits.ts';

/** An identifier as a file or a person states it. */
export type IdentifierFact = Omit<CompanyIdentifierDoc, 'at'> & {
  /** The day of the source's own answer; left out by files and persons: now. */
  at?: Date;
};

export interface IdentifierFacts {
  /** The file that they came in: the source of its identifiers. */
  file?: string;
  identifiers?: readonly IdentifierFact[];
  /** All that connected sources state now: what they stated before and do not state any more leaves. */
  sourceIdentifiers?: readonly IdentifierFact[];
}

export type IdentifierFields = Pick<CompanyDoc, 'identifiers' | 'identifierKeys' | 'struckIdentifiers'>;

/**
 * The identifiers of a company with what is new: what a person or a file has stated stays, an identifier that several
 * state is there once, and one that was struck out does not come back. Returns the fields of `state` when nothing
 * changed. Pure.
 */
export function mergeIdentifiers<S extends IdentifierFields>(state: S, facts: IdentifierFacts, now: Date): S {
  const { identifiers: stated = [], sourceIdentifiers, file } = facts;
  if (stated.length === 0 && sourceIdentifiers === undefined) return state;
  const known = state.identifiers ?? [];
  const kept = sourceIdentifiers === undefined ? known : known.filter(({ by }) => by !== 'sync');
  const merged = new Map(kept.map((one) => [companyIdentifierKey(one), one]));
  const before = new Map(known.map((one) => [companyIdentifierKey(one), one]));
  const struck = new Set((state.struckIdentifiers ?? []).map(companyIdentifierKey));
  for (const fact of [...stated, ...(sourceIdentifiers ?? [])]) {
    const key = companyIdentifierKey(fact);
    if (struck.has(key) || (!merged.has(key) && merged.size >= COMPANY_IDENTIFIERS_MAX)) continue;
    const existing = merged.get(key);
    if (existing !== undefined && !isStrongerThan(fact, existing)) continue;
    const named = fact.by === 'import' && file !== undefined ? { ...fact, source: file } : fact;
    merged.set(key, unchangedOr(before.get(key), { ...named, at: fact.at ?? now }));
  }
  const identifiers = [...merged.values()];
  const isSame = identifiers.length === known.length && identifiers.every((one) => known.includes(one));
  return isSame ? state : { ...state, ...withKeys(identifiers) };
}

/** The identifiers and the keys by which they are searched. */
export function withKeys(identifiers: CompanyIdentifierDoc[]): Required<Omit<IdentifierFields, 'struckIdentifiers'>> {
  return { identifiers, identifierKeys: identifiers.map(companyIdentifierKey) };
}

/** A person's word is kept as a person's when a file or a source says the same, and a file's when a source does. */
function isStrongerThan(fact: IdentifierFact, existing: CompanyIdentifierDoc): boolean {
  return STRENGTH[fact.by] > STRENGTH[existing.by];
}

const STRENGTH = { sync: 1, import: 2, person: 3 } as const;

/** A source that says the same again confirms it once a day, as with figures. */
function unchangedOr(before: CompanyIdentifierDoc | undefined, now: CompanyIdentifierDoc): CompanyIdentifierDoc {
  const isSame =
    before !== undefined &&
    before.by === now.by &&
    before.source === now.source &&
    before.connector === now.connector &&
    before.at.toISOString().slice(0, 10) === now.at.toISOString().slice(0, 10);
  return isSame ? before : now;
}
