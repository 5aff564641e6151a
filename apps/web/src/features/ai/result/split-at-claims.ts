import type { Claim, TextSegment } from './message-evidence.ts';

/** The text cut at its unsupported claims. A claim that lies within another, or outside of the text, is no cut. */
export function splitAtClaims(text: string, claims: readonly Claim[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const claim of [...claims].sort((a, b) => a.at - b.at)) {
    const stop = claim.at + claim.text.length;
    if (claim.at < end || claim.text === '' || text.slice(claim.at, stop) !== claim.text) continue;
    if (claim.at > end) segments.push({ text: text.slice(end, claim.at), claim: null, at: end });
    segments.push({ text: claim.text, claim, at: claim.at });
    end = stop;
  }
  if (end < text.length) segments.push({ text: text.slice(end), claim: null, at: end });
  return segments;
}
