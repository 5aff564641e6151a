import {
  type Concept,
  correctWord,
  findPhrases,
  isKnownWord,
  isPartOfPhrase,
  type ReadPhrase,
  type Subject,
} from './header-concepts.ts';
import { headerWords, splitCompound } from './header-words.ts';

/** What a column contains, as far as its header says. */
export type ColumnContent =
  | Exclude<
      Concept,
      Modifier | Subject | 'label' | 'code' | 'codeSystem' | 'seat' | 'website' | 'district' | 'id' | 'reference'
    >
  | 'industryCode'
  | 'ownId'
  | 'companiesHouse'
  | 'unknown';

export interface HeaderReading {
  content: ColumnContent;
  subject: Subject | null;
  /** Of several columns with one content, the one with the lowest number is chosen. */
  rank: number;
  /** The header alone is not enough: "Size" and "Account" mean several things. */
  needsSamples: boolean;
}

const MODIFIERS = ['filler', 'main', 'secondary', 'count', 'range', 'vendor'] as const;
const SUBJECTS = ['company', 'customer', 'person'] as const;
type Modifier = (typeof MODIFIERS)[number];

const UNKNOWN: HeaderReading = { content: 'unknown', subject: null, rank: 0, needsSamples: false };
const COUNTED: ReadonlySet<string> = new Set([
  'employees',
  'phone',
  'mobile',
  'organisationNumber',
  'siren',
  'siret',
  'lei',
  'cik',
  'ico',
]);
/** Columns of the product's own files; with any other word they mean something else. */
const EXPORTED: ReadonlySet<string> = new Set(['source', 'asOf', 'scope']);
const USUAL =
  /^(?:company|companies|firma|unternehmen|entreprise|societe|empresa|industry|industries|employees|employee count)$/;
const LEGAL = /^(?:legal|juristisch|rechtlich|raison soc|razon soc|denominaci?on soc|denomination)/;
/** Added for a shipping address, a private phone and the like. */
export const SECONDARY_RANK = 20;
/** When a record was created is not when its company was. */
const OF_RECORD = /^(?:record|fiche|field|property)/;
const RECORD_ID =
  /^(?:(?:record|external|internal) id|datensatz|id de registro|id d enregistrement|identifi\w+ (?:externe|interne|externo)|bv d|codigo bv d|code bv d|do not modify|nicht andern|ne pas modifier|no modificar)/;
/** A site may be younger than its company. */
const SITE = /^(?:etab|estab|betriebsst|filiale)/;
const CREATED = /^(?:date (?:de )?creation|creation date|fecha (?:de )?creacion)$/;
const CURRENCY = /^(?:eur|euros?|usd|gbp|chf|keur|meur|teur|mio|mln)$/;
const MAIL_DOMAIN = /^(?:e )?mail domain|^email domain/;
/** The level above the town, in some countries. */
const MUNICIPALITY = /^municip/;
const YEAR = /^(?:19|20)\d\d$/;
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
]);
/** Beside a city or a country they only say whose it is: "Address: City". */
const AROUND_PARTS: ReadonlySet<Concept> = new Set(['location', 'street', 'seat']);
const LOCATION_PARTS: ReadonlySet<Concept> = new Set(['city', 'state', 'district', 'country', 'postcode']);

/** Of "Company" and "Organisation", and of "Industry" and "Sector", the usual word has the better claim. */
function isSynonym(contents: ReadonlySet<Concept>, subject: Subject | null, phrases: readonly ReadPhrase[]): boolean {
  if (contents.has('city')) return phrases.some(({ text }) => MUNICIPALITY.test(text));
  const hasSynonyms = contents.has('industry') || contents.has('employees') || subject === 'company';
  return hasSynonyms && !phrases.some(({ text }) => USUAL.test(text));
}

/** "HQ phone", and no "HQ" alone. */
const isAtSeat = (has: (concept: Concept) => boolean, contents: ReadonlySet<Concept>) =>
  has('seat') && contents.size > 0 && !contents.has('seat');

