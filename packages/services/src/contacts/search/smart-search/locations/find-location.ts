import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  rawAt,
  skipConjunction,
  startsWithCapital,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { findLongest, type VocabularyMatch } from '../sentence/vocabulary.ts';
import { FRAME_WORDS } from '../sentence/word-lists.ts';
import {
  AMBIGUOUS_LOCATIONS,
  CAPITALS_ONLY_LOCATIONS,
  COUNTRIES_OF_CITY,
  COUNTRY_NAMES,
  COUNTRY_OF_REGION,
  LOCATION_NAMES,
  STATE_BY_CODE,
  STATE_NAMES,
} from './gazetteer.ts';

const BEFORE_LOCATION = /^(?:in|from|near|around|across|throughout|within|inside|based|of|out|to|the|greater|or|and)$/;
const LOCATION_PREPOSITION = /^(?:in|near|around)$/;

export interface LocationContext {
  /** A location directly precedes, separated only by "and", "or" or a comma. */
  isBesideLocation: boolean;
}

function isPlausible(
  sentence: TokenisedSentence,
  found: VocabularyMatch,
  { isBesideLocation }: LocationContext,
): boolean {
  const key = keyAt(sentence, found.from);
  const raw = rawAt(sentence, found.from);
  const next = keyAt(sentence, found.to);
  if (/^(?:speak|speaks|speaking|speaker|speakers|language)$/.test(next)) return false;
  if (/^(?:speak|speaks|speaking|fluent)$/.test(keyAt(sentence, found.from - 1))) return false;
  if (found.to > found.from + 1 || !AMBIGUOUS_LOCATIONS.has(key)) return true;
  const isBehindPreposition = BEFORE_LOCATION.test(keyAt(sentence, found.from - 1));
  const isCapital = sentence.hasMeaningfulCase && startsWithCapital(raw);
  if (CAPITALS_ONLY_LOCATIONS.has(key)) {
    if (isCapital && raw === raw.toUpperCase()) return true;
    if (key === 'us' && /^(?:in|across|the)$/.test(keyAt(sentence, found.from - 1))) return true;
    return isBehindPreposition && (isBoundary(sentence, found.to) || FRAME_WORDS.has(next));
  }
  if (isCapital && (found.from > 0 || /^(?:polish|english)$/.test(key))) return true;
  if (next === 'based' || isBesideLocation) return true;
  return isBehindPreposition && (isBoundary(sentence, found.to) || FRAME_WORDS.has(next));
}

const isCode = (raw: string) => STATE_BY_CODE.has(raw);

/** Whether a state or country can follow this location's name as its qualifier. */
function qualifies(location: string, qualifier: string): boolean {
  const countries = COUNTRIES_OF_CITY.get(location);
  if (STATE_NAMES.has(location) && qualifier === 'United States') return true;
  if (!countries) return COUNTRY_OF_REGION.get(location) === qualifier;
  if (STATE_NAMES.has(qualifier) && countries.has('United States') && qualifier !== location) return true;
  if (/^(?:England|Scotland|Wales|Northern Ireland)$/.test(qualifier)) return countries.has('United Kingdom');
  if (COUNTRY_NAMES.has(qualifier)) return countries.has(qualifier);
  const country = COUNTRY_OF_REGION.get(qualifier);
  return country !== undefined && countries.has(country);
}

const isStateOrCountry = (name: string) => STATE_NAMES.has(name) || COUNTRY_NAMES.has(name);

/** "Dublin, Ohio", "Cuba, Missouri": another town of the name; in a list of states or countries the comma only lists. */
function isNamesake(sentence: TokenisedSentence, location: string, at: number, found: VocabularyMatch): boolean {
  const isOfState = STATE_NAMES.has(found.value) && found.value !== 'New York' && !STATE_NAMES.has(location);
  const isOfCountry = COUNTRY_NAMES.has(found.value) && COUNTRIES_OF_CITY.has(location);
  if (sentence.tokens[at]?.gap !== 'comma' || !(isOfState || isOfCountry)) return false;
  const next = skipConjunction(sentence, found.to);
  const listed = next < 0 ? null : findLongest(sentence.tokens, next, LOCATION_NAMES);
  return listed === null || !isStateOrCountry(listed.value) || isStateOrCountry(location);
}

