import type { UnsupportedClaim } from '../../written-message.ts';

export type ClaimKind = UnsupportedClaim['kind'];

/**
 * Words that state something, whatever stands around them. A match is a claim only when a word of it that means
 * something is in no field and no fact. Patterns are written for text without accents, in any case.
 */
export interface ClaimPattern {
  kind: ClaimKind;
  pattern: RegExp;
  /** Speaks of an earlier message of ours: true by itself in a follow-up, a claim elsewhere. */
  isOfEarlierMessage?: true;
}

/** One pattern out of several pieces; each may hold alternatives of its own. */
export function claimPattern(kind: ClaimKind, ...pieces: string[]): ClaimPattern {
  return { kind, pattern: new RegExp(`(?<![\\w'-])(?:${pieces.join('|')})(?![\\w]|'t\\b)`, 'gi') };
}

export function earlierMessagePattern(...pieces: string[]): ClaimPattern {
  return { ...claimPattern('relation', ...pieces), isOfEarlierMessage: true };
}
