import { domainToUnicode } from 'node:url';
import type { NormalizedLocation } from '@workbench/identity/locations/normalize-location';
import { countryName } from '../filter/words/country-names.ts';
import { foldForSearch } from './fold-for-search.ts';

/**
 * What a company can be found by. Names, domains, industries and locations are folded (lower case, no accents) and cut into words;
 * each stored word carries the digit of its rank in front, so that one index range is one rank, in order.
 */
export const WORD_RANK = { nameStart: '1', name: '2', domain: '3', industry: '4', location: '5' } as const;
export const WORD_RANKS = Object.values(WORD_RANK);

/** Raised when stored words or name keys change: they are then written again, see `DERIVED_VERSION`. */
export const SEARCH_WORDS_VERSION = 4;

const NAME_WORDS_MAX = 24;
/** Fewer than are stored of a name, so that a long name is found by itself. */
const QUERY_WORDS_MAX = 12;
const WORDS_MAX = 40;
/** The first of a company: where it is based comes before its other sites. */
const LOCATIONS_MAX = 5;
const WORD_LENGTH_MAX = 80;
/** Above every character of a folded word: closes a prefix range. */
export const PREFIX_RANGE_END = '\u{10FFFF}';

/** Scripts without blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const APOSTROPHES = /['’ʼ`´]/g;
/** Letters, digits and the two signs that names contain ("C++", "C#"). */
const SEPARATORS = /[^\p{L}\p{N}+#]+/u;
const EDGE_PUNCTUATION = /^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}+#]+$/gu;
/** A pasted address or mailbox is searched by its host. */
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/@]*@)?(?:www\.)?([^/?#:@]+\.[^/?#:@]+)(?::\d*)?(?:[/?#].*)?$/;
/** Labels that say nothing about the company: no one searches for "com". */
const DOMAIN_NOISE = new Set(['com', 'co', 'net', 'org', 'gov', 'ac', 'edu']);

/** The ranked words of one company, without repeats. */
export function companySearchWords(company: {
  nameKey: string;
  domain: string;
  aliases?: readonly string[];
  industry: string | null;
  locations?: readonly string[];
  normalizedLocations?: readonly Pick<NormalizedLocation, 'country' | 'city'>[] | undefined;
}): string[] {
  const words = new Set<string>();
  const add = (rank: string, word: string, max = WORDS_MAX) => {
    if (word !== '' && words.size < max) words.add(rank + word.slice(0, WORD_LENGTH_MAX));
  };
  for (const word of storedWords(company.nameKey)) {
    const rank = company.nameKey.startsWith(word) ? WORD_RANK.nameStart : WORD_RANK.name;
    add(rank, word, NAME_WORDS_MAX);
  }
  const domains = [company.domain, ...(company.aliases ?? [])];
  for (const domain of new Set(domains.flatMap((one) => [one, foldForSearch(domainToUnicode(one))]))) {
    add(WORD_RANK.domain, domain);
    for (const label of laterLabels(domain)) add(WORD_RANK.domain, label);
  }
  if (company.industry !== null)
    for (const word of storedWords(foldForSearch(company.industry))) add(WORD_RANK.industry, word);
  for (const word of locationWords(company)) add(WORD_RANK.location, word);
  return [...words];
}

/** As written, and by the names that filters use: "Köln" is found by "cologne" and "germany" too. */
function* locationWords({
  locations = [],
  normalizedLocations = [],
}: Pick<Parameters<typeof companySearchWords>[0], 'locations' | 'normalizedLocations'>): Generator<string> {
  const names = normalizedLocations
    .slice(0, LOCATIONS_MAX)
    .flatMap(({ country, city }) => [city ?? '', countryName(country)]);
  for (const text of new Set([...locations.slice(0, LOCATIONS_MAX), ...names])) yield* storedWords(foldForSearch(text));
}

/** The words of a query: a token with an inner full stop ("booking.com") stays whole, as it is stored whole too. */
export function companyQueryWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of foldForSearch(text).split(' ')) {
    const bare = chunk.replace(ADDRESS, '$1').replace(EDGE_PUNCTUATION, '');
    if (bare.includes('.')) words.add(bare.slice(0, WORD_LENGTH_MAX));
    else for (const piece of bare.split(SEPARATORS)) if (piece !== '') words.add(piece.slice(0, WORD_LENGTH_MAX));
  }
  return [...words].slice(0, QUERY_WORDS_MAX);
}

function* storedWords(folded: string): Generator<string> {
  for (const chunk of folded.split(' ')) {
    const bare = chunk.replace(EDGE_PUNCTUATION, '');
    if (bare.includes('.')) yield bare;
    const joined = bare.replace(APOSTROPHES, '');
    if (joined !== bare) yield* joined.split(SEPARATORS);
    for (const word of bare.split(SEPARATORS)) {
      yield word;
      if (UNSPACED.test(word)) yield* innerBeginnings(word);
    }
  }
}

/** Where words stand side by side any sign may begin one: 株式会社トヨタ is found by トヨタ. */
function* innerBeginnings(word: string): Generator<string> {
  const signs = [...word];
  for (let at = 1; at < signs.length; at++) yield signs.slice(at).join('');
}

/** "big-acme.co.uk" → ["acme"]: the first label is found as the beginning of the whole domain. */
function laterLabels(domain: string): string[] {
  if (!domain.includes('-') && domain.indexOf('.') === domain.lastIndexOf('.')) return [];
  const labels = domain.slice(0, domain.lastIndexOf('.')).split(/[.-]/);
  return labels.slice(1).filter((label) => !DOMAIN_NOISE.has(label));
}
