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

/** The sentence that a claim stands in: "42 %" alone would be no fact that anybody understands. */
export function sentenceAround(text: string, claim: Pick<Claim, 'at' | 'text'>): string {
  const end = claim.at + claim.text.length;
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if (claim.at >= index && claim.at < index + segment.length) {
      const isWhole = end <= index + segment.trimEnd().length;
      return (isWhole ? segment : text.slice(index, end)).trim().replaceAll(/\s+/g, ' ');
    }
  }
  return claim.text.trim();
}
