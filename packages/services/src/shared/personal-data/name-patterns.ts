import { fold, foldLetters } from '@workbench/text/fold';
import { casesOf, lettersBeside } from '@workbench/text/letters';

/** How a name may be written: in either order, with and without accents, composed or not. Pure. */

const OPTIONAL_APOSTROPHE = "['’ʼ`´]?";
const MARKS = '\\p{M}{0,3}';
/** Bounded, so that a text made of blanks is no trap. */
const WORD_GAP = '(?:[\\s_+\\-\\u2010-\\u2015]|%20){1,20}';
/** Latin with all its additions, Greek, Cyrillic and what lies between. */
const ACCENTED = [0xc0, 0x1fff] as const;

/** Expressions for the name; none for one word alone, which names too many. */
export function namePatterns(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}'’ʼ`´]+/u)
    .map(wordPattern)
    .filter(Boolean);
  const letters = lettersBeside(name);
  return nameOrders(words).map(([first, last]) => {
    const parts = [first.join(WORD_GAP), last.join(WORD_GAP)];
    return `(?<![${letters}])${parts.filter(Boolean).join(`,?${WORD_GAP}`)}(?![${letters}])`;
  });
}

/** Whether a text has the name, folded, in either order. */
export function containsName(text: string, name: string): boolean {
  const folded = ` ${fold(text)} `;
  return nameOrders(fold(name).split(' ').filter(Boolean)).some((order) =>
    folded.includes(` ${order.flat().join(' ')} `),
  );
}

/** "Marta Oliveira" and "Oliveira, Marta"; of several last names each may begin the second. */
function nameOrders(words: readonly string[]): [string[], string[]][] {
  if (words.length < 2) return [];
  return words.map((_, at) => [words.slice(at), words.slice(0, at)]);
}

function wordPattern(word: string): string {
  const letters = [...word].flatMap((sign) => {
    const folded = [...foldLetters(sign)];
    return folded.every((letter) => /[a-z0-9]/.test(letter) || accented().has(letter)) ? folded : [sign];
  });
  let pattern = '';
  for (let at = 0; at < letters.length; at++) {
    const [letter = '', next = ''] = letters.slice(at, at + 2);
    const joined = accented().get(letter + next);
    if (next === '' || joined === undefined) pattern += letterPattern(letter);
    else {
      // "ß" and "ss" are one; so are "æ" and "ae".
      pattern += `(?:[${joined}]${MARKS}|${letterPattern(letter)}${letterPattern(next)})`;
      at++;
    }
  }
  return pattern;
}

function letterPattern(letter: string): string {
  const cases = casesOf(letter);
  const apart = cases.map((one) => one.normalize('NFD')).filter((one) => !cases.includes(one));
  const whole = `[${cases.join('')}${accented().get(letter) ?? ''}]${MARKS}`;
  return `(?:${[whole, ...apart].join('|')})${OPTIONAL_APOSTROPHE}`;
}

let known: Map<string, string> | null = null;

/** "e" → "éèêë…", "ss" → "ß". */
function accented(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  known = new Map();
  for (let code = ACCENTED[0]; code <= ACCENTED[1]; code++) {
    const sign = String.fromCharCode(code);
    const folded = /\p{L}/u.test(sign) ? foldLetters(sign) : '';
    if (folded !== '' && folded !== sign.toLowerCase()) known.set(folded, (known.get(folded) ?? '') + sign);
  }
  return known;
}
