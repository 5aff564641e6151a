import { CONNECTION_REQUEST_MAX } from '../limits.ts';

/** What the network allows: accounts that pay nothing get fewer characters. */
export const LIMIT_PROFILES = { free: 200, paid: CONNECTION_REQUEST_MAX } as const;
export type LimitProfile = keyof typeof LIMIT_PROFILES | 'custom';

/** Three ASCII dots, as the specification has them; "…" would be one character and another text. */
const DOTS = '...';

export interface LimitedText {
  text: string;
  isTrimmed: boolean;
}

/** @returns characters allowed. A custom profile brings its own number. */
export function limitOfProfile(profile: LimitProfile, custom: number = CONNECTION_REQUEST_MAX): number {
  return profile === 'custom' ? custom : LIMIT_PROFILES[profile];
}

/**
 * Length of a text as the strictest counter sees it. A grapheme has one or more code points, and a code point one or
 * two UTF-16 units, so that the units are never fewer than the others.
 */
export const characterCount = (text: string): number => text.length;

/**
 * The specification's rule for connection requests: longer than the limit is cut to limit - 3 (297) plus "...".
 * The cut never splits a grapheme, so that less than limit - 3 may stay; half a surrogate pair becomes U+FFFD, which
 * every receiver can store.
 * @param limit characters, 300 unless another profile is chosen
 * @throws RangeError when the limit is no whole number or leaves no room for the dots
 */
export function trimToLimit(text: string, limit: number = CONNECTION_REQUEST_MAX): LimitedText {
  if (!Number.isInteger(limit) || limit < DOTS.length) {
    throw new RangeError(`A limit of ${limit} characters leaves no room for "${DOTS}"`);
  }
  const whole = text.toWellFormed();
  if (characterCount(whole) <= limit) return { text: whole, isTrimmed: false };
  return { text: whole.slice(0, graphemeBoundary(whole, limit - DOTS.length)) + DOTS, isTrimmed: true };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The last position at or before `at` where a grapheme ends. */
export function graphemeBoundary(text: string, at: number): number {
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > at) return index;
  }
  return text.length;
}
