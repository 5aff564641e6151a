import type { Citation, EvidenceItem } from '../../schemas.ts';
import type { ReportDraft } from '../analyst.ts';

/** Marks that models write for one another. */
const SAME_MARKS: ReadonlyMap<string, string> = new Map([
  ...[...'’‘‚‛`´′'].map((mark) => [mark, "'"] as const),
  ...[...'“”„‟«»″'].map((mark) => [mark, '"'] as const),
  ...[...'‐‑‒–—―−'].map((mark) => [mark, '-'] as const),
]);
/** Characters. Shorter words stand in other senses, too: "IT" in "it works", "Arm" in "an arm". */
const MENDED_MIN = 8;

/**
 * A draft whose quotes are the literal words of their evidence, where a model has copied them but for line breaks, marks
 * or capitals. What stands nowhere stays as it is, and is rejected. Pure.
 */
export function mendQuotes(draft: ReportDraft, evidence: readonly EvidenceItem[]): ReportDraft {
  const items = new Map(evidence.map((item) => [item.id, foldedOnce(item)]));
  const mended = (citation: Citation): Citation => {
    const item = items.get(citation.evidenceId);
    return item === undefined ? citation : { ...citation, quote: foundIn(item, citation.quote) };
  };
  const all = <T extends { citations: Citation[] }>(claims: T[]): T[] =>
    claims.map((claim) => ({ ...claim, citations: claim.citations.map(mended) }));
  return {
    summary: all(draft.summary),
    launches: all(draft.launches),
    keywords: draft.keywords.map((one) => ({ ...one, citation: mended(one.citation) })),
    mentions: all(draft.mentions),
    news: all(draft.news),
  };
}

interface FoldedItem {
  item: EvidenceItem;
  /** Its text, then its title, for quotes that are not found literally. */
  folded: () => readonly FoldedText[];
}

/** Many quotes cite one piece of evidence. */
function foldedOnce(item: EvidenceItem): FoldedItem {
  let kept: readonly FoldedText[] | null = null;
  return {
    item,
    folded: () => {
      kept ??= [item.text, item.title].map(fold);
      return kept;
    },
  };
}

/** A quote as this evidence writes it; as it is where it stands nowhere in it. */
export const literalQuote = (item: EvidenceItem, quote: string): string => foundIn(foldedOnce(item), quote);

function foundIn({ item, folded }: FoldedItem, quote: string): string {
  if (item.text.includes(quote) || item.title.includes(quote)) return quote;
  const whole = fold(quote).folded.trim();
  for (const words of new Set([whole, withoutEnds(whole)])) {
    if (words.length < MENDED_MIN) continue;
    for (const text of folded()) {
      const found = findFolded(text, words);
      if (found !== null) return found;
    }
  }
  return quote;
}

/** Without the marks of a quote that was broken off, or closed by a mark of its own. */
function withoutEnds(words: string): string {
  let [start, end] = [0, words.length];
  while (start < end && `"'. `.includes(words.charAt(start))) start++;
  while (start < end && `"'.… `.includes(words.charAt(end - 1))) end--;
  return words.slice(start, end);
}

/** The text's own words for words that begin and end where words of it do. */
function findFolded({ text, folded, starts }: FoldedText, words: string): string | null {
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (isWithinWord(folded, at) || isWithinWord(folded, end)) continue;
    return text.slice(starts[at], starts[end] ?? text.length).trimEnd();
  }
  return null;
}

const WORD = /[\p{L}\p{M}\p{N}]/u;

const isWithinWord = (text: string, at: number) => WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at));

interface FoldedText {
  text: string;
  folded: string;
  /** Where each folded character stood in the text. */
  starts: number[];
}

/** One space for a run of them, one mark for those that look alike, small letters. */
function fold(text: string): FoldedText {
  const starts: number[] = [];
  let folded = '';
  let isAfterSpace = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const isSpace = /\s/u.test(char);
    if (isSpace && isAfterSpace) continue;
    isAfterSpace = isSpace;
    const lower = char.toLowerCase();
    folded += isSpace ? ' ' : (SAME_MARKS.get(char) ?? (lower.length === 1 ? lower : char));
    starts.push(at);
  }
  return { text, folded, starts };
}