/** ", MA", ", Texas", "(Germany)", "in the UK" behind a city: the shown qualifier and where it ends. */
function findQualifier(
  sentence: TokenisedSentence,
  location: string,
  at: number,
): { value: string; to: number } | null {
  const token = sentence.tokens[at];
  if (!token) return null;
  const between = sentence.text.slice(sentence.tokens[at - 1]?.end ?? 0, token.start);
  if (!/^(?:\s*,\s*|\s+|\s*\(\s*)$/.test(between)) return null;
  const isCity = COUNTRIES_OF_CITY.has(location) || !LOCATION_NAMES.values.has(location.toLowerCase());
  const isUsCity = !COUNTRIES_OF_CITY.has(location) || COUNTRIES_OF_CITY.get(location)?.has('United States');
  if (isCity && isCode(token.raw) && isUsCity) return { value: token.raw, to: at + 1 };
  if (location === 'Washington' && keyAt(sentence, at) === 'dc') return { value: 'D.C.', to: at + 1 };
  let start = at;
  if (token.key === 'in' && isCity) start = keyAt(sentence, at + 1) === 'the' ? at + 2 : at + 1;
  const found = findLongest(sentence.tokens, start, LOCATION_NAMES);
  if (!found || !(qualifies(location, found.value) || isNamesake(sentence, location, at, found))) return null;
  const isAdjective =
    found.to < sentence.tokens.length && /^[a-z]/.test(rawAt(sentence, start)) && start === at && between.trim() === '';
  return isAdjective && !isBoundary(sentence, found.to) ? null : { value: found.value, to: found.to };
}

/** ", Georgia" behind a town that the gazetteer does not know: a state, region or country. */
function findRegionBehind(sentence: TokenisedSentence, at: number): { value: string; to: number } | null {
  if (sentence.tokens[at]?.gap !== 'comma' || !startsWithCapital(rawAt(sentence, at))) return null;
  const found = findLongest(sentence.tokens, at, LOCATION_NAMES);
  if (!found) return null;
  const isRegion = STATE_NAMES.has(found.value) || COUNTRY_OF_REGION.has(found.value) || COUNTRY_NAMES.has(found.value);
  return isRegion ? { value: found.value, to: endOfCountry(sentence, found.to, undefined) } : null;
}

/** German common nouns have capitals, too: "in Handwerksbetrieben". */
const COMMON_NOUN =
  /(?:[^l]ungen|eien|ionen|ieben|tern|schaften|zentren|shops|werken|hausern|laden|schulen|heimen|buros|branche|bereich|sektor|kliniken|praxen|anstalten|kassen|banken|firmen|ketten|verbanden|vereinen|instituten|museen|theatern|markten|stiftungen|agenturen|fabriken|hallen|studios|gruppen)$/;

/** "Im" has an article, which towns have not and landscapes have: "im Handwerk", "im Bliesgau". */
const LANDSCAPE = /(?:land|gau|wald|tal|kreis|moor|delta|viertel|gebirge)$/;

function isBehindArticle(sentence: TokenisedSentence, from: number): boolean {
  const before = sentence.tokens[from - 1];
  const isIm = before !== undefined && sentence.text.slice(before.start, before.end).toLowerCase() === 'im';
  return isIm && !LANDSCAPE.test(keyAt(sentence, from));
}

const NAME_OF_TOWN =
  /^(?:san|santa|santo|villa|ciudad|puerto|los|las|la|el|le|les|saint|sainte|bad|new|north|south|fort)$/;

/** "En Maderas Otero, Lugo": several words before the comma and a town are the employer, whom "en" stands before, too. */
function isEmployerBeforeTown(sentence: TokenisedSentence, from: number, to: number): boolean {
  const lead = sentence.tokens[from - 1];
  const isEn = lead !== undefined && sentence.text.slice(lead.start, lead.end).toLowerCase() === 'en';
  if (!isEn || to < from + 2 || sentence.tokens[to]?.gap !== 'comma' || NAME_OF_TOWN.test(keyAt(sentence, from)))
    return false;
  const town = findLongest(sentence.tokens, to, LOCATION_NAMES);
  return town !== null && COUNTRIES_OF_CITY.has(town.value);
}

/** A town that the gazetteer does not know: capitals behind "in", or before a state's code. */
export function findUnknownLocation(sentence: TokenisedSentence, from: number): FilterSpan | null {
  if (!sentence.hasMeaningfulCase || !startsWithCapital(rawAt(sentence, from))) return null;
  let to = from;
  while (to < from + 3 && startsWithCapital(rawAt(sentence, to)) && (to === from || isAttached(sentence, to))) to += 1;
  const words = sentence.text.slice(sentence.tokens[from]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0);
  const region = findRegionBehind(sentence, to);
  if (region && /^(?:in|near|around|from|or|and)$/.test(keyAt(sentence, from - 1)))
    return { from, to: region.to, items: [{ filter: 'locations', value: `${words}, ${region.value}` }] };
  const code = sentence.tokens[to];
  const hasCode = code?.gap === 'comma' && isCode(code.raw);
  if (hasCode) return { from, to: to + 1, items: [{ filter: 'locations', value: `${words}, ${code.raw}` }] };
  if (isEmployerBeforeTown(sentence, from, to)) return { from, to, items: [{ filter: 'companyNames', value: words }] };
  const isUpper = words === words.toUpperCase();
  if (
    isUpper ||
    isBehindArticle(sentence, from) ||
    COMMON_NOUN.test(keyAt(sentence, to - 1)) ||
    !LOCATION_PREPOSITION.test(keyAt(sentence, from - 1)) ||
    !isBoundary(sentence, to)
  )
    return null;
  return { from, to, items: [{ filter: 'locations', value: words }] };
}

function findCode(sentence: TokenisedSentence, from: number, { isBesideLocation }: LocationContext): FilterSpan | null {
  const raw = rawAt(sentence, from);
  const isOwnPart =
    !isAttached(sentence, from) &&
    isBoundary(sentence, from + 1) &&
    !/^(?:MD|PA|VA|OR|IN|ME|HI|OK|DE|CO|MS|MA|ID|AR)$/.test(raw);
  const isInLocationPhrase =
    isBesideLocation || isOwnPart || /^(?:in|from|near|across|around)$/.test(keyAt(sentence, from - 1));
  const state = STATE_BY_CODE.get(raw);
  if (!state || !isInLocationPhrase || !sentence.hasMeaningfulCase) return null;
  return { from, to: from + 1, items: [{ filter: 'locations', value: state }] };
}

/** The location that starts at a word, with the state or country that follows it ("Cambridge, MA"). */
export function findLocation(sentence: TokenisedSentence, from: number, context: LocationContext): FilterSpan | null {
  const found = findLongest(sentence.tokens, from, LOCATION_NAMES);
  if (!found || !isPlausible(sentence, found, context)) return findCode(sentence, from, context);
  const qualifier = findQualifier(sentence, found.value, found.to);
  const isRealCity =
    COUNTRIES_OF_CITY.has(found.value) ||
    STATE_NAMES.has(found.value) ||
    COUNTRY_OF_REGION.has(found.value) ||
    COUNTRY_NAMES.has(found.value);
  if (!qualifier || !isRealCity) return { from, to: found.to, items: [{ filter: 'locations', value: found.value }] };
  const beyond = findQualifier(sentence, qualifier.value, qualifier.to);
  const to =
    STATE_NAMES.has(qualifier.value) || isCode(qualifier.value)
      ? endOfCountry(sentence, qualifier.to, beyond?.to)
      : qualifier.to;
  return { from, to, items: [{ filter: 'locations', value: `${found.value}, ${qualifier.value}` }] };
}

/** "Austin, Texas, USA": the country behind the state is read over. */
function endOfCountry(sentence: TokenisedSentence, at: number, beyond: number | undefined): number {
  const found = findLongest(sentence.tokens, at, LOCATION_NAMES);
  const isCountry = found?.value === 'United States' && sentence.tokens[at]?.gap === 'comma';
  return isCountry ? found.to : (beyond ?? at);
}
