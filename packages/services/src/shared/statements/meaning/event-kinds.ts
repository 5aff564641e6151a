import { stemmer } from 'stemmer';
import { foldedWords, NEUTRAL } from '../word-stems.ts';
import { conceptOf } from './concept-of.ts';

/** Words for events: they must occur in the quoted words themselves. Stems, by meaning. */
const EVENT_GROUPS: readonly (readonly string[])[] = [
  'acquire acquisition buy bought purchase takeover merge merger sell sold divest sale ubernehmen verkaufen acquerir vendre adquirir vender',
  'raise funding fund secure close round invest investment investor finance financing sammelt lever levantar',
  'launch unveil introduce release debut ship available availability rollout einfuhren lancer lanzar',
  'partner partnership collaborate collaboration alliance join team agreement integrate select kooperieren',
  'open relocate move expand expansion headquarters office eroffnen verlegen ausbauen ouvrir demenager abrir trasladar ampliar',
  'bankrupt bankruptcy insolvent insolvency liquidate liquidation shut shutdown hack outage schliessen fermer cerrar',
  'layoff dismiss dismissal fire redundancy cut entlassen licencier despedir',
  'sue sued suing lawsuit litigation fine fraud breach recall investigate investigation zuruckrufen',
  'resign resignation appoint appointment promote retire depart ernannt nommer nombrar',
  'profit loss revenue earnings growth double triple',
  'win won award certify certification',
  'patent trial approve approval',
  'hired recruited eingestellt recruter contratar',
].map((line) => line.split(' ').map((word) => stemmer(word)));

/** No event, though it has the stem of one; "hiring" is of openings, and Spanish "su" no lawsuit. */
const NO_EVENT = /^(?:departments?|hires?|hiring|su)$/;

const EVENT_OF: ReadonlyMap<string, number> = new Map(
  EVENT_GROUPS.flatMap((stems, event) => stems.map((stem): [string, number] => [stem, event])),
);
/** Words of two kinds of events, whose synonyms are of one. */
const AMBIGUOUS = new Set(
  'close fund finance financing cut team office available round ship loss growth select'
    .split(' ')
    .map((word) => stemmer(word)),
);
const EVENT_OF_CONCEPT: ReadonlyMap<string, number> = new Map(
  EVENT_GROUPS.flatMap((stems, event) =>
    stems.filter((stem) => !AMBIGUOUS.has(stem)).map((stem): [string, number] => [conceptOf(stem), event]),
  ).filter(([concept]) => concept.startsWith('=')),
);
const eventOfFolded = (word: string): number[] =>
  NEUTRAL.has(word) || NO_EVENT.test(word)
    ? []
    : [EVENT_OF.get(stemmer(word)) ?? EVENT_OF_CONCEPT.get(conceptOf(word))].filter((event) => event !== undefined);

/** Positions that are open are no opening of anything. */
const OPEN_POSITIONS = /\bopen (?:positions?|roles?|jobs?|posts?|vacanc(?:y|ies))\b|\bopenings\b/gi;

/** The kinds of events that a text mentions. */
export function eventsIn(text: string): Set<number> {
  return new Set(foldedWords(text.replace(OPEN_POSITIONS, ' ')).flatMap(eventOfFolded));
}

/** The kind of happening of one word; undefined for all other words. */
export const eventOfWord = (word: string): number | undefined => foldedWords(word).flatMap(eventOfFolded)[0];

/** Partners act alike: the order of their names is irrelevant. */
export const isMutualEvent = (event: number): boolean => EVENT_GROUPS[event]?.includes(stemmer('partner')) ?? false;

/** Where a text mentions an event of this kind. */
export function eventPositions(event: number, text: string): number[] {
  return [...text.replace(OPEN_POSITIONS, (found) => ' '.repeat(found.length)).matchAll(/[\p{L}\p{N}]+/gu)].flatMap(
    ({ 0: word, index }) => (eventOfWord(word) === event ? [index] : []),
  );
}
