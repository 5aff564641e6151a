import { CURRENCY, type HeaderReading, SECONDARY_RANK, SUBJECTS, UNKNOWN } from './header-reading.ts';
import { readCoded, readWithoutContent } from './read-coded.ts';
import { contentsOf, type Resolved, resolveContents } from './resolve-contents.ts';
import { type Concept, findPhrases, type ReadPhrase, type Subject, splitUnknown } from './words/header-concepts.ts';
import { headerWords } from './words/header-words.ts';

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
  'street',
]);
/** Columns of the product's own files; with any other word they mean something else. */
const EXPORTED: ReadonlySet<string> = new Set(['source', 'asOf', 'scope']);
const USUAL =
  /^(?:company|companies|firma|unternehmen|entreprise|societe|empresa|industry|industries|employees|employee count)$/;
const LEGAL = /^(?:legal|juristisch|rechtlich|raison soc|razon soc|denominaci?on soc|denomination)/;
/** When a record was created is not when its company was. */
const OF_RECORD = /^(?:record|fiche|field|property)/;
const RECORD_ID =
  /^(?:(?:record|external|internal) id|datensatz|id de registro|id d enregistrement|identifi\w+ (?:externe|interne|externo)|bv d|codigo bv d|code bv d|do not modify|nicht andern|ne pas modifier|no modificar)/;
/** A site may be younger than its company. */
const SITE = /^(?:etab|estab|betriebsst|filiale)/;
const CREATED = /^(?:(?:date (?:de )?)?creation|creation date|fecha (?:de )?creacion|launched|launch date)$/;
/** Bills go to companies. */
const BILLED = /^(?:billing|rechnung|facturation|facturacion|bill to)/;
/** A town, or a town with its country. */
const TOWN_OR_MORE = /^(?:based in|ansassig in)$/;
/** A group of companies, or of customers; one is a member of a group, or of a club. */
const GROUP = /^(?:group|groupe|gruppe|grupo|owned by|member of|mitglied von|membre de|miembro de)$/;
const MAIL_DOMAIN = /^(?:e )?mail domain|^email domain/;
/** The level above the town, in some countries. */
const MUNICIPALITY = /^municip/;
const SEGMENT = /segment/;
const SOLD = /^(?:ventas|ventes|sales|verkauf)$/;
const TOTAL = /^(?:total|gesamt)$/;
const LATEST = /^(?:last|latest|letzte[rs]?|dernieres?|derniere|ultim[ao]s?)$/;
const AUTHORITY = /authority$/;
const ABOUT = /^(?:about|about us|summary|bio|short bio|resumen)$/;
const YEAR = /^(?:19|20)\d\d$/;
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
  /^\s*(?:person[ae]?|personne|kontakt|contacto?|deal|lead)\s+-\s+(?=(?:organi[sz]ation|organizaci[oó]n|company|empresa|phone|telefon|t[eé]l[eé]fono|t[eé]l[eé]phone|e-?mail|correo)(?!\p{L}))/iu;

/** "Person - Organization": the record type in front says nothing about the column itself. */
const withoutRecordType = (header: string) => header.replace(RECORD_TYPE, '');

/** The meaning of a header by its words alone; any word that is not known makes it unknown. */
export function readHeader(header: string): HeaderReading {
  const words = headerWords(withoutRecordType(header));
  const years = words.filter((word) => YEAR.test(word));
  const named = words.filter((word) => !YEAR.test(word));
  const phrases = findPhrases(named) ?? findPhrases(named.flatMap(splitUnknown));
  if (phrases === null || phrases.length === 0) return UNKNOWN;
  const has = (concept: Concept) => phrases.some(({ concepts }) => concepts.has(concept));
  const subjects = SUBJECTS.filter(has);
  if (subjects.length > 1) return UNKNOWN;
  const contents = contentsOf(phrases);
  const says = (pattern: RegExp) => phrases.some(({ text }) => pattern.test(text));
  const isBilled = contents.size > 0 && says(BILLED);
  const subject = subjects[0] ?? (isAtSeat(has, contents) || isBilled ? 'company' : null);
  const isSecond = isBilled || isSynonym(contents, subject, phrases);
  const rank = rankOf(has, contents, years) + (isSecond ? 0.5 : 0);
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
  if (content === 'founded' && says(SITE)) return UNKNOWN;
  // What is sold to a customer is not what they sell.
  if (content === 'revenue' && subject === 'customer') return UNKNOWN;
  if (content === 'location' && says(TOWN_OR_MORE)) return { ...base, content, needsSamples: true };
  // Customers in classes, and not their trades.
  if (content === 'industry' && subject === 'customer' && says(SEGMENT)) return UNKNOWN;
  // "Total sales" is as often what was sold to them.
  if (content === 'revenue' && says(SOLD) && says(TOTAL) && years.length === 0) return UNKNOWN;
  // "Last activity" is what was done, and no trade.
  if (content === 'industry' && says(LATEST)) return UNKNOWN;
  if (content === 'parent' && subject === 'customer') return UNKNOWN;
  if (content === 'parent' && says(GROUP)) return { ...base, content, needsSamples: true };
  if (content === 'employees' && says(CURRENCY)) return UNKNOWN;
  if (content === 'domain' && says(MAIL_DOMAIN)) return { ...base, content, rank: base.rank + 12 };
  if (content === 'founded' && says(OF_RECORD)) return UNKNOWN;
  // Of the company, or of its record.
  if (content === 'founded' && subject === null && says(CREATED)) return { ...base, content, needsSamples: true };
  // In a list of people, "About" may be the person.
  if (content === 'description' && subject === null && says(ABOUT)) return { ...base, content, subject: 'company' };
  // The register's own number, and no number in it.
  if (content === 'id' && says(AUTHORITY)) return UNKNOWN;
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
