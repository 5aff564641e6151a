import type { GeneratedMessage, MessageCheck, MessageFact } from '@workbench/services/ai/schemas';

type Clause = GeneratedMessage['clauses'][number];
type Claim = MessageCheck['unsupported'][number];

const FIELD_NAMES: Record<string, string> = {
  recipientName: 'Recipient name',
  recipientTitle: 'Recipient title',
  recipientCompany: 'Company',
  recipientIndustry: 'Industry',
  campaignGoal: 'Campaign goal',
  senderName: 'Your name',
  senderTitle: 'Your title',
};

export interface EvidenceRow {
  text: string;
  /** What the clause rests on: a field's name, or a fact with its source. */
  grounds: { key: string; name: string; fact: MessageFact | null }[];
}

/** The clauses that state something and still stand in the text, with what each rests on. */
export function toEvidenceRows(clauses: readonly Clause[], facts: readonly MessageFact[], text: string): EvidenceRow[] {
  return clauses
    .filter((clause) => clause.restsOn.length > 0 && clause.text.trim() !== '' && text.includes(clause.text.trim()))
    .map((clause) => ({ text: clause.text.trim(), grounds: clause.restsOn.map((id) => findGround(id, facts)) }));
}

function findGround(id: string, facts: readonly MessageFact[]) {
  const fact = facts.find((one) => one.id === id) ?? null;
  return { key: id, name: fact ? fact.text : (FIELD_NAMES[id] ?? id), fact };
}

export interface TextSegment {
  text: string;
  /** The claim that stands here; null for what is in order. */
  claim: Claim | null;
  at: number;
}

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
