import { EMPTY_REPORT_DRAFT, type ReportDraft } from '../../../packages/services/src/reports/analyse/analyst.ts';
import type { EvidenceItem } from '../../../packages/services/src/reports/schemas.ts';
import { verifyDraft } from '../../../packages/services/src/reports/verify/verify-draft.ts';
import type { LabelledStatement } from './labelled-statements.ts';

/** The statements are of this year. */
const NOW = new Date('2026-11-21T12:00:00Z');

export interface StatementVerdict {
  statement: LabelledStatement;
  isKept: boolean;
  /** Why it is not shown as it was claimed. */
  reasons: string[];
}

/** Each statement alone with its evidence, as a report would verify it. */
export const evaluateStatements = (statements: readonly LabelledStatement[]): StatementVerdict[] =>
  statements.map((statement) => ({ statement, ...verdictOn(statement) }));

/** Kept is what a report shows with the day that was claimed: one that is shown as of another day is not. */
function verdictOn(labelled: LabelledStatement): { isKept: boolean; reasons: string[] } {
  const { analysis, drops } = verifyDraft(draftOf(labelled), {
    company: labelled.company,
    evidence: labelled.evidence.map((item) => evidenceOf(item, labelled.company.domain)),
    postings: null,
    now: NOW,
  });
  const { summarySentences, recentNews, rdActivity } = analysis;
  const isShown = summarySentences.length + recentNews.length + rdActivity.mentions.length > 0;
  return { isKept: isShown && drops.length === 0, reasons: drops.map(({ reason }) => reason) };
}

/** A launch is labelled as a sentence, without the name that a draft gives it: it is verified as news of its day. */
function draftOf({ section, statement: { text, date, citations } }: LabelledStatement): ReportDraft {
  if (section === 'summary' || section === 'mentions')
    return { ...EMPTY_REPORT_DRAFT, [section]: [{ text, citations }] };
  return { ...EMPTY_REPORT_DRAFT, news: [{ category: 'other', title: text, summary: '', date, citations }] };
}

const KINDS = {
  "page of the company's own site": 'page',
  'news article': 'article',
  'press release': 'article',
  'register filing': 'filing',
} as const;

function evidenceOf(
  { id, kind, title, text, published, url }: LabelledStatement['evidence'][number],
  domain: string,
): EvidenceItem {
  const publisher = new URL(url).hostname.replace(/^www\./, '');
  const proof = publisher === domain ? 'own_domain' : 'names_domain';
  return { id, kind: KINDS[kind], url, title, date: published, publisher, text, proof };
}
