import { stripMarks } from '@workbench/text/fold';
import { stemmer } from 'stemmer';
import { SPELLED_NUMBER_WORDS } from './stated-numbers.ts';

/** Words that say nothing by themselves: a sentence may use them whatever its source says. */
const NEUTRAL = new Set(
  (
    'a an the this that these those it its they their them he she his her we our us you your i and or but nor so yet ' +
    'of to in on at by for from with without within into onto over under between across about after before ' +
    'during since until as than then there here when where which who whom whose what why how is are was were be been ' +
    'being has have had having do does did done can could will would shall should may might must not no also both each ' +
    'any some more other another own same such very just even still ' +
    'already now new recent recently latest currently up again further ' +
    'company companies firm business group team organisation organization corporation inc ltd gmbh ' +
    'said says say saying according announce announces announced announcing announcement report reports reported ' +
    'publish publishes published state states stated describe describes described mention mentions mentioned write ' +
    'writes wrote article post page site website news item source sources board list lists listed listing named name ' +
    'names called call calls include includes included including following while well one ' +
    'undated date dated day may'
  ).split(' '),
);

/** Words for counted openings: neutral where a job board is cited, and nowhere else. */
export const HIRING_STEMS = new Set(
  (
    'open opening openings position positions role roles job jobs vacancy vacancies hiring hire hires department ' +
    'departments count total advertise advertises advertised most many'
  )
    .split(' ')
    .map((word) => stemmer(word)),
);

/** Words for events: they must occur in the quoted words themselves. Stems, by meaning. */
const EVENT_GROUPS: readonly (readonly string[])[] = [
  [
    'acquire',
    'acquisition',
    'buy',
    'bought',
    'purchase',
    'takeover',
    'merge',
    'merger',
    'sell',
    'sold',
    'divest',
    'sale',
  ],
  ['raise', 'funding', 'fund', 'secure', 'close', 'round', 'invest', 'investment', 'investor', 'finance', 'financing'],
  ['launch', 'unveil', 'introduce', 'release', 'debut', 'ship', 'available', 'availability', 'rollout'],
  [
    'partner',
    'partnership',
    'collaborate',
    'collaboration',
    'alliance',
    'join',
    'team',
    'agreement',
    'integrate',
    'select',
  ],
  ['open', 'relocate', 'move', 'expand', 'expansion', 'headquarters', 'office'],
  [
    'bankrupt',
    'bankruptcy',
    'insolvent',
    'insolvency',
    'liquidate',
    'liquidation',
    'shut',
    'shutdown',
    'hack',
    'outage',
  ],
  ['layoff', 'dismiss', 'dismissal', 'fire', 'redundancy', 'cut'],
  [
    'sue',
    'sued',
    'suing',
    'lawsuit',
    'litigation',
    'fine',
    'fraud',
    'breach',
    'recall',
    'investigate',
    'investigation',
  ],
  ['resign', 'resignation', 'appoint', 'appointment', 'promote', 'retire', 'depart'],
  ['profit', 'loss', 'revenue', 'earnings', 'growth', 'double', 'triple'],
  ['win', 'won', 'award', 'certify', 'certification'],
  ['patent', 'trial', 'approve', 'approval'],
  ['hired', 'recruited'],
].map((words) => words.map((word) => stemmer(word)));

/** No event, though it has the stem of one; "hiring" is of openings. */
const NO_EVENT = /^(?:departments?|hires?|hiring)$/;

const EVENT_OF = new Map(EVENT_GROUPS.flatMap((stems, event) => stems.map((stem): [string, number] => [stem, event])));

