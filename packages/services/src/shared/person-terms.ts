import type { HeldRecord, PersonIdentifier, PersonQuery } from './personal-data.ts';

/** How a person may be written in any text: patterns for addresses, numbers and names. Pure. */

const ERASED = '[erased]';
/** A source's id that is shorter may be anything. */
const SOURCE_ID_MIN = 6;

/**
 * Finds what tells of somebody: their addresses with and without "+tag", profiles also percent-encoded, numbers with any
 * separators, ids of sources. With `withName` also the name in either order.
 * @returns null when there is nothing to look for
 */
export function personPattern(query: PersonQuery, { withName }: { withName: boolean }): RegExp | null {
  const parts = query.identifiers.flatMap(patternOf);
  if (withName && query.name !== null) parts.push(...namePatterns(query.name));
  return parts.length === 0 ? null : new RegExp(parts.join('|'), 'giu');
}

/**
 * How a record fits: by an address, a profile or a source's id, which belong to one person, or else by a phone number,
 * which an office may share, or the name, which others may have. null: not at all.
 */
export function matchPerson(
  query: PersonQuery,
  identifiers: readonly PersonIdentifier[],
  name: string,
): HeldRecord['match'] | null {
  const asked = new Set(query.identifiers.map(keyOf));
  const hits = identifiers.filter((one) => asked.has(keyOf(one)));
  if (hits.some(({ kind }) => kind !== 'phone' && kind !== 'domain')) return 'identifier';
  if (hits.some(({ kind }) => kind === 'phone')) return 'name';
  const pattern = personPattern({ ...query, identifiers: [] }, { withName: true });
  return pattern?.test(name) ? 'name' : null;
}

const keyOf = ({ kind, value }: PersonIdentifier): string => `${kind}:${value}`;

/** The same text without the person. */
export const redact = (text: string, pattern: RegExp): string => text.replace(pattern, ERASED);

/** A copy with every text in it redacted, names of fields included; what is not text stays the very same. */
export function redactDeep<T>(value: T, pattern: RegExp): T {
  if (typeof value === 'string') return redact(value, pattern) as T;
  if (Array.isArray(value)) return value.map((one) => redactDeep(one, pattern)) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [redact(name, pattern), redactDeep(one, pattern)]),
  ) as T;
}

/** Dates, ids of the database and bytes are left as they are. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function patternOf({ kind, value }: PersonIdentifier): string[] {
  switch (kind) {
    case 'email': {
      const [local = '', host = ''] = [value.slice(0, value.lastIndexOf('@')), value.slice(value.lastIndexOf('@') + 1)];
      // A tag's length is bounded, so that a text made of beginnings of addresses is no trap.
      const mailbox = `${escapeText(local)}(?:(?:\\+|%2B)[^@\\s]{0,64}?)?`;
      return [`(?:(?<![\\w.%-])|(?<=%[0-9a-f]{2}))${mailbox}(?:@|%40)${escapeText(host)}(?![\\w-])`];
    }
    case 'profile': {
      const slug = value.slice(value.lastIndexOf('/') + 1);
      const spellings = [...new Set([slug, encodeURIComponent(slug)])].map(escapeText);
      return [`linkedin\\.com(?:/|%2F)in(?:/|%2F)(?:${spellings.join('|')})(?![\\w%-])`];
    }
    case 'phone':
      return [`(?<!\\d)\\+?${[...value].join('[\\s().\\-/]*')}(?!\\d)`];
    case 'source-id': {
      const id = value.slice(value.indexOf(':') + 1);
      return id.length < SOURCE_ID_MIN ? [] : [`(?<![\\w-])${escapeText(id)}(?![\\w-])`];
    }
    default:
      return [];
  }
}

/** "Marta Oliveira" and "Oliveira, Marta". One word alone names too many. */
function namePatterns(name: string): string[] {
  const words = name
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(escapeText);
  const [last, ...rest] = [words.at(-1) ?? '', ...words.slice(0, -1)];
  if (rest.length === 0) return [];
  const orders = [words.join('[\\s_]+'), `${last},?\\s+${rest.join('\\s+')}`];
  return orders.map((order) => `(?<![\\p{L}\\p{N}])${order}(?![\\p{L}\\p{N}])`);
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
