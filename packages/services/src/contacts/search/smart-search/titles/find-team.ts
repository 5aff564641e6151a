import { findIndustry } from '../employers/find-industry.ts';
import { findLocation } from '../locations/find-location.ts';
import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  matchAny,
  type TokenisedSentence,
  textOf,
} from '../sentence/tokenised-sentence.ts';
import type { VocabularyMatch } from '../sentence/vocabulary.ts';
import { COMPANY_NOUNS, FRAME_WORDS, PEOPLE_NOUNS } from '../sentence/word-lists.ts';
import { findSeniority } from './find-seniority.ts';
import { findLevel } from './title-levels.ts';
import { type FunctionList, findFunction, findFunctionList } from './title-parts.ts';

/** Verbs that make a person the head of what they run. */
const RUNNING = [
  'who run',
  'who runs',
  'who lead',
  'who leads',
  'who head',
  'who heads',
  'who head up',
  'who manage',
  'who manages',
  'running',
  'leading',
  'heading',
  'heading up',
  'managing',
  'that run',
  'that lead',
  'that manage',
  'that head',
  'in charge of',
  'responsible for',
  'who are in charge of',
  'who is in charge of',
  'who are responsible for',
  'who is responsible for',
  'who oversee',
  'overseeing',
  'who own',
  'accountable for',
  'run',
  'runs',
  'lead the',
  'leads the',
  'head up',
  'heads up',
  'manage',
  'manages',
  'who looks after',
  'looks after',
  'person responsible for',
  'who look after',
  'looking after',
  'oversee',
  'oversees',
];
const DOING = [
  'does',
  'do',
  'who does',
  'who do',
  'that does',
  'that do',
  'doing',
  'handles',
  'handle',
  'handling',
  'who handles',
  'who handle',
  'that handles',
  'who deals with',
  'who deal with',
  'dealing with',
  'deals with',
  'who takes care of',
  'who take care of',
  'takes care of',
  'take care of',
  'taking care of',
  'who works on',
];
const BELONGING = [
  'responsible for',
  'in charge of',
  'who run',
  'who lead',
  'who manage',
  'in',
  'within',
  'from',
  'on',
  'who work in',
  'who works in',
  'working in',
  'work in',
  'works in',
  'who are in',
  'employed in',
  'in the',
  'from the',
  'within the',
  'on the',
  'who work on',
  'working on',
  'who do',
  'doing',
  'that work in',
  'for',
  'who work within',
  'of',
  'who work for',
  'across',
];
/** Functions whose name is an industry first if only "people in …" precedes it. */
const INDUSTRY_FIRST = new Set(
  `Retail|Energy|Construction|Education|Real Estate|Media|Manufacturing|Hospitality|Payments|Advertising|Software|Technology|Investment Banking|Asset Management|Consulting|Transport|Shipping|Pharmacy|Events|Property|AI|Cybersecurity|Catering|Wealth Management|Professional Services|Cloud|Retail`.split(
    '|',
  ),
);
/** Words that only colour "decision makers": no department is meant. */
const VAGUE = new Set(['Technical', 'Commercial', 'Creative', 'Digital', 'Category', 'Key Account']);
const TEAM_NOUNS =
  /^(?:teams?|departments?|dept|functions?|divisions?|organi[sz]ations?|orgs?|units?|side|roles?|positions?|jobs?)$/;

const toItems = (list: FunctionList, form: (value: string) => string): FilterSpan['items'] =>
  list.items.map(({ value }) => ({ filter: 'jobTitles', value: form(value) }));

/** Whether a function found in a list is the beginning of a title or names a kind of company. */
function isOther(sentence: TokenisedSentence, found: VocabularyMatch): boolean {
  const isCompany = COMPANY_NOUNS.has(keyAt(sentence, found.to)) && isAttached(sentence, found.to);
  return isCompany || (isAttached(sentence, found.to) && findLevel(sentence, found.to, 'behind') !== null);
}

function readTeam(sentence: TokenisedSentence, from: number): FunctionList | null {
  const start = /^(?:the|their|our|all|a|an)$/.test(keyAt(sentence, from)) ? from + 1 : from;
  const list = findFunctionList(sentence, start, (found) => !isOther(sentence, found));
  const last = list?.items.at(-1);
  if (!list || !last || isOther(sentence, last)) return null;
  const industry = findIndustry(sentence, start, { isTopic: true });
  if (industry && industry.to > list.to) return null;
  const isTeam = TEAM_NOUNS.test(keyAt(sentence, list.to)) && isAttached(sentence, list.to);
  return { items: list.items, to: isTeam ? list.to + 1 : list.to };
}

