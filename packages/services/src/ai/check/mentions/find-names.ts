import type { MessageLanguage } from '../../schemas.ts';
import { foldPreservingLength } from '../words/fold-preserving-length.ts';
import {
  COMMON_CAPITALIZED_WORDS,
  GERMAN_ENDING,
  GERMAN_NOUNS,
  SENTENCE_STARTERS,
} from './capitalized-common-words.ts';

export interface FoundName {
  text: string;
  at: number;
}

interface Token {
  text: string;
  /** Folded and in lower case, without a possessive. */
  normalized: string;
  at: number;
  isStart: boolean;
  /** Only a space separates it from the preceding word. */
  isJoined: boolean;
}

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’&+-]|\.(?=\p{L}))*/gu;
const SENTENCE_START =
  /(?:^|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|(?<![\p{L}.])\p{Lu}))\.|[!?:;…»"“”„«¿¡(\n•*]|\s[-–—]\s?)\s*$/u;
/** A line up to the comma of its greeting: what follows may have a capital. */
const GREETING =
  /^(?:hi|hello|hey|dear|hallo|guten|liebe\w*|bonjour|salut|hola|buenos|estimad\w+|sehr|good|greetings)\b[^,.]*,\s*$/i;
/** What only a named party does at the start of a sentence. */
const NAME_FOLLOWING_VERB =
  /^(?:is|was|has|had|will|says|said|told|uses|used|thinks|works|worked|just|recently|also|recommended|mentioned|suggested|bought|made|makes|gave|speaks|spoke|asked|needs|wants|loves|loved|runs|ran|leads|led|hired|won|raised|opened|acquired|launched|joined|moved|sells|offers|expects|already|\w{3,}ed|ist|hat|war|wird|sagt|sagte|nutzt|meinte|empfahl|arbeitet|sucht|verkauft|liefert|est|etait|dit|utilise|travaille|vend|es|ha|era|dijo|dice|usa|trabaja|vende|comento|recomendo)$/;
const DETERMINER =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein\w*|mein\w*|dein\w*|ihr\w*|unser\w*|euer|eure\w*|dies\w*|jed\w*|welch\w*|zum|zur|im|am|ins|vom|beim|viel\w*|alle\w*|einig\w*|mehr|weniger|etwas|solch\w*)$/;

/** Names of people, companies, locations and products that `isKnown` does not know, adjacent ones combined. */
export function findNames(text: string, language: MessageLanguage, isKnown: (word: string) => boolean): FoundName[] {
  const tokens = tokensOf(text);
  const isName = tokens.map(
    (token, index) => isNameLike(token, tokens[index - 1], tokens[index + 1], language) && !isKnown(token.normalized),
  );
  const found: FoundName[] = [];
  tokens.forEach((token, index) => {
    if (!isName[index]) return;
    const before = found.at(-1);
    const end = token.at + token.text.length;
    if (before && isName[index - 1] && token.isJoined) before.text = text.slice(before.at, end);
    else found.push({ text: token.text, at: token.at });
  });
  return found;
}

function tokensOf(text: string): Token[] {
  const folded = foldPreservingLength(text);
  let end = 0;
  return [...text.matchAll(TOKEN)].map((match) => {
    const between = text.slice(end, match.index);
    const line = folded.slice(folded.lastIndexOf('\n', match.index - 1) + 1, match.index);
    const isStart =
      GREETING.test(line) ||
      SENTENCE_START.test(text.slice(Math.max(0, match.index - 12), match.index)) ||
      match.index === 0;
    end = match.index + match[0].length;
    const normalized = folded
      .slice(match.index, end)
      .toLowerCase()
      .replace(/'s?$/, '')
      .replace(/^(?:[ldjcnmst]|qu)'/, '');
    return { text: match[0], normalized, at: match.index, isStart, isJoined: /^\s$/.test(between) };
  });
}

function isNameLike(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  language: MessageLanguage,
): boolean {
  const { text, normalized } = token;
  const isCapital = /^(?:[ldjcnmst]['’]|qu['’])?\p{Lu}/u.test(text);
  if (!isCapital && !/\p{Ll}\p{Lu}/u.test(text)) return false;
  if (
    normalized.length < 2 ||
    COMMON_CAPITALIZED_WORDS.has(normalized) ||
    COMMON_CAPITALIZED_WORDS.has(normalized.replace(/'.*$/, ''))
  )
    return false;
  if (/\p{Ll}\p{Lu}|^\p{Lu}{2,}\d*$/u.test(text)) return true;
  if (token.isStart) return isNamedStart(token, after, language);
  return language === 'de' ? isGermanName(token, before) : !SENTENCE_STARTERS.has(normalized) || isCapitalised(before);
}

const isCapitalised = (token: Token | undefined) =>
  token !== undefined &&
  !token.isStart &&
  /^\p{Lu}\p{Ll}/u.test(token.text) &&
  !COMMON_CAPITALIZED_WORDS.has(token.normalized);

function isNamedStart({ normalized }: Token, after: Token | undefined, language: MessageLanguage): boolean {
  if (SENTENCE_STARTERS.has(normalized) || after === undefined || after.isStart || !after.isJoined) return false;
  if (language === 'de' && isGermanNoun(normalized)) return false;
  if (/(?:ing|tion|ly|ness|ment|ity)$/.test(normalized)) return false;
  return NAME_FOLLOWING_VERB.test(after.normalized);
}

function isGermanName({ normalized }: Token, before: Token | undefined): boolean {
  if (isGermanNoun(normalized)) return false;
  // "100 Stück": what is counted is no name.
  return !(before !== undefined && (DETERMINER.test(before.normalized) || /^\d/.test(before.normalized)));
}

function isGermanNoun(normalized: string): boolean {
  const parts = normalized.split('-');
  const last = parts.at(-1) ?? normalized;
  const isNoun = (word: string) =>
    GERMAN_NOUNS.some(
      (noun) =>
        word === noun ||
        (noun.length > 3 && (word.endsWith(noun) || word.endsWith(`${noun}s`) || word.endsWith(`${noun}n`))),
    );
  return isNoun(last) || (last.length > 5 && GERMAN_ENDING.test(last)) || COMMON_CAPITALIZED_WORDS.has(last);
}
