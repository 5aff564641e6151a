/** With its end mark; a title or an initial with a full stop does not end it, a "Series B." does. */
export const SENTENCE =
  /(?:[^.!?\n]|(?<=\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|(?<![\p{L}.]|[Ss][eé]ries? )\p{Lu}))\.|[.!?](?=\S))+[.!?]*/gu;

export const sentenceStart = (text: string, at: number) =>
  Math.max(...[...text.slice(0, at).matchAll(/[.!?]\s|\n/g)].map(({ index }) => index + 1), 0);

/** The sentence that a position is in, with its end mark. */
export function sentenceAt(text: string, at: number): string {
  const before = sentenceStart(text, at);
  const length = text.slice(at).search(/[.!?](?:\s|$)|\n/);
  return text.slice(before, length < 0 ? text.length : at + length + 1);
}
