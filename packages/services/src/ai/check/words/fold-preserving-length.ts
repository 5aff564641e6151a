/**
 * Strips accents and typographic apostrophes letter for letter: positions are preserved, so that a match in the folded
 * text can be shown in the text itself.
 */
export function foldPreservingLength(text: string): string {
  return text.replace(/[^\x20-\x7e\n]/g, (char) => {
    if (/['’‘ʼ]/.test(char)) return "'";
    if (/[\u2010-\u2015]/.test(char)) return '-';
    if (/\s/.test(char)) return char === '\n' ? '\n' : ' ';
    const bare = char.normalize('NFD').replace(/\p{M}/gu, '');
    return bare.length === char.length ? bare : char;
  });
}

/** Its words in lower case, without accents and possessives. */
export const wordsIn = (text: string): string[] =>
  foldPreservingLength(text.normalize('NFC'))
    .toLowerCase()
    .replace(/'s\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
