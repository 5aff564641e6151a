import { findFirstDay } from './days-in-text.ts';

/** The day that a press text is dated with, at its very start ("BERLIN, 2 October 2026 – …" or a line of its own). */
export function dateline(text: string): string | null {
  const start = text.trimStart().slice(0, 80);
  const found = findFirstDay(start);
  if (found === null) return null;
  const before = start.slice(0, found.index);
  const after = start.slice(found.index + found.length);
  // Only a location and punctuation may precede a dateline, no small words as in "Join us on".
  if (/(?<!\p{L})\p{Ll}/u.test(before.replace(/^(?:published|posted|updated)(?: on)?:?/i, ''))) return null;
  return /^\s*(?:$|\n|[–—\-|:)/(·•]|\p{Lu})/u.test(after) ? found.day : null;
}
