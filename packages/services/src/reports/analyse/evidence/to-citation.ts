import type { Citation, EvidenceItem } from '../../schemas.ts';

/** Longest passage that is quoted, in characters: enough for any sentence, and a page's text is not copied whole. */
const QUOTE_MAX = 600;

/** A citation of words that occur literally in the item's title or text; null when they do not. */
export function toCitation(item: EvidenceItem, words: string): Citation | null {
  const quote = words.trim().slice(0, QUOTE_MAX).trimEnd();
  if (quote === '') return null;
  return item.text.includes(quote) || item.title.includes(quote) ? { evidenceId: item.id, quote } : null;
}

/** Those of the passages that can be cited, each once. */
export function toCitations(item: EvidenceItem, passages: string[]): Citation[] {
  const unique = [...new Set(passages.map((passage) => passage.trim()))];
  return unique.map((passage) => toCitation(item, passage)).filter((citation) => citation !== null);
}
