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

/** The same with all but apostrophes left in its place. */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // "O'Neill" is one word, with whatever mark.
      .replace(/['’ʼ`´]/g, '')
      .replace(/[øłđðßæœþı]/g, (letter) => LETTERS[letter] ?? letter)
  );
}
