import { stripMarks } from '@workbench/text/fold';
import { NUMBER_WORDS } from './number-words.ts';

/** A multiple as a text says it: "tripled", "threefold", "3x", "multiplié par trois". */
export interface Multiple {
  words: string;
  ratio: number;
}

/** Words that have their number in them, without accents. */
const NAMED: readonly [ratio: number, words: string][] = [
  [
    2,
    'doubl(?:ed|es|ing|ent|er|ait|ant|e[es]*)|twice|twofold|verdoppel\\w*|doppelt(?:e[nrsm]?)?|duplic\\w+|dobl(?:a|an|o|ad[oa]s?|ar|aron|ando|e|es)',
  ],
  [3, 'tripl\\w+|trebl\\w+'],
  [4, 'quadrupl\\w+|cuadrupl\\w+'],
  [5, 'quintupl\\w+'],
  [6, 'sextupl\\w+'],
  [10, 'decupl\\w+'],
  [100, 'centupl\\w+'],
];
const DIGITS = '(?<figure>\\d+(?:[.,]\\d+)?)';
const WORDS = [...NUMBER_WORDS].filter(([, value]) => Number.isInteger(value) && value >= 2).map(([word]) => word);
const NUMBER = `(?:${DIGITS}|(?<word>${[...WORDS, 'hundred', 'hundert'].join('|')}))`;
/** Words with a number beside them or in them. */
const COUNTED = [
  `${NUMBER}[ -]?fold`,
  `(?:ver)?${NUMBER}[ -]?fach(?:e[nrsm]?|t|te|ten|en)?`,
  `${NUMBER}[ -]times(?= (?:as|the|its|their|his|her|higher|larger|bigger|greater|more|over|what|last|than))`,
  `(?:x|×) ?${DIGITS}`,
  `${DIGITS} ?(?:x|×)(?! ?\\d)`,
  `(?:multipli|multiplic|vervielfach)\\w*(?: [^.;,\\d]{0,40})? (?:par|por|by|mit|um) ${NUMBER}`,
  `(?:factor|facteur|faktor)(?: of| de| von)? ${NUMBER}`,
  `${NUMBER}[ -]?mal(?= (?:so|mehr|hoher|grosser|schneller))`,
  `${NUMBER} fois(?= (?:plus|son|sa|ses|le|la|les|superieur))`,
  `${NUMBER} veces(?= (?:mas|su|sus|el|la|los|las|superior|mayor))`,
];
const wholeWords = (words: string) => new RegExp(`(?<![\\p{L}\\d.,])(?:${words})(?![\\p{L}\\d])`, 'giu');
const PATTERNS: readonly [words: RegExp, ratio: number | null][] = [
  ...NAMED.map(([ratio, words]): [RegExp, number] => [wholeWords(words), ratio]),
  ...COUNTED.map((words): [RegExp, null] => [wholeWords(words), null]),
];

/** The multiples that a text states, and the text, without accents, without them. */
export function multiplesIn(text: string): { multiples: Multiple[]; rest: string } {
  const multiples: Multiple[] = [];
  let rest = stripMarks(text);
  for (const [pattern, ratio] of PATTERNS) {
    rest = rest.replace(pattern, (words: string, ...groups: unknown[]) => {
      const { figure, word } = Object(groups.at(-1)) as { figure?: string; word?: string };
      multiples.push({
        words: words.trim(),
        ratio: ratio ?? (figure === undefined ? numberOf(word) : toNumber(figure)),
      });
      return ' ; ';
    });
  }
  return { multiples, rest };
}

const toNumber = (figure: string) => Number(figure.replace(',', '.'));
const numberOf = (word = '') => NUMBER_WORDS.get(word.toLowerCase()) ?? 100;
