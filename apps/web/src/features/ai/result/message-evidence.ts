import type { GeneratedMessage, MessageCheck, MessageFact } from '@workbench/services/ai/schemas';

type Clause = GeneratedMessage['clauses'][number];
export type Claim = MessageCheck['unsupported'][number];

const FIELD_NAMES: Record<string, string> = {
  recipientName: 'Recipient name',
  recipientTitle: 'Recipient title',
  recipientCompany: 'Company',
  recipientIndustry: 'Industry',
  campaignGoal: 'Campaign goal',
  senderName: 'Your name',
  senderTitle: 'Your title',
  senderCompany: 'Your company',
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
