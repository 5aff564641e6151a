/** Letters that no mark can be taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** Two spellings of the same words become one: without case, accents, punctuation and double spaces. */
export function fold(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same with all but apostrophes left in its place. "O'Neill" is one word, with whatever mark. */
export function foldLetters(text: string): string {
  return plainLetters(text).replace(/['’ʼ`´]/g, '');
}

/** Small letters without accents; "Dvořák" → "dvorak". */
export function plainLetters(text: string): string {
  return stripMarks(text)
    .toLowerCase()
    .replace(/[øłđðßæœþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Without the marks on letters: "É" → "E". Compatibility forms become plain ones, too: "ﬁ" → "fi". */
export function stripMarks(text: string): string {
  // Most texts have nothing but ASCII, which stays as it is.
  if (!/[\u0080-\uffff]/.test(text)) return text;
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
