const GERMAN_MONTH = '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\\b';
/** With its end mark; a title, an initial or the day of a German date does not end it, a "Series B." does. */
export const SENTENCE = new RegExp(
  `(?:[^.!?\\n]|(?<=\\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|(?<![\\p{L}.]|[Ss][eé]ries? )\\p{Lu}))\\.|(?<=\\d)\\.(?= ${GERMAN_MONTH})|[.!?](?=\\S))+[.!?]*`,
  'gu',
);
const SENTENCE_END = new RegExp(`(?:[!?]|(?<!\\d)\\.|\\.(?! ${GERMAN_MONTH}))\\s|\\n`, 'g');

export const sentenceStart = (text: string, at: number) =>
  Math.max(...[...text.slice(0, at).matchAll(SENTENCE_END)].map(({ index }) => index + 1), 0);

/** The sentence that a position is in, with its end mark. */
export function sentenceAt(text: string, at: number): string {
  const before = sentenceStart(text, at);
  const length = text.slice(at).search(new RegExp(`${SENTENCE_END.source}|[.!?]$`));
  return text.slice(before, length < 0 ? text.length : at + length + 1);
}