/** "who does payroll", "handling purchasing": who does it, not the head of it. */
function findDoing(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const verb = matchAny(sentence, from, DOING);
  const list = verb > 0 && isAttached(sentence, verb) ? readTeam(sentence, verb) : null;
  return list ? { from, to: list.to, items: toItems(list, (about) => about) } : null;
}

/** "who run data teams", "responsible for procurement": the head of it. */
export function findRunning(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const verb = matchAny(sentence, from, RUNNING);
  const list = verb > 0 && isAttached(sentence, verb) ? readTeam(sentence, verb) : null;
  return list ? { from, to: list.to, items: toItems(list, (about) => `Head of ${about}`) } : findDoing(sentence, from);
}

/** "marketing people", "HR professionals", "finance team": the function is the title. */
export function findTeam(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const list = findFunctionList(sentence, from);
  if (!list) return null;
  const deciders = isAttached(sentence, list.to) ? findSeniority(sentence, list.to) : null;
  if (deciders && /decision/.test(textOf(sentence, list.to, deciders.to).toLowerCase()))
    return list.items.some(({ value }) => VAGUE.has(value))
      ? null
      : { from, to: deciders.to, items: [...toItems(list, (about) => about), ...deciders.items] };
  const noun = keyAt(sentence, list.to);
  const isPeople = (PEOPLE_NOUNS.has(noun) || /^(?:dept|workers|teams?)$/.test(noun)) && isAttached(sentence, list.to);
  if (!isPeople || /^(?:leads|experts|specialists|employees)$/.test(noun)) return null;
  return { from, to: list.to + 1, items: toItems(list, (about) => about) };
}

/** "people in marketing", "C-level executives in HR", "decision makers for IT": the people, then their function. */
export function findPeopleIn(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const level = findSeniority(sentence, from);
  const isPeople = PEOPLE_NOUNS.has(keyAt(sentence, from));
  const isWorking =
    /^(?:working|works?)$/.test(keyAt(sentence, from)) && /^(?:in|on|within|for)$/.test(keyAt(sentence, from + 1));
  const to = level ? level.to : isPeople ? from + 1 : isWorking ? from : -1;
  if (to < 0) return null;
  const running = isAttached(sentence, to) ? findRunning(sentence, to) : null;
  if (running && !level) return { from, to: running.to, items: running.items };
  const joint = isAttached(sentence, to) ? matchAny(sentence, to, BELONGING) : -1;
  const list = joint > 0 ? readTeam(sentence, joint) : null;
  if (!list) return null;
  const isTeam = TEAM_NOUNS.test(keyAt(sentence, list.to - 1));
  const isIndustry = list.items.some(({ value, from: at, to: end }) => {
    const industry = findIndustry(sentence, at, { isTopic: true });
    const isDual = industry !== null && industry.to >= end && value !== 'HR' && value !== 'IT';
    // "becarios de derecho": interns are of a field, and in an industry.
    if (keyAt(sentence, from).startsWith('intern') && keyAt(sentence, to) === 'of') return false;
    return (
      isDual &&
      !/^(?:Supply Chain|Data)$/.test(value) &&
      (level ? keyAt(sentence, to) !== 'for' : isWorking || INDUSTRY_FIRST.has(value))
    );
  });
  if (isIndustry && !isTeam) return null;
  return { from, to: list.to, items: [...(level?.items ?? []), ...toItems(list, (about) => about)] };
}

/** "HR retail Bogotá", "IT insurance": an industry or a location follows at once, and no title of both. */
const startsOther = (sentence: TokenisedSentence, at: number): boolean =>
  (findIndustry(sentence, at) !== null || findLocation(sentence, at, { isBesideLocation: false }) !== null) &&
  (findFunction(sentence, at) === null || INDUSTRY_FIRST.has(findFunction(sentence, at)?.value ?? ''));

/** "HR in Berlin", "Procurement, car makers": a bare function in a title's position. */
export function findBareFunction(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const isOpening =
    from === 0 ||
    !isAttached(sentence, from) ||
    /^(?:me|for|find|get|show|all|need|want|in|from|people|person|contact|contacts|someone|anyone)$/.test(
      keyAt(sentence, from - 1),
    );
  const list = isOpening && !FRAME_WORDS.has(keyAt(sentence, from)) ? findFunctionList(sentence, from) : null;
  if (
    !list ||
    !(isBoundary(sentence, list.to) || startsOther(sentence, list.to)) ||
    list.items.some(({ value }) => VAGUE.has(value))
  )
    return null;
  if (findIndustry(sentence, from, { isTopic: true }) && !/^(?:HR|IT)$/.test(list.items[0]?.value ?? '')) return null;
  return { from, to: list.to, items: toItems(list, (about) => about) };
}
