import { fold } from '@workbench/text/fold';

export type IndustryRelation = 'same' | 'other' | 'unknown';

const STEM_LENGTH = 6;
const WORD_LENGTH_MIN = 3;

/** `other` says little: sources name one industry in many words. Pure. */
export function compareIndustries(a: string | null, b: string | null): IndustryRelation {
  if (a === null || b === null) return 'unknown';
  const others = new Set(stems(b));
  return stems(a).some((stem) => others.has(stem)) ? 'same' : 'other';
}

function stems(text: string): string[] {
  const words = fold(text).split(' ');
  return words.filter((word) => word.length >= WORD_LENGTH_MIN).map((word) => word.slice(0, STEM_LENGTH));
}
