/**
 * A text as shown: without invisible characters (zero-width, soft hyphens, bidirectional controls, control characters),
 * which could split a word or a number before verification or reorder it on screen.
 */
export function toVisibleText(text: string): string {
  return text
    .replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}\p{Co}]/gu, '')
    .trim();
}

/** Tags, links and images of Markdown, scripts. */
const MARKUP =
  /<[a-z/!?][^>]*>|<(?:script|img|iframe|svg|style)\b|\]\(|\[\[|```|javascript:|&(?:#\d+|#x[\da-f]+|lt|gt|amp|quot);/i;

export const hasMarkup = (text: string): boolean => MARKUP.test(text);
