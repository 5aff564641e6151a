import type { Claim } from './message-evidence.ts';

type TextRange = Pick<Claim, 'at' | 'text'>;

/**
 * The note that supports one claim: its sentence, as "42 %" alone is no fact that anyone understands, without the other
 * claims of that sentence, which it would support, too.
 */
export function noteForClaim(text: string, claim: TextRange, claims: readonly TextRange[]): string {
  const { start, end } = sentenceAround(text, claim);
  const isOverlapping = ({ at, text: words }: TextRange) =>
    at < claim.at + claim.text.length && claim.at < at + words.length;
  const phrase = phraseAround(text, claim, claims);
  const others = claims
    .filter((one) => one.at >= start && one.at < end && !phrase.includes(one) && !isOverlapping(one))
    .toSorted((a, b) => a.at - b.at);
  let note = '';
  let position = start;
  for (const { at, text: words } of others) {
    note += `${text.slice(position, Math.max(at, position))}…`;
    position = Math.max(position, at + words.length);
  }
  const sentence = `${note}${text.slice(position, end)}`.trim().replaceAll(/\s+/g, ' ');
  return sentence === '' ? claim.text.trim() : sentence;
}

/** Nothing but small words: "$40 million Series B" and "congratulations on your award" are one claim each. */
const SMALL_WORDS = /^\s*(?:(?:on|of|for|your|the|a|an|this|its)\s+)*$/i;

/** A claim, with those that follow one another without a word of meaning between them. */
function phraseAround(text: string, claim: TextRange, claims: readonly TextRange[]): TextRange[] {
  const phrases: TextRange[][] = [];
  let end = 0;
  for (const one of claims.toSorted((a, b) => a.at - b.at)) {
    const last = phrases.at(-1);
    if (last !== undefined && (one.at < end || SMALL_WORDS.test(text.slice(end, one.at)))) last.push(one);
    else phrases.push([one]);
    end = Math.max(end, one.at + one.text.length);
  }
  return phrases.find((phrase) => phrase.some(({ at }) => at === claim.at)) ?? [claim];
}

function sentenceAround(text: string, claim: TextRange): { start: number; end: number } {
  const claimEnd = claim.at + claim.text.length;
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if (claim.at >= index && claim.at < index + segment.length) {
      const sentenceEnd = index + segment.trimEnd().length;
      return { start: index, end: Math.max(claimEnd, sentenceEnd) };
    }
  }
  return { start: claim.at, end: claimEnd };
}
