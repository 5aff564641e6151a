import { isCommonWord } from '../../../shared/statements/common-words.ts';
import { statedNumbersIn } from '../../../shared/statements/stated-numbers.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';

const LAUNCH_WORD =
  /\b(?:launch\w*|unveil\w*|introduc\w+|releas\w+|debut\w*|ship\w*|availab\w+|roll(?:s|ed|ing)?[ -]?out|announc\w+|meet|present\w*|reveal\w*|premier\w*|new|beta|(?:tech(?:nical|nology)?|public|open|developer) preview|live|here|out|arriv\w+|landed|start\w*|brings?|adds?|added|deliver\w+|stell(?:t|en)|vorgestellt|verfügbar|neue?[rns]?|lanc\w+|dévoil\w+|lanz\w+|presenta\w*)\b|(?<!\p{L})(?:lanç\p{L}+|führ(?:t|en)|lieferbar|erhältlich|disponibles?|nouve\p{L}+|présent\p{L}+|nuev[oa]s?|lanser\p{L}+|introduser\p{L}+|introducer\p{L}+|lancer\p{L}+|lanci\p{L}+|lanceer\p{L}*|lancering|gelanceerd|introduceert|ny(?:e|tt?)? (?:versjon|version)|nuov[oa]|nieuwe?|(?:ist|is|est|está|er|är) (?:\p{L}+ ){0,2}(?:online|en ligne|en línea))(?!\p{L})/iu;
/** A version in parts, which no other thing has: "2.4", "3.0.0". */
const VERSION = /(?<![\d.])\d+(?:\.\d+){1,3}$/;
const NAME_MAX = 120;
const KEYWORD_LENGTH_MAX = 60;
const KEYWORD_WORDS_MAX = 6;
/** "AI" and "5G" are keywords. */
const KEYWORD_MIN = 2;
/** Small numbers are part of names, as of “Industry 4.0”. */
const FIGURE_MIN = 1000;

/** Why a text is no product name in these sentences; null when it may be one. */
export function checkProductName(name: string, sourceSentences: readonly string[], companyName: string): string | null {
  if (name.length > NAME_MAX) return 'It is too long for a name';
  const words = name.split(/\s+/).filter((word) => !isCommonWord(word));
  const isVersion = VERSION.test(name);
  const saysNothing = (words.length === 0 || meaningfulStems(name).size === 0) && !isVersion;
  if (saysNothing || name.toLowerCase() === companyName.toLowerCase()) return 'It is no name of a product';
  if (!/[\p{Lu}\d]/u.test(name)) return 'It is a common word, not a name';
  if (!sourceSentences.some((one) => containsWholeWords(name, one))) return 'Its name is not in the quoted words';
  const isBroughtOut = (one: string) => LAUNCH_WORD.test(one) || (isVersion && isChangelogTitle(name, one));
  return sourceSentences.some(isBroughtOut) ? null : 'The quoted words mention no launch';
}

/** "Thistle 2.4.0 – a new start page" and "Thistle 4.0 “Kelp”: …" tell by their place what has come out. */
const isChangelogTitle = (name: string, title: string) =>
  title.startsWith(name) &&
  /^(?:\s[“„«"‘][^“”„«»"‘’]{2,30}[”“»"’])?(?:$|\s?[:–—]\s|\s-\s)/.test(title.slice(name.length));

/**
 * Why a text is no keyword; null when it may be one. No rule can tell whether it is about research.
 * @param texts its quote, and the sentences in which that stands: "ai" is quoted from "maintain", too
 */
export function checkKeyword(keyword: string, texts: readonly string[], companyName: string): string | null {
  const isTooLong = keyword.length > KEYWORD_LENGTH_MAX || keyword.split(/\s+/).length > KEYWORD_WORDS_MAX;
  if (isTooLong) return 'It is too long for a keyword';
  const isCompany =
    containsWholeWords(keyword, companyName) && companyName.toLowerCase().startsWith(keyword.toLowerCase());
  if (keyword.length < KEYWORD_MIN || meaningfulStems(keyword).size === 0 || isCompany) return 'It is not specific';
  if (statedNumbersIn(keyword).some(({ value, unit }) => unit !== '' || value >= FIGURE_MIN)) return 'It is a figure';
  const isThere = (text: string) =>
    containsWholeWords(keyword, text) && (!ABBREVIATION.test(keyword) || text.includes(keyword));
  return texts.every(isThere) ? null : 'It is not in its quote';
}

/** "IT" is not "it", and "CAN" not "can". */
const ABBREVIATION = /^\p{Lu}{2,}$/u;

/** As whole words, letter case aside. */
function containsWholeWords(words: string, text: string): boolean {
  const [needle, whole] = [words.toLowerCase(), text.toLowerCase()];
  for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, at + 1)) {
    const begins = !isWord(needle.charAt(0)) || !isWord(whole.charAt(at - 1));
    const ends = !isWord(needle.charAt(needle.length - 1)) || !isWord(whole.charAt(at + needle.length));
    if (begins && ends) return true;
  }
  return false;
}

const isWord = (char: string) => /[\p{L}\d]/u.test(char);
