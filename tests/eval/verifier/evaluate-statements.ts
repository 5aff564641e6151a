import { EMPTY_REPORT_DRAFT, type ReportDraft } from '../../../packages/services/src/reports/analyse/analyst.ts';
import type { EvidenceItem } from '../../../packages/services/src/reports/schemas.ts';
import type { Reading, UnreadStatement } from '../../../packages/services/src/reports/verify/reading.ts';
import { verifyDraft } from '../../../packages/services/src/reports/verify/verify-draft.ts';
import type { LabelledStatement } from './labelled-statements.ts';

/** The statements are of this year. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export interface StatementVerdict {
  statement: LabelledStatement;
  isKept: boolean;
  /** Why it is not shown as it was claimed. */
  reasons: string[];
}

/**
 * Each statement alone with its evidence, as a report would verify it. @param readings what a second reading says, by the
 * id of the statement; left out: rules alone decide
 */
export const evaluateStatements = (
  statements: readonly LabelledStatement[],
  readings?: ReadonlyMap<string, Reading>,
): StatementVerdict[] =>
  statements.map((statement) => ({ statement, ...verdictOn(statement, readings?.get(statement.id)) }));

/** Kept is what a report shows with the day that was claimed: one that is shown as of another day is not. */
function verdictOn(labelled: LabelledStatement, reading: Reading | undefined): { isKept: boolean; reasons: string[] } {
  const [draft, input] = [draftOf(labelled), inputOf(labelled)];
  const { analysis, drops } =
    reading === undefined
      ? verifyDraft(draft, input)
      : verifyDraft(draft, { ...input, readings: new Map(unreadOf(labelled).map((one) => [one.position, reading])) });
  const isShown = analysis.summarySentences.length + analysis.recentNews.length > 0;
  return { isKept: isShown && drops.length === 0, reasons: drops.map(({ reason }) => reason) };
}

/** What of a statement a second reading may decide on, as a report would have it read. */
const unreadOf = (labelled: LabelledStatement): UnreadStatement[] =>
  verifyDraft(draftOf(labelled), { ...inputOf(labelled), readings: new Map() }).unread;

/** What a report would give a reader to doubt; nothing of a statement that no reader may decide on. */
export const doubtsOf = (labelled: LabelledStatement): readonly string[] =>
  unreadOf(labelled).flatMap(({ doubts }) => doubts);

const inputOf = ({ company, evidence }: LabelledStatement) => ({
  company,
  evidence: evidence.map((item) => evidenceOf(item, company.domain)),
  postings: null,
  now: NOW,
});

/**
 * A launch is labelled as a sentence, without the name that a draft gives it: it is verified as news of its day. What is
 * labelled as a mention speaks of anything, and is verified as a sentence of the summary: as a mention of research it
 * would have to speak of that, too.
 */
function draftOf({ section, statement: { text, date, citations } }: LabelledStatement): ReportDraft {
  if (section === 'summary' || section === 'mentions') return { ...EMPTY_REPORT_DRAFT, summary: [{ text, citations }] };
  return { ...EMPTY_REPORT_DRAFT, news: [{ category: 'other', title: text, summary: '', date, citations }] };
}

const KINDS = {
  "page of the company's own site": 'page',
  'news article': 'article',
  'press release': 'article',
  'register filing': 'filing',
} as const;

export function evidenceOf(
  { id, kind, title, text, published, url }: LabelledStatement['evidence'][number],
  domain: string,
): EvidenceItem {
  const publisher = new URL(url).hostname.replace(/^www\./, '');
  const proof = publisher === domain ? 'own_domain' : 'names_domain';
  return { id, kind: KINDS[kind], url, title, date: published, publisher, text, proof };
}
