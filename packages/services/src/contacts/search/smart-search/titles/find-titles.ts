import { findIndustry } from '../employers/find-industry.ts';
import { findLocation } from '../locations/find-location.ts';
import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  matchAny,
  rawAt,
  skipConjunction,
  type TokenisedSentence,
  textOf,
} from '../sentence/tokenised-sentence.ts';
import { singular, titleCase } from '../sentence/tokens.ts';
import { findLongest, type VocabularyMatch } from '../sentence/vocabulary.ts';
import { BREAKING_WORDS, COMPANY_NOUNS } from '../sentence/word-lists.ts';
import { endOfUnknownTopic, isTranslated, isTranslatedAt, toSingular } from './find-title-abroad.ts';
import { ROLE_NOUNS } from './function-names.ts';
import { type FoundLevel, findLevel, PRECEDES_FUNCTION } from './title-levels.ts';
import {
  FUNCTIONS,
  findFunction,
  findFunctionList,
  findModifiers,
  findPrefixList,
  joinRole,
  TITLES,
} from './title-parts.ts';

type Titles = { to: number; values: string[] };

const TOPIC_WORDS_MAX = 4;
/** Functions that are an industry, too, and that companies of every other one have. */
const IN_EVERY_COMPANY = new Set([
  'Logistics',
  'Marketing',
  'Events',
  'Training',
  'Data',
  'Cybersecurity',
  'Analytics',
]);
const isCompanyNoun = (sentence: TokenisedSentence, at: number) =>
  COMPANY_NOUNS.has(keyAt(sentence, at)) && isAttached(sentence, at);

/** Whether a function is the beginning of another title ("… and marketing managers"), so not part of a list before it. */
function isOwnTitle(sentence: TokenisedSentence, { from, to }: VocabularyMatch): boolean {
  if (isAttached(sentence, to) && (findLevel(sentence, to, 'behind') || ROLE_NOUNS.has(singular(keyAt(sentence, to)))))
    return true;
  const title = findLongest(sentence.tokens, from, TITLES);
  return (title !== null && title.to > to) || isCompanyNoun(sentence, to);
}

/** What follows "head of" if it is no function of the vocabulary: "first impressions", "blockchain". */
function findTopic(sentence: TokenisedSentence, from: number): { value: string; to: number } | null {
  // "Managers for EMEA": a territory is where they are looked for.
  if (findLocation(sentence, from, { isBesideLocation: false })) return null;
  const industry = findIndustry(sentence, from, { isTopic: true });
  if (industry) {
    const last = keyAt(sentence, industry.to - 1);
    const isKindOfCompany = singular(last) !== last || isCompanyNoun(sentence, industry.to);
    return isKindOfCompany ? null : { value: industry.value, to: industry.to };
  }
  let to = from;
  while (to - from < TOPIC_WORDS_MAX && sentence.tokens[to] && (to === from || !isBoundary(sentence, to))) to += 1;
  const isCompany = COMPANY_NOUNS.has(keyAt(sentence, to - 1));
  const isWord = !isCompany && /^\p{L}{3,}/u.test(rawAt(sentence, from)) && !BREAKING_WORDS.has(keyAt(sentence, from));
  return isWord && !/^(?:a|an|the|our|their)$/.test(keyAt(sentence, from))
    ? { value: titleCase(textOf(sentence, from, to)), to }
    : null;
}

/** "directeurs de supermarché": what has no English is searched for in its language. */
function asWritten(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  return [first.charAt(0).toUpperCase() + toSingular(first).slice(1), ...rest].join(' ');
}

