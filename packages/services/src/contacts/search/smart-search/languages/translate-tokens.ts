import { AMBIGUOUS_LOCATIONS, LOCATION_NAMES } from '../locations/gazetteer.ts';
import { phraseKey, type Token, tokenise } from '../sentence/tokens.ts';
import { findLongest } from '../sentence/vocabulary.ts';
import { SKILLS } from '../skill-names.ts';
import { isKnownWord, isRightWord } from '../spelling/known-words.ts';
import { FUNCTIONS, TITLES } from '../titles/title-parts.ts';
import { findPhrase, LEXICONS, type Lexicon, type Phrase } from './lexicon.ts';
import { splitCompound } from './split-compound.ts';

const ELISION = /^(?:l|d|qu|j|n|s)'(?=.)/;

/** "Gründer:innen", "Leiter/in", "Berater*innen": the feminine form of the word before says nothing more. */
function isGenderEnding(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !/^(?:innen|in|r|n|e|es|s|euse|euses|trice|trices|ne|nes|a|as)$/.test(token.key) || at === 0)
    return false;
  return /^(?:[:*_/(]|\/-|\(-|·)$/.test(text.slice(tokens[at - 1]?.end ?? 0, token.start));
}

/** "l'industrie" → "l'" and "industrie", at their own positions. */
export function splitElisions(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const elided = ELISION.exec(token.key)?.[0];
    if (elided === undefined) return [token];
    const middle = token.start + elided.length;
    return [
      { ...token, raw: token.raw.slice(0, elided.length - 1), key: elided.slice(0, -1), end: middle },
      {
        ...token,
        raw: token.raw.slice(elided.length),
        key: token.key.slice(elided.length),
        start: middle,
        gap: 'space',
      },
    ];
  });
}

/** "responsable marketing et communication": the level, since it is shared by what "et" joins. */
function levelBeforeList(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  { english, to }: Phrase,
): Phrase | null {
  if (!/ (?:manager|director)$/.test(english) || !/^(?:et|y|e|und)$/.test(tokens[to]?.key ?? '')) return null;
  let about = to + 1;
  while (/^(?:de|du|des|la|l|del|los|las)$/.test(tokens[about]?.key ?? '')) about += 1;
  const next = findPhrase(lexicon, tokens, about)?.english ?? tokens[about]?.key ?? '';
  if (!FUNCTIONS.values.has(phraseKey(next))) return null;
  const levels = [3, 2, 1].map((wordsMax) => findPhrase({ ...lexicon, wordsMax }, tokens, at));
  return levels.find((level) => level !== null && / of$/.test(level.english)) ?? null;
}

/** "d'usine" may be part of a phrase; it is taken apart where no phrase has it. */
function phraseAt(lexicon: Lexicon, tokens: readonly Token[], at: number): Phrase | null {
  const longest = findPhrase(lexicon, tokens, at);
  const found = longest && (levelBeforeList(lexicon, tokens, at, longest) ?? longest);
  const token = tokens[at];
  if (found || !token || lexicon.language !== 'German' || isKnownWord(token.key)) return found;
  const english = splitCompound(lexicon, token.key);
  return english === null ? null : { english, to: at + 1, isVerbatim: false };
}

/** A location of several words has articles of its own: "Rio de Janeiro", "Las Vegas". */
function endOfLocation(tokens: Token[], at: number): number {
  const found = findLongest(tokens, at, LOCATION_NAMES);
  return found && found.to > at + 1 ? found.to : at;
}

/** How many words only this language explains, less those that only English does. Towns and tools have no language. */
function scoreOf(lexicon: Lexicon, tokens: Token[]): number {
  let score = 0;
  for (let at = 0; at < tokens.length; ) {
    const afterLocation = endOfLocation(tokens, at);
    const phrase = afterLocation > at ? null : phraseAt(lexicon, tokens, at);
    const to = Math.max(at + 1, afterLocation, phrase?.to ?? 0);
    const isName =
      (LOCATION_NAMES.values.has(tokens[at]?.key ?? '') && !AMBIGUOUS_LOCATIONS.has(tokens[at]?.key ?? '')) ||
      SKILLS.values.has(tokens[at]?.key ?? '');
    const isEnglish = tokens.slice(at, to).every(({ raw, key }) => isKnownWord(key) && raw.toLowerCase() !== 'à');
    if (phrase && !isEnglish) score += to - at - (phrase.isVerbatim ? 0 : OTHER_FORM_COST);
    if (!phrase && isEnglish && !isName && afterLocation === at) score -= ENGLISH_WEIGHT;
    at = to;
  }
  return score;
}

/** Titles and industries are often said in English in sentences of other languages. */
const ENGLISH_WEIGHT = 0.45;
/** Other forms are guessed by their endings, which languages share: French has "gèrent", Spanish "gerentes". */
const OTHER_FORM_COST = 0.1;

