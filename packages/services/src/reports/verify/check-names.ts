import { isCommonWord } from '../../shared/statements/common-words.ts';
import { statedNumbersIn } from '../../shared/statements/stated-numbers.ts';
import { meaningfulStems } from '../../shared/statements/word-stems.ts';

const LAUNCH_WORD =
  /\b(?:launch\w*|unveil\w*|introduc\w+|releas\w+|debut\w*|ship\w*|availab\w+|roll(?:s|ed|ing)?[ -]?out|announc\w+|meet|present\w*|reveal\w*|premier\w*|new|beta|live|here|out|arriv\w+|landed|start\w*|brings?|adds?|added|deliver\w+|stell(?:t|en)|vorgestellt|verfügbar|neue?[rns]?|lanc\w+|dévoil\w+|lanz\w+|presenta\w*)\b|(?<!\p{L})(?:lanç\p{L}+|führ(?:t|en)|lieferbar|erhältlich|disponibles?|nouve\p{L}+|présent\p{L}+|nuev[oa]s?)(?!\p{L})/iu;
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
  if (words.length === 0 || meaningfulStems(name).size === 0 || name.toLowerCase() === companyName.toLowerCase())
    return 'It is no name of a product';
  if (!/[\p{Lu}\d]/u.test(name)) return 'It is a common word, not a name';
  if (!sourceSentences.some((one) => containsWholeWords(name, one))) return 'Its name is not in the quoted words';
  return sourceSentences.some((one) => LAUNCH_WORD.test(one)) ? null : 'The quoted words mention no launch';
}

/** Why a text is no keyword; null when it may be one. No rule can tell whether it is about research. */
export function checkKeyword(keyword: string, quote: string, companyName: string): string | null {
  const isTooLong = keyword.length > KEYWORD_LENGTH_MAX || keyword.split(/\s+/).length > KEYWORD_WORDS_MAX;
  if (isTooLong) return 'It is too long for a keyword';
  const isCompany =
    containsWholeWords(keyword, companyName) && companyName.toLowerCase().startsWith(keyword.toLowerCase());
  if (keyword.length < KEYWORD_MIN || meaningfulStems(keyword).size === 0 || isCompany) return 'It is not specific';
  if (statedNumbersIn(keyword).some(({ value, unit }) => unit !== '' || value >= FIGURE_MIN)) return 'It is a figure';
  return containsWholeWords(keyword, quote) ? null : 'It is not in its quote';
}

/** As whole words, letter case aside. */
function containsWholeWords(words: string, text: string): boolean {
  const [needle, whole] = [words.toLowerCase(), text.toLowerCase()];
  for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, at + 1)) {
    const isWhole = !isWord(whole.charAt(at - 1)) && !isWord(whole.charAt(at + needle.length));
    if (isWhole || !isWord(needle.charAt(0))) return true;
  }
  return false;
}

const isWord = (char: string) => /[\p{L}\d]/u.test(char);
