import { findIndustry } from '../employers/find-industry.ts';
import { type FilterSpan, isAttached, isBoundary, keyAt, type Line, matchAny, textOf } from '../sentence/line.ts';
import type { VocabularyMatch } from '../sentence/vocabulary.ts';
import { COMPANY_NOUNS, FRAME_WORDS, PEOPLE_NOUNS } from '../sentence/word-lists.ts';
import { findSeniority } from './find-seniority.ts';
import { findLevel } from './title-levels.ts';
import { type FunctionList, findFunctionList } from './title-parts.ts';

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
  'who look after',
  'looking after',
  'oversee',
  'oversees',
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
function isOther(line: Line, found: VocabularyMatch): boolean {
  const isCompany = COMPANY_NOUNS.has(keyAt(line, found.to)) && isAttached(line, found.to);
  return isCompany || (isAttached(line, found.to) && findLevel(line, found.to, 'behind') !== null);
}

function readTeam(line: Line, from: number): FunctionList | null {
  const start = /^(?:the|their|our|all|a|an)$/.test(keyAt(line, from)) ? from + 1 : from;
  const list = findFunctionList(line, start, (found) => !isOther(line, found));
  const last = list?.items.at(-1);
  if (!list || !last || isOther(line, last)) return null;
  const industry = findIndustry(line, start, { isTopic: true });
  if (industry && industry.to > list.to) return null;
  const isTeam = TEAM_NOUNS.test(keyAt(line, list.to)) && isAttached(line, list.to);
  return { items: list.items, to: isTeam ? list.to + 1 : list.to };
}

/** "who run data teams", "responsible for procurement": the head of it. */
export function findRunning(line: Line, from: number): FilterSpan | null {
  const verb = matchAny(line, from, RUNNING);
  const list = verb > 0 ? readTeam(line, verb) : null;
  return list ? { from, to: list.to, items: toItems(list, (about) => `Head of ${about}`) } : null;
}

/** "marketing people", "HR professionals", "finance team": the function is the title. */
export function findTeam(line: Line, from: number): FilterSpan | null {
  const list = findFunctionList(line, from);
  if (!list) return null;
  const deciders = isAttached(line, list.to) ? findSeniority(line, list.to) : null;
  if (deciders && /decision/.test(textOf(line, list.to, deciders.to).toLowerCase()))
    return list.items.some(({ value }) => VAGUE.has(value))
      ? null
      : { from, to: deciders.to, items: [...toItems(list, (about) => about), ...deciders.items] };
  const noun = keyAt(line, list.to);
  const isPeople = (PEOPLE_NOUNS.has(noun) || /^(?:dept|workers|teams?)$/.test(noun)) && isAttached(line, list.to);
  if (!isPeople || /^(?:leads|experts|specialists|employees)$/.test(noun)) return null;
  return { from, to: list.to + 1, items: toItems(list, (about) => about) };
}

/** "people in marketing", "C-level executives in HR", "decision makers for IT": the people, then their function. */
export function findPeopleIn(line: Line, from: number): FilterSpan | null {
  const level = findSeniority(line, from);
  const isPeople = PEOPLE_NOUNS.has(keyAt(line, from));
  const isWorking =
    /^(?:working|works?)$/.test(keyAt(line, from)) && /^(?:in|on|within|for)$/.test(keyAt(line, from + 1));
  const to = level ? level.to : isPeople ? from + 1 : isWorking ? from : -1;
  if (to < 0) return null;
  const running = isAttached(line, to) ? findRunning(line, to) : null;
  if (running && !level) return { from, to: running.to, items: running.items };
  const joint = isAttached(line, to) ? matchAny(line, to, BELONGING) : -1;
  const list = joint > 0 ? readTeam(line, joint) : null;
  if (!list) return null;
  const isTeam = TEAM_NOUNS.test(keyAt(line, list.to - 1));
  const isIndustry = list.items.some(({ value, from: at, to: end }) => {
    const industry = findIndustry(line, at, { isTopic: true });
    const isDual = industry !== null && industry.to >= end && value !== 'HR' && value !== 'IT';
    return (
      isDual &&
      !/^(?:Supply Chain|Data)$/.test(value) &&
      (level ? keyAt(line, to) !== 'for' : isWorking || INDUSTRY_FIRST.has(value))
    );
  });
  if (isIndustry && !isTeam) return null;
  return { from, to: list.to, items: [...(level?.items ?? []), ...toItems(list, (about) => about)] };
}

/** "HR in Berlin", "Procurement, car makers": a bare function in a title's position. */
export function findBareFunction(line: Line, from: number): FilterSpan | null {
  const isOpening =
    from === 0 || !isAttached(line, from) || /^(?:me|for|find|get|show|all|need|want)$/.test(keyAt(line, from - 1));
  const list = isOpening && !FRAME_WORDS.has(keyAt(line, from)) ? findFunctionList(line, from) : null;
  if (!list || !isBoundary(line, list.to) || list.items.some(({ value }) => VAGUE.has(value))) return null;
  if (findIndustry(line, from, { isTopic: true }) && !/^(?:HR|IT)$/.test(list.items[0]?.value ?? '')) return null;
  return { from, to: list.to, items: toItems(list, (about) => about) };
}