const RECORD_TYPE =
  /^\s*(?:person|kontakt|contact|deal|lead)\s+-\s+(?=(?:organi[sz]ation|company|phone|telefon|t[eé]l[eé]phone|e-?mail)\b)/i;

/** "Person - Organization": the record type in front says nothing about the column itself. */
const withoutRecordType = (header: string) => header.replace(RECORD_TYPE, '');

/** The meaning of a header by its words alone; any word that is not known makes it unknown. */
export function readHeader(header: string): HeaderReading {
  const words = headerWords(withoutRecordType(header));
  const years = words.filter((word) => YEAR.test(word));
  const phrases = findPhrases(words.filter((word) => !YEAR.test(word)).flatMap(splitUnknown));
  if (phrases === null || phrases.length === 0) return UNKNOWN;
  const has = (concept: Concept) => phrases.some(({ concepts }) => concepts.has(concept));
  const subjects = SUBJECTS.filter(has);
  if (subjects.length > 1) return UNKNOWN;
  const contents = contentsOf(phrases);
  const subject = subjects[0] ?? (isAtSeat(has, contents) ? 'company' : null);
  const rank = rankOf(has, contents, years) + (isSynonym(contents, subject, phrases) ? 0.5 : 0);
  const base = { subject, rank, needsSamples: false };
  const coded = readCoded(contents, subject, has);
  if (coded !== null) return { ...base, ...coded, rank: base.rank + coded.rank };
  const content = resolveContents(contents);
  if (content === 'unknown') return UNKNOWN;
  if (content === null) return { ...base, ...readWithoutContent(subject, has, phrases) };
  const takesNumbers = content === 'employees' || content === 'revenue';
  if (has('count') && !COUNTED.has(content)) return UNKNOWN;
  if ((years.length > 0 || has('range')) && !takesNumbers) return UNKNOWN;
  const isOwnColumn = has('vendor') || has('main') || has('secondary') || subject !== null;
  if (EXPORTED.has(content) && isOwnColumn) return UNKNOWN;
  const says = (pattern: RegExp) => phrases.some(({ text }) => pattern.test(text));
  if (content === 'founded' && says(SITE)) return UNKNOWN;
  // What is sold to a customer is not what they sell.
  if (content === 'revenue' && subject === 'customer') return UNKNOWN;
  if (content === 'employees' && says(CURRENCY)) return UNKNOWN;
  if (content === 'domain' && says(MAIL_DOMAIN)) return { ...base, content, rank: base.rank + 12 };
  if (content === 'founded' && says(OF_RECORD)) return UNKNOWN;
  // Of the company, or of its record.
  if (content === 'founded' && subject === null && says(CREATED)) return { ...base, content, needsSamples: true };
  // "Record ID" is what it says; "ID" may be a tax number.
  if (content === 'id') return withContent(content, { ...base, needsSamples: !says(RECORD_ID) }, has);
  // "Organization - Label" is a coloured tag; "Label" alone anything.
  if (content === 'label') return subjects.length > 0 && says(/^label$/) ? { ...base, content: 'tags' } : UNKNOWN;
  const isLegal = content === 'name' && says(LEGAL);
  return withContent(content, isLegal ? { ...base, rank: base.rank - 1 } : base, has);
}

function rankOf(has: (concept: Concept) => boolean, contents: ReadonlySet<Concept>, years: readonly string[]): number {
  const isSeat = isAtSeat(has, contents);
  const age = years.length === 0 ? 0 : (2100 - Number(years.at(-1))) / 100;
  return (has('secondary') ? SECONDARY_RANK : 0) + (has('vendor') ? 5 : 0) + (isSeat ? 2 : 0) + age;
}

