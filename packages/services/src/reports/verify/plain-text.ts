/**
 * A text as it is shown: without characters that nobody sees (zero-width, soft hyphens, marks that turn the direction
 * of writing, controls), which could part a word or a number before it is checked or show it in another order.
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