/** "VPs of engineering", "heads of sales and marketing", "VP Sales", "VPs and directors of product". */
function findLevelOf(sentence: TokenisedSentence, from: number): Titles | null {
  const first = findLevel(sentence, from, 'before');
  if (!first) return null;
  const levels: FoundLevel[] = [first];
  let to = first.to;
  for (let next = skipConjunction(sentence, to); next > 0; next = skipConjunction(sentence, to)) {
    const found = findLevel(sentence, next, 'before');
    if (!found) break;
    levels.push(found);
    to = found.to;
  }
  const hasOf = /^(?:of|for)$/.test(keyAt(sentence, to)) && isAttached(sentence, to);
  const about = hasOf && keyAt(sentence, to + 1) === 'the' ? to + 2 : hasOf ? to + 1 : to;
  const isComma = !hasOf && sentence.tokens[to]?.gap === 'comma' && /[^s]$/.test(keyAt(sentence, to - 1));
  const isAlone = PRECEDES_FUNCTION.has(levels.at(-1)?.level.name ?? '') && (isAttached(sentence, to) || isComma);
  if (!hasOf && !isAlone) return null;
  if (hasOf && namesPeople(sentence, about)) return null;
  const list = findFunctionList(sentence, about, (found) => !isOwnTitle(sentence, found));
  const firstAbout = list?.items[0];
  const isEmployer =
    hasOf &&
    list !== null &&
    /^(?:bosses|boss|chiefs?|leaders?)$/.test(keyAt(sentence, to - 1)) &&
    isCompanyNoun(sentence, list.to);
  if (isEmployer) return null;
  if (list && firstAbout && !(list.items.length === 1 && isOwnTitle(sentence, firstAbout) && !hasOf)) {
    const values = levels.flatMap(({ level }) => list.items.map(({ value }) => level.toTitle(value)));
    const hasTeam = /^(?:teams?|departments?)$/.test(keyAt(sentence, list.to)) && isAttached(sentence, list.to);
    return { to: hasTeam ? list.to + 1 : list.to, values };
  }
  const topic =
    hasOf && !/^(?:leaders?|chiefs?|boss(?:es)?)$/.test(keyAt(sentence, from)) ? findTopic(sentence, about) : null;
  if (!topic || /^(?:departments?|teams?)$/.test(keyAt(sentence, about))) return null;
  const isAsWritten = topic.value === titleCase(textOf(sentence, about, topic.to));
  if (isTranslatedAt(sentence, from) && isAsWritten)
    return { to: topic.to, values: [asWritten(textOf(sentence, from, topic.to))] };
  return { to: topic.to, values: levels.map(({ level }) => level.toTitle(topic.value)) };
}

/** "Managers of software engineers": people, and not what the title is about. */
function namesPeople(sentence: TokenisedSentence, about: number): boolean {
  const title = findLongest(sentence.tokens, about, TITLES);
  const functionEnd = findFunction(sentence, about)?.to ?? 0;
  const last = keyAt(sentence, (title?.to ?? 0) - 1);
  return title !== null && title.to > functionEnd && singular(last) !== last && ROLE_NOUNS.has(singular(last));
}

/** Behind "of": the employer, and not what a title is about ("finance bosses of football clubs"). */
function isEmployerAt(sentence: TokenisedSentence, at: number): boolean {
  const industry = findIndustry(sentence, at);
  // "Of logistics companies", and "de empresas de logística" word by word.
  const isNamed = COMPANY_NOUNS.has(keyAt(sentence, at)) || (industry !== null && isCompanyNoun(sentence, industry.to));
  return isNamed || (industry !== null && findFunction(sentence, at) === null);
}

