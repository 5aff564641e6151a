export interface FoundAddress {
  text: string;
  at: number;
}

const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"'“”’»)\]]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|io|ai|co|de|fr|es|eu|uk|ch|at|us|app|dev|info|biz|me|ly|tech|cloud|shop|online|site)(?:\/[^\s<>"'“”’»)\]]*)?(?![\p{L}\p{N}])/giu;

/** Web and e-mail addresses of a text, without the mark that ends their sentence. */
export const findAddresses = (text: string): FoundAddress[] =>
  [...text.matchAll(ADDRESS)].map((match) => ({ text: match[0].replace(/[.,;:!?]+$/, ''), at: match.index }));
