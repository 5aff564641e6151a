import type { UnsupportedClaim } from '../written-message.ts';
import type { ClaimKind } from './claims/claim-pattern.ts';

const REASONS: Record<ClaimKind, (text: string) => string> = {
  number: (text) => `No field or fact states “${text}”.`,
  date: (text) => `No field or fact is dated “${text}”.`,
  name: (text) => `No field or fact names “${text}”.`,
  title: (text) => `No field or fact supports the role “${text}”.`,
  funding: (text) => `No fact mentions money raised, earned or invested: “${text}”.`,
  event: (text) => `No fact says that this has happened: “${text}”.`,
  relation: (text) => `No fact says that sender and recipient have this in common or in the past: “${text}”.`,
  other: (text) => `No field or fact supports “${text}”.`,
};

export const toClaim = (kind: ClaimKind, text: string, at: number): UnsupportedClaim => ({
  text,
  at,
  kind,
  reason: REASONS[kind](text),
});

/** Raised money is an event, too; it is reported once, as money. */
const isSameKind = (shown: ClaimKind, other: ClaimKind) =>
  shown === other || (shown === 'funding' && other === 'event');

/** "Series" is no name of its own beside "Series B". */
const isPartOf = (claim: UnsupportedClaim, one: UnsupportedClaim) =>
  claim.kind === 'name' &&
  one.kind === 'funding' &&
  one.at <= claim.at &&
  claim.at + claim.text.length <= one.at + one.text.length;

/** Of two of one kind over the same words the longer one is shown. */
export function removeOverlaps(claims: UnsupportedClaim[]): UnsupportedClaim[] {
  const rank = ({ kind }: UnsupportedClaim) => (kind === 'funding' ? 0 : 1);
  const longestFirst = claims.toSorted((a, b) => rank(a) - rank(b) || b.text.length - a.text.length);
  const kept: UnsupportedClaim[] = [];
  for (const claim of longestFirst) {
    const isShown = kept.some(
      (one) =>
        isPartOf(claim, one) ||
        (isSameKind(one.kind, claim.kind) &&
          claim.at < one.at + one.text.length &&
          one.at < claim.at + claim.text.length),
    );
    if (!isShown) kept.push(claim);
  }
  return kept.sort((a, b) => a.at - b.at || b.text.length - a.text.length);
}