/** "marketing and sales directors", "HR managers and directors", "frontend and backend developers". */
function findFunctionThenLevel(sentence: TokenisedSentence, from: number): Titles | null {
  const list = findPrefixList(sentence, from);
  if (!list || !isAttached(sentence, list.to)) return null;
  const abouts = list.items.map(({ value }) => value);
  const isFunctions = list.items.every(({ value }) => FUNCTIONS.values.has(value.toLowerCase()));
  const role = singular(keyAt(sentence, list.to));
  const found = findLevel(sentence, list.to, 'behind');
  const isAnotherOf = found && keyAt(sentence, found.to) === 'of' && !isEmployerAt(sentence, found.to + 1);
  // "Bank bosses" run a bank.
  const isOfEmployer = found?.level.name === 'head' && !isFunctions && findIndustry(sentence, from, { isTopic: true });
  if (found && !isOfEmployer && !isAnotherOf) return readSharedLevels(sentence, list.to, abouts);
  const isRole =
    role === 'partner'
      ? list.items.every(({ value }) => FUNCTIONS.values.has(value.toLowerCase()))
      : ROLE_NOUNS.has(role);
  if (!isRole) return null;
  const isIndustryExecutive = role === 'executive' && findIndustry(sentence, from, { isTopic: true })?.to === list.to;
  if (isIndustryExecutive) return null;
  return { to: list.to + 1, values: abouts.map((about) => joinRole(about, role)) };
}

function readSharedLevels(sentence: TokenisedSentence, from: number, abouts: string[]): Titles {
  const values: string[] = [];
  let to = from;
  for (let next = from; next > 0; next = skipConjunction(sentence, to)) {
    const found = findLevel(sentence, next, 'behind');
    const isOf = found && /^(?:of|for)$/.test(keyAt(sentence, found.to)) && next !== from;
    if (!found || isOf) break;
    const isOwn = next !== from && findLevelOf(sentence, next) !== null;
    if (isOwn) break;
    values.push(...abouts.map((about) => joinLevel(about, found)));
    to = found.to;
  }
  return { to, values };
}

function joinLevel(about: string, { level }: FoundLevel): string {
  const title = level.toTitle(about);
  return TITLES.values.get(title.toLowerCase()) ?? title;
}

/** "chief happiness officers": every "Chief … Officer" that the vocabulary does not list. */
function findChief(sentence: TokenisedSentence, from: number): Titles | null {
  if (keyAt(sentence, from) !== 'chief') return null;
  const list = findFunctionList(sentence, from + 1);
  if (list && singular(keyAt(sentence, list.to)) === 'officer') {
    const values = list.items.map(({ value }) => {
      const spoken = `chief ${value.toLowerCase()} officer`;
      return TITLES.values.get(spoken) ?? `Chief ${value} Officer`;
    });
    return { to: list.to + 1, values };
  }
  for (let to = from + 2; to < from + 5 && !isBoundary(sentence, to - 1); to += 1) {
    if (singular(keyAt(sentence, to)) !== 'officer') continue;
    return { to: to + 1, values: [`Chief ${titleCase(textOf(sentence, from + 1, to))} Officer`] };
  }
  return null;
}

function findSingle(sentence: TokenisedSentence, from: number): Titles | null {
  const found = findLongest(sentence.tokens, from, TITLES);
  return found ? { to: found.to, values: [found.value] } : null;
}

/** "Técnicos de sonido": what a title is about that has no English is searched for with it, as it is written. */
function findAboutUnknown(sentence: TokenisedSentence, from: number): Titles | null {
  const title = findSingle(sentence, from) ?? findRoleNoun(sentence, from);
  if (!title || !isTranslatedAt(sentence, from) || !sentence.hasMeaningfulCase) return null;
  const to = endOfUnknownTopic(sentence, title.to);
  return to < 0 || /s$/.test(keyAt(sentence, to - 1)) ? null : { to, values: [asWritten(textOf(sentence, from, to))] };
}

/** "Analistas de riesgos", "consultants data": in other languages, the function stands behind the role. */
function findRoleThenFunction(sentence: TokenisedSentence, from: number): Titles | null {
  const role = singular(keyAt(sentence, from));
  if (!isTranslated(sentence) || !findRoleNoun(sentence, from) || !isAttached(sentence, from + 1)) return null;
  const hasOf = keyAt(sentence, from + 1) === 'of' && isTranslatedAt(sentence, from + 1);
  const about = hasOf ? from + 2 : from + 1;
  const list = findFunctionList(sentence, about, (found) => !isOwnTitle(sentence, found));
  const isOther = list?.items.some(
    (item) =>
      isOwnTitle(sentence, item) || (findIndustry(sentence, item.from) !== null && !IN_EVERY_COMPANY.has(item.value)),
  );
  return list && !isOther ? { to: list.to, values: list.items.map(({ value }) => joinRole(value, role)) } : null;
}