function withContent(
  content: Exclude<Resolved, 'unknown'>,
  base: Pick<HeaderReading, 'subject' | 'rank' | 'needsSamples'>,
  has: (concept: Concept) => boolean,
): HeaderReading {
  const { rank } = base;
  if (content === 'website') {
    return has('secondary') ? UNKNOWN : { ...base, content: 'domain', rank: rank + 10, needsSamples: true };
  }
  if (content === 'seat') return { ...base, content: 'location', rank: rank + 1 };
  if (content === 'district') return { ...base, content: 'state', rank: rank + 3 };
  if (content === 'label') return UNKNOWN;
  if (content === 'id') return { ...base, content: 'ownId', rank: base.subject === null ? rank + 2 : rank };
  if (content === 'reference') return { ...base, content: 'ownId', rank: rank + 4 };
  return { ...base, content, rank: has('range') ? rank + 3 : rank };
}

type Resolved =
  | Exclude<ColumnContent, 'industryCode' | 'ownId' | 'companiesHouse'>
  | 'website'
  | 'seat'
  | 'district'
  | 'label'
  | 'id'
  | 'reference';

/** The one thing that the contents mean together; null without any. */
function resolveContents(contents: ReadonlySet<Concept>): Resolved | null {
  const left = new Set(contents);
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

type Coded = Pick<HeaderReading, 'content' | 'needsSamples' | 'rank'>;

/** "Account", "Contact" and "Size" say what they mean only together with their cells. */
function readWithoutContent(
  subject: Subject | null,
  has: (concept: Concept) => boolean,
  phrases: readonly ReadPhrase[],
): Coded {
  const says = (pattern: RegExp) => phrases.some(({ text }) => pattern.test(text));
  if (has('range') && says(CURRENCY)) return UNKNOWN;
  if (has('vendor') && has('count')) return { content: 'ownId', rank: 3, needsSamples: true };
  if (has('range') && subject !== 'person') return { content: 'employees', rank: 12, needsSamples: true };
  if (has('count')) {
    if (subject === null) return has('secondary') ? UNKNOWN : { content: 'phone', rank: 15, needsSamples: true };
    const isOfRegister = phrases.some(({ text }) => /^(?:company|organi[sz]ation|org|entity)$/.test(text));
    return { content: isOfRegister ? 'organisationNumber' : 'ownId', rank: 1, needsSamples: true };
  }
  if (has('secondary') || subject === null) return UNKNOWN;
  return { content: 'name', rank: subject === 'customer' ? 4 : 1, needsSamples: true };
}

/** A country's code is as good as its name where there is no other; an industry's is not. */
function readCoded(
  contents: ReadonlySet<Concept>,
  subject: Subject | null,
  has: (concept: Concept) => boolean,
): Coded | null {
  if (contents.has('codeSystem')) {
    const isText = has('label') || contents.has('industry');
    return { content: isText ? 'industry' : 'industryCode', rank: 6, needsSamples: true };
  }
  if (!contents.has('code')) return null;
  if (contents.has('industry')) return { content: 'industryCode', rank: 6, needsSamples: true };
  if (contents.has('country')) return { content: 'country', rank: 30, needsSamples: false };
  if (contents.has('state')) return { content: 'state', rank: 30, needsSamples: false };
  const isOwn = (subject !== null || has('vendor')) && contents.size === 1;
  return isOwn ? { content: 'ownId', rank: 3, needsSamples: true } : UNKNOWN;
}

/** What phrases contain; one that may also be a modifier counts only where nothing else does. */
function contentsOf(phrases: readonly ReadPhrase[]): Set<Concept> {
  const clear = phrases.filter(({ concepts }) => !MODIFIERS.some((modifier) => concepts.has(modifier)));
  const own = contentConcepts(clear);
  return own.size > 0 ? own : contentConcepts(phrases);
}

function contentConcepts(phrases: readonly ReadPhrase[]): Set<Concept> {
  const isNoContent = new Set<Concept>([...MODIFIERS, ...SUBJECTS]);
  return new Set(phrases.flatMap(({ concepts }) => [...concepts].filter((concept) => !isNoContent.has(concept))));
}

function splitUnknown(word: string): string[] {
  if (isKnownWord(word)) return [word];
  const parts = splitCompound(word, isKnownWord);
  return parts ?? [isPartOfPhrase(word) ? word : (correctWord(word) ?? word)];
}
