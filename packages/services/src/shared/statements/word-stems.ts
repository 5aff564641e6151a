import { stripMarks } from '@workbench/text/fold';
import { conceptOf } from './meaning/concept-of.ts';
import { remembering } from './remembering.ts';
import { SPELLED_NUMBER_WORDS } from './stated-numbers.ts';

/** Words that say nothing by themselves: a sentence may use them whatever its source says. */
export const NEUTRAL: ReadonlySet<string> = new Set(
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
    'undated date dated day may because due owing based base worth existing there once around about nearly just almost both ' +
    'become became becomes made make makes making total along off out as well per confirm confirms confirmed ' +
    'environ rund etwa circa ungefahr alrededor'
  ).split(' '),
);

/** Words for counted openings: neutral where a job board is cited, and nowhere else. */
export const HIRING_STEMS = new Set(
  (
    'open opening openings position positions role roles job jobs vacancy vacancies hiring hire hires department ' +
    'departments count total advertise advertises advertised most many'
  )
    .split(' ')
    .map((word) => conceptOf(word)),
);

const KNOWN_MAX = 500;
/** Lower case, accents and possessives removed: "Müller’s" is "muller". */
export const foldedWords = remembering<readonly string[]>((text) => {
  const folded = stripMarks(text)
    .replace(/['’]s\b/g, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}, KNOWN_MAX);

export const stemsOf = (text: string): Set<string> =>
  new Set([...foldedWords(text).map((word) => conceptOf(word)), ...neutralAcronyms(text)]);

/** "40", "40m", "3rd", "million": numbers are looked at elsewhere. */
const NUMBER =
  /^(?:\d+(?:st|nd|rd|th|k|m|mn|bn|b)?|m|mio|mrd|thousand|millions?|millionen|millones|milliarden?|milliards?|billion|trillion|usd|eur|gbp|euros?|dollars?|percent)$/;
const SPELT = new Set(SPELLED_NUMBER_WORDS.map(stripMarks));

/** Stems of the words that carry meaning; "US" does where "us" does not. */
export function meaningfulStems(text: string): Set<string> {
  const words = foldedWords(text).filter((word) => !NEUTRAL.has(word) && !NUMBER.test(word) && !SPELT.has(word));
  return new Set([...words.map((word) => conceptOf(word)), ...neutralAcronyms(text)]);
}

const neutralAcronyms = (text: string): string[] =>
  (text.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).filter((word) => NEUTRAL.has(word.toLowerCase()));