function withModifiers(words: string[], { to, values }: Titles): Titles {
  const front = words.join(' ');
  return {
    to,
    values: values.map((value) => TITLES.values.get(`${front} ${value}`.toLowerCase()) ?? `${front} ${value}`),
  };
}

/** "IT project managers", "data product managers": a function in front of a title of its own. */
function findCompound(sentence: TokenisedSentence, from: number): Titles | null {
  const about = findFunction(sentence, from);
  if (!about || !isAttached(sentence, about.to) || findIndustry(sentence, from, { isTopic: true })) return null;
  const rest = [findSingle, findFunctionThenLevel]
    .map((find) => find(sentence, about.to))
    .find((titles) => titles !== null);
  const isOfLevel = rest?.values.every((value) => value.includes(' ') && !value.includes(' of '));
  return rest && isOfLevel ? withModifiers([about.value], rest) : null;
}

/** "BDR team leads", "nurse supervisors": people who lead those of the title before, which is in the singular. */
function findLeadOfTitle(sentence: TokenisedSentence, from: number): Titles | null {
  const title = findLongest(sentence.tokens, from, TITLES);
  if (!title || !isAttached(sentence, title.to)) return null;
  const last = keyAt(sentence, title.to - 1);
  const lead = matchAny(sentence, title.to, LEADS_OF_TITLE);
  if (lead < 0 || singular(last) !== last || /(?:manager|director|lead|head)$/.test(last)) return null;
  return { to: lead, values: [`${title.value} ${titleCase(singular(textOf(sentence, title.to, lead)))}`] };
}
const LEADS_OF_TITLE = [
  'team lead',
  'team leads',
  'team leader',
  'team leaders',
  'team manager',
  'team managers',
  'supervisor',
  'supervisors',
];

function findBare(sentence: TokenisedSentence, from: number): Titles | null {
  const found = [
    findSingle,
    findLeadOfTitle,
    findChief,
    findLevelOf,
    findFunctionThenLevel,
    findCompound,
    findRoleThenFunction,
    findAboutUnknown,
  ]
    .map((find) => find(sentence, from))
    .filter((titles) => titles !== null);
  return found.reduce<Titles | null>((best, one) => (best && best.to >= one.to ? best : one), null);
}

/** A role noun behind modifiers only: "field engineers" is listed, "regional coordinators" is taken by its parts. */
function findRoleNoun(sentence: TokenisedSentence, from: number): Titles | null {
  const role = singular(keyAt(sentence, from));
  return ROLE_NOUNS.has(role) &&
    !/^(?:partner|executive|manager|lead|associate|officer|intern|trainee|apprentice|operator)$/.test(role)
    ? { to: from + 1, values: [titleCase(role)] }
    : null;
}

/**
 * The job titles that start at a word: single ones, combinations of level and function, lists that share a word
 * ("marketing and sales directors"), with their modifiers ("senior", "global").
 */
export function findTitles(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const bare = findBare(sentence, from);
  const modifiers = findModifiers(sentence, from);
  const isModified = modifiers.to > from && isAttached(sentence, modifiers.to);
  const rest = isModified ? (findBare(sentence, modifiers.to) ?? findRoleNoun(sentence, modifiers.to)) : null;
  const modified = rest ? withModifiers(modifiers.words, rest) : null;
  const best = modified && (!bare || modified.to > bare.to) ? modified : (bare ?? findRoleNoun(sentence, from));
  if (!best) return null;
  return { from, to: best.to, items: best.values.map((value) => ({ filter: 'jobTitles', value })) };
}
