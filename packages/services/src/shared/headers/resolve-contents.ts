import { type ColumnContent, MODIFIERS, SUBJECTS } from './header-reading.ts';
import type { Concept, ReadPhrase } from './words/header-concepts.ts';

/** A name says nothing beside these: "Industry name", "Nom de domaine". */
const NAMED: ReadonlySet<Concept> = new Set([
  'domain',
  'industry',
  'city',
  'state',
  'country',
  'location',
  'source',
  'parent',
  'id',
  'reference',
]);
const LABELLED_KINDS: readonly Concept[] = ['street', 'phone', 'mobile', 'email'];
/** Beside a city or a country they only say whose it is: "Address: City". */
const AROUND_PARTS: ReadonlySet<Concept> = new Set(['location', 'street', 'seat']);
const LOCATION_PARTS: ReadonlySet<Concept> = new Set(['city', 'state', 'district', 'country', 'postcode']);

export type Resolved =
  | Exclude<ColumnContent, 'industryCode' | 'ownId' | 'companiesHouse'>
  | 'website'
  | 'seat'
  | 'district'
  | 'label'
  | 'id'
  | 'reference';

/** The one thing that the contents mean together; null without any. */
export function resolveContents(contents: ReadonlySet<Concept>): Resolved | null {
  const left = new Set(contents);
  // The label of a telephone number says whose it is: "Work".
  if (left.has('label') && LABELLED_KINDS.some((one) => left.has(one))) return 'unknown';
  if (left.size > 1) left.delete('label');
  if (left.has('state')) left.delete('district');
  if (left.size > 1 && [...left].some((one) => NAMED.has(one))) left.delete('name');
  if ([...left].some((one) => LOCATION_PARTS.has(one))) for (const one of AROUND_PARTS) left.delete(one);
  if (left.has('country')) for (const one of ['state', 'district'] as const) left.delete(one);
  if (left.has('location') || left.has('street')) left.delete('seat');
  if (left.has('domain') || left.has('linkedin') || left.has('profile')) left.delete('website');
  if (left.has('mobile')) left.delete('phone');
  if (left.has('linkedin') && left.size > 1) left.delete(left.has('profile') ? 'profile' : 'linkedin');
  if (left.has('firstName') && (left.has('lastName') || left.has('name')))
    return left.size === 2 ? 'fullName' : 'unknown';
  const [one] = left;
  if (one === undefined) return null;
  return left.size === 1 ? (one as Resolved) : 'unknown';
}

/** What phrases contain; one that may also be a modifier counts only where nothing else does. */
export function contentsOf(phrases: readonly ReadPhrase[]): Set<Concept> {
  const clear = phrases.filter(({ concepts }) => !MODIFIERS.some((modifier) => concepts.has(modifier)));
  const own = contentConcepts(clear);
  return own.size > 0 ? own : contentConcepts(phrases);
}

function contentConcepts(phrases: readonly ReadPhrase[]): Set<Concept> {
  const isNoContent = new Set<Concept>([...MODIFIERS, ...SUBJECTS]);
  return new Set(phrases.flatMap(({ concepts }) => [...concepts].filter((concept) => !isNoContent.has(concept))));
}