/** The language of the sentence; null for English. */
export function lexiconOf(tokens: Token[]): Lexicon | null {
  const scored = LEXICONS.map((lexicon) => ({ lexicon, score: scoreOf(lexicon, tokens) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.lexicon : null;
}

/** "de 100 à 500 employés": between numbers, the word for "in" is the one for "to". */
const isBetweenNumbers = (tokens: readonly Token[], at: number) =>
  [tokens[at - 1], tokens[at + 1]].every((token) => /^\d/.test(token?.key ?? ''));

const GERMAN_NUMBER =
  /^(?:\d.*|zwei|drei|vier|funf|sechs|sieben|acht|neun|elf|zwolf|\p{L}*(?:zehn|zig|hundert|tausend))$/u;

/** "Bis 15 Mitarbeiter": no range, since no number stands before. */
const isUpTo = (tokens: readonly Token[], at: number) =>
  tokens[at]?.key === 'bis' && /^\d/.test(tokens[at + 1]?.key ?? '') && !GERMAN_NUMBER.test(tokens[at - 1]?.key ?? '');

/** "DRH industrie", "in der Industrie", "en la industria": said alone, it is the manufacturing industry. */
function isManufacturing(tokens: readonly Token[], at: number): boolean {
  if (!/^industri[ea]$/.test(tokens[at]?.key ?? '')) return false;
  const next = tokens[at + 1];
  if (next === undefined || !/^(?:space|hyphen)$/.test(next.gap)) return true;
  return /^(?:in|im|a|en|dans|und|et|y)$/.test(next.key) || LOCATION_NAMES.values.has(next.key);
}

const SERVANT = /^(?:assistants?|secretary|driver|advisor|consultant|deputy)$/;

/** "Sekretärin des Vorstands": an article that English leaves out is its "of" behind who serves another one. */
function inContext(english: string, tokens: readonly Token[], at: number, before: Token | undefined): string {
  if (english === 'in' && isBetweenNumbers(tokens, at)) return 'to';
  if (english === 'to' && isUpTo(tokens, at)) return 'up to';
  if (english === 'companies' && isManufacturing(tokens, at)) return 'manufacturing';
  // "Fontaneros autónomos" are plumbers.
  if (english === 'freelancer' && TITLES.values.has(before?.key ?? '')) return 'freelance';
  const isGenitive = /^(?:des|der|eines|einer)$/.test(tokens[at]?.key ?? '');
  return english === '' && isGenitive && SERVANT.test(before?.key ?? '') ? 'of' : english;
}

/** "Wer ist für den Einkauf zuständig": German puts the word that belongs to "für" behind what it is for. */
function joinResponsibility(tokens: Token[]): void {
  const at = tokens.findIndex(({ key }) => /^(?:zustandig|verantwortlich)$/.test(key));
  const adjective = tokens[at];
  const from = tokens.findLastIndex(({ key }, index) => key === 'fur' && index < at);
  const preposition = tokens[from];
  if (!adjective || !preposition || tokens[at + 1]?.key === 'fur') return;
  tokens.splice(at, 1);
  tokens.splice(from, 0, { ...adjective, start: preposition.start, end: preposition.end, gap: preposition.gap });
  tokens[from + 1] = { ...preposition, gap: 'space' };
}

/** The English words of a phrase, all at its position; the gap before it stays. */
function englishTokens(english: string, phrase: readonly Token[], gap: Token['gap']): Token[] {
  const [first, last] = [phrase[0], phrase.at(-1)];
  if (!first || !last) return [];
  return tokenise(english).map((word, index) => ({
    ...word,
    start: first.start,
    end: last.end,
    gap: index === 0 ? gap : 'space',
  }));
}

/** "Head of Einkauf", "RRHH retail": a word of another language in an English sentence, where it names a title. */
function translateBorrowed(written: readonly Token[]): Token[] {
  return written.flatMap((token) => {
    if (isRightWord(token.key) || LOCATION_NAMES.values.has(token.key) || SKILLS.values.has(token.key)) return [token];
    const english = LEXICONS.map((lexicon) => lexicon.english.get(token.key)).find((one) => one !== undefined) ?? '';
    const key = phraseKey(english);
    const isTitle = FUNCTIONS.values.has(key) || TITLES.values.has(key);
    return isTitle ? englishTokens(english, [token], token.gap) : [token];
  });
}

/**
 * The words of a German, French or Spanish sentence as those of the English one with the same meaning; what the lexicon
 * does not have stays as it is. An English sentence is returned unchanged.
 */
export function translateTokens(text: string, written: readonly Token[]): Token[] {
  const tokens = splitElisions(written).filter((_, at, all) => !isGenderEnding(text, all, at));
  const lexicon = lexiconOf(tokens);
  if (lexicon === null) return translateBorrowed(written);
  if (lexicon.language === 'German') joinResponsibility(tokens);
  const translated: Token[] = [];
  let droppedGap: Token['gap'] | null = null;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const afterLocation = endOfLocation(tokens, at);
    const phrase = afterLocation > at ? null : phraseAt(lexicon, tokens, at);
    const to = Math.max(at + 1, afterLocation, phrase?.to ?? 0);
    const gap: Token['gap'] = droppedGap ?? token.gap;
    droppedGap = phrase?.english === '' && gap !== 'space' ? gap : null;
    const english = phrase ? inContext(phrase.english, tokens, at, translated.at(-1)) : undefined;
    const words = english !== undefined ? englishTokens(english, tokens.slice(at, to), gap) : tokens.slice(at, to);
    translated.push(...words.map((word, index) => (index === 0 ? { ...word, gap } : word)));
    at = to;
  }
  return translated;
}
