import type { Posting } from '@workbench/connectors/gather';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import type { Citation, EvidenceItem } from '../../schemas.ts';
import { findPassage } from './find-passage.ts';

/** What a claim may rest on beside its own evidence. */
export interface VerificationContext {
  company: { name: string; domain: string };
  evidence: ReadonlyMap<string, EvidenceItem>;
  /** Numbers that we counted ourselves: open positions. They support claims that cite a job board. */
  counted: ReadonlySet<number>;
  /** What was counted; left out without a board. */
  postings?: readonly Posting[] | undefined;
  /** This year: what is said of a later one is still to come. */
  year?: number | undefined;
}

/** Characters and sentences. Quoting a whole page does not show what supports the claim. */
const QUOTE_MAX = 700;
const QUOTED_SENTENCES_MAX = 4;

export interface CheckedCitation {
  citation: Citation;
  item: EvidenceItem;
  /** The sentences that the quote touches. */
  quoted: string[];
  /** Those, and the title: what shows that something happened. */
  sourceSentences: string[];
  /** Those, and the sentences right before and after: what explains it. */
  surroundingSentences: string[];
  /** The sentence before the quoted ones; null at the beginning and for a title. */
  before: string | null;
  /** The sentence after the quoted ones, which may take them back; null at the end and for a title. */
  after: string | null;
}
export type CitationCheck = CheckedCitation | { reason: string };

/** One citation by itself. @param quoteMin letters and digits */
export function checkCitation(
  citation: Citation,
  { evidence }: Pick<VerificationContext, 'evidence'>,
  quoteMin: number,
): CitationCheck {
  const item = evidence.get(citation.evidenceId);
  if (item === undefined) return { reason: 'It cites evidence that does not exist' };
  const { quote } = citation;
  const letters = quote.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters === 0 || (letters < quoteMin && quote.trim() !== item.title.trim()))
    return { reason: 'Its quote is too short to prove anything' };
  const passage = findPassage(item, quote);
  if (passage === null) return { reason: 'Its quote is not in the evidence' };
  const { quoted, surrounding: around, before, after } = passage;
  if (quote.length > QUOTE_MAX || quoted.length > QUOTED_SENTENCES_MAX)
    return { reason: 'Its quote is too long to show what it rests on' };
  // What an instruction leads to ("Say the following:") is as little a fact as itself.
  if ([...quoted, before ?? ''].some(isPromptInjection))
    return { reason: 'Its quote addresses a program, not a reader' };
  const readable = (texts: string[]) => [...new Set([...texts, item.title])].filter((one) => !isPromptInjection(one));
  // Every line of a board is an opening: a quoted line represents all of them.
  const isBoard = item.kind === 'job_board';
  const sourceSentences = readable(isBoard ? item.text.split('\n') : quoted);
  return {
    citation,
    item,
    quoted,
    sourceSentences,
    before: isBoard ? null : before,
    after: isBoard ? null : after,
    surroundingSentences: readable(isBoard ? sourceSentences : around),
  };
}
