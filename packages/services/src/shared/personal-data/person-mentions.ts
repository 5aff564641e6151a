import { identifierKey, isPersonal } from '@workbench/identity/person-identifiers/identifiers';
import { decodeEscapes } from '@workbench/text/decode';
import { extractTexts } from './extract-texts.ts';
import { identifierPatterns } from './identifier-patterns.ts';
import { containsName, namePatterns } from './name-patterns.ts';
import type { PersonalDataRecord, PersonIdentifier, PersonQuery } from './types.ts';

/** Finds someone in records and texts, and takes them out. */

/**
 * Finds what tells of someone: their addresses with and without "+tag", profiles, numbers, ids of sources, in any
 * spelling that leads to the same. With `withName` also the name in either order.
 * @returns null when there is nothing to look for
 */
export function personPattern(query: PersonQuery, { withName }: { withName: boolean }): RegExp | null {
  const parts = query.identifiers.flatMap(identifierPatterns);
  if (withName && query.name !== null) parts.push(...namePatterns(query.name));
  return parts.length === 0 ? null : new RegExp(parts.join('|'), 'gu');
}

/**
 * How a record fits: by an address, a profile or a source's id, which belong to one person, or else by a phone number
 * or a mailbox, which an office may share, the name, which others may have, or a former address, which may be another's by now.
 * null: not at all.
 */
export function matchPerson(
  query: PersonQuery,
  identifiers: readonly PersonIdentifier[],
  name: string,
  former: readonly PersonIdentifier[] = [],
): PersonalDataRecord['match'] | null {
  const queryKeys = new Set(query.identifiers.map(identifierKey));
  const isHit = (one: PersonIdentifier) => one.kind !== 'domain' && queryKeys.has(identifierKey(one));
  const hits = identifiers.filter(isHit);
  if (hits.some(isPersonal)) return 'identifier';
  const isPossible = hits.length > 0 || former.some(isHit) || (query.name !== null && containsName(name, query.name));
  return isPossible ? 'name' : null;
}

/** How texts mention someone: a function of any value with texts in it, with the same answers as `matchPerson`. */
export function createMentionMatcher(query: PersonQuery): (value: unknown) => PersonalDataRecord['match'] | null {
  const sure = personPattern({ ...query, identifiers: query.identifiers.filter(isPersonal) }, { withName: false });
  const any = personPattern(query, { withName: true });
  return (value) => {
    if (sure !== null && valueMatches(value, sure)) return 'identifier';
    return any !== null && valueMatches(value, any) ? 'name' : null;
  };
}

/** True when any text in a value has what is looked for. */
export function valueMatches(value: unknown, pattern: RegExp): boolean {
  for (const text of extractTexts(value)) if (textMatches(text, pattern)) return true;
  return false;
}

/** True when a text has what is looked for, also as a source of JSON. */
export function textMatches(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0 || (text.includes('\\') && decodeEscapes(text).search(pattern) >= 0);
}