/** Lower case, accents and possessives removed: "Müller’s" is "muller". */
function foldedWords(text: string): string[] {
  const folded = stripMarks(text)
    .replace(/['’]s\b/g, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const stemsOf = (text: string): Set<string> =>
  new Set([...foldedWords(text).map((word) => stemmer(word)), ...neutralAcronyms(text)]);

/** "40", "40m", "3rd", "million": numbers are looked at elsewhere. */
const NUMBER =
  /^(?:\d+(?:st|nd|rd|th|k|m|mn|bn|b)?|m|mio|mrd|thousand|millions?|millionen|millones|milliarden?|milliards?|billion|trillion|usd|eur|gbp|euros?|dollars?|percent)$/;
const SPELT = new Set(SPELLED_NUMBER_WORDS.map(stripMarks));

/** Stems of the words that carry meaning; "US" does where "us" does not. */
export function meaningfulStems(text: string): Set<string> {
  const words = foldedWords(text).filter((word) => !NEUTRAL.has(word) && !NUMBER.test(word) && !SPELT.has(word));
  return new Set([...words.map((word) => stemmer(word)), ...neutralAcronyms(text)]);
}

const neutralAcronyms = (text: string): string[] =>
  (text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).filter((word) => NEUTRAL.has(word.toLowerCase()));

/** Positions that are open are no opening of anything. */
const OPEN_POSITIONS = /\bopen (?:positions?|roles?|jobs?|posts?|vacanc(?:y|ies))\b|\bopenings\b/gi;

/** The kinds of events that a text mentions. */
export function eventsIn(text: string): Set<number> {
  const events = foldedWords(text.replace(OPEN_POSITIONS, ' ')).flatMap((word) =>
    NEUTRAL.has(word) || NO_EVENT.test(word) ? [] : (EVENT_OF.get(stemmer(word)) ?? []),
  );
  return new Set(events);
}

/** The kind of happening of one word; undefined for all other words. */
export const eventOfWord = (word: string): number | undefined =>
  foldedWords(word).flatMap((one) =>
    NEUTRAL.has(one) || NO_EVENT.test(one) ? [] : (EVENT_OF.get(stemmer(one)) ?? []),
  )[0];

/** Partners act alike: the order of their names is irrelevant. */
export const isMutualEvent = (event: number): boolean => EVENT_GROUPS[event]?.includes(stemmer('partner')) ?? false;

/** Where a text mentions an event of this kind. */
export function eventPositions(event: number, text: string): number[] {
  return [...text.replace(OPEN_POSITIONS, (found) => ' '.repeat(found.length)).matchAll(/[\p{L}\p{N}]+/gu)].flatMap(
    ({ 0: word, index }) => (eventOfWord(word) === event ? [index] : []),
  );
}

/** Words that say the same: a source with one of them supports the others. */
const SAME_MEANING: readonly (readonly string[])[] = [
  ['acquire', 'acquires', 'acquired', 'acquisition', 'buy', 'bought', 'purchase', 'purchased', 'takeover'],
  ['raise', 'raised', 'secure', 'secured'],
  ['launch', 'introduce', 'introduced', 'unveil', 'unveiled', 'release', 'released', 'launched'],
  ['employee', 'employees', 'employ', 'employs', 'people', 'staff', 'worker', 'workforce', 'headcount', 'workers'],
  ['open', 'opened', 'inaugurate', 'inaugurated'],
  ['hire', 'hired', 'recruit', 'recruited'],
  ['hq', 'headquarters', 'headquartered'],
  ['plant', 'factory'],
  ['move', 'moved', 'relocate', 'relocated', 'relocation'],
  ['award', 'prize'],
  ['appoint', 'appointed', 'appointment'],
  ['sell', 'sold', 'sale'],
  ['grow', 'grew', 'grown', 'growth'],
  ['cfo', 'financial'],
  ['partner', 'partnered', 'partnership', 'partners'],
  ['expand', 'expanded', 'expansion'],
  ['win', 'won', 'wins'],
  ['succeed', 'succeeds', 'succeeded', 'succeeding'],
  ['deal', 'agreement'],
  ['supply', 'supplied', 'deliver', 'delivered', 'delivery'],
].map((words) => words.map((word) => stemmer(word)));
const MEANINGS = new Map(
  SAME_MEANING.flatMap((stems) => stems.map((stem): [string, readonly string[]] => [stem, stems])),
);

/** Whether a text with these stems has a word or another word of its meaning. */
export const hasMeaning = (stems: ReadonlySet<string>, stem: string): boolean =>
  stems.has(stem) || (MEANINGS.get(stem) ?? []).some((one) => stems.has(one));
