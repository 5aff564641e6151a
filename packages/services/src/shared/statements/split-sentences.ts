import { remembering } from './remembering.ts';

/** Words before a point that does not end a sentence, without the point, lower case. */
const ABBREVIATIONS = new Set(
  (
    'mr mrs ms dr prof st sr jr vs no nos approx dept est fig gen gov rep sen hon ave blvd rd mt ft ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec e.g i.e cf al u.s u.k u.s.a u.n e.u a.m p.m ph.d m.sc b.sc d.c ' +
    'z.b d.h bzw ca nr str tel inkl zzgl mio mrd u.a evtl ggf abs hr fr mme mlle sra srta p.ej'
  ).split(' '),
);

/** These end a name as often as a sentence: what follows decides. */
const COMPANY_ENDINGS = new Set(['inc', 'ltd', 'co', 'corp', 'llc', 'plc', 'bros', 's.a', 's.l', 'etc', 'u.s', 'u.k']);

const STARTERS = new Set(
  (
    'the a an we it this that these those in on at our their its today with he she they as for after since when while ' +
    'founded based headquartered however by der die das wir es in le la les nous il el los las nosotros'
  ).split(' '),
);

const isClosing = (char: string) => /["'”’»)\]]/.test(char);

/**
 * The sentences of a text, each a literal part of it. A line is a paragraph and always ends a sentence; full stops in
 * numbers, initials and abbreviations do not. One pass over the text.
 */
export const splitSentences = (text: string): string[] => [...sentencesOf(text)];

const KNOWN_MAX = 100;
const sentencesOf = remembering((text) => text.split('\n').flatMap(splitLine), KNOWN_MAX);

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    if (!'.!?…。！？'.includes(line.charAt(at))) continue;
    let end = at + 1;
    while (end < line.length && ('.!?…'.includes(line.charAt(end)) || isClosing(line.charAt(end)))) end += 1;
    if (!isSentenceEnd(line, start, at, end)) continue;
    sentences.push(line.slice(start, end));
    start = end;
    at = end - 1;
  }
  sentences.push(line.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

function isSentenceEnd(line: string, start: number, at: number, end: number): boolean {
  if ('。！？'.includes(line.charAt(at))) return true;
  if (end < line.length && !/\s/.test(line.charAt(end))) return false;
  const next = firstWord(line, end);
  if (next === '') return true;
  if (/^\p{Ll}/u.test(next)) return false;
  if (line.charAt(at) !== '.') return true;
  const word = lastWord(line, start, at).toLowerCase();
  if (COMPANY_ENDINGS.has(word)) return STARTERS.has(next.toLowerCase());
  if (ABBREVIATIONS.has(word)) return false;
  // "J. Smith" and the German "2. Oktober" continue; a "Series B." ends.
  if (/^\p{L}$/u.test(word)) return /s[eé]ries? \p{L}$/iu.test(line.slice(Math.max(start, at - LOOK_MAX), at));
  return !(/^\d{1,2}$/.test(word) && /^\p{Lu}\p{Ll}/u.test(next) && !STARTERS.has(next.toLowerCase()));
}

/** Marks and words are looked at no farther than this, so that a text of nothing but points is still one pass. */
const LOOK_MAX = 30;

function firstWord(line: string, from: number): string {
  const limit = Math.min(line.length, from + LOOK_MAX);
  let start = from;
  while (start < limit && !/[\p{L}\d$€£]/u.test(line.charAt(start))) start += 1;
  let end = start;
  while (end < limit && !/\s/.test(line.charAt(end))) end += 1;
  return line.slice(start, end).replace(/[,;:]$/, '');
}

function lastWord(line: string, start: number, at: number): string {
  const limit = Math.max(start, at - LOOK_MAX);
  let from = at;
  while (from > limit && !/[\s("“‘'[]/.test(line.charAt(from - 1))) from -= 1;
  return line.slice(from, at);
}
