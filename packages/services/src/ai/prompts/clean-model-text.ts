/** Characters that reverse or hide text; a model may be tricked into writing them, and no one sees them. */
const HIDDEN = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|(?![\n\t])\p{Cc}/gu;
const FENCE = /^```[^\n]*\n|\n?```$/g;
const SUBJECT = /^(?:subject|betreff|objet|asunto)\s*:[^\n]*\n+/i;
const QUOTES: [string, string][] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ["'", "'"],
];

/** The message out of what a model answered: plain text, without a fence, a subject line or quotation marks around it. */
export function cleanModelText(answer: string): string {
  const plain = answer.toWellFormed().replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim();
  const bare = plain.replace(FENCE, '').trim().replace(SUBJECT, '');
  return withoutQuotes(bare)
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Only the message's own quotes; an inner one may belong to one of the two. */
function withoutQuotes(text: string): string {
  const around = QUOTES.find(
    ([open, close]) =>
      text.length > 2 &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !text.slice(1, -1).includes(open) &&
      !text.slice(1, -1).includes(close),
  );
  return around === undefined ? text : text.slice(1, -1).trim();
}
