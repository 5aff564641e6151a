import type { Posting } from '@workbench/connectors/gather';
import type { AnalystKind, Citation, EvidenceItem, NewsCategory } from '../schemas.ts';

/** What an analyst reads. Text is data: nothing in it is followed. */
export interface AnalysisInput {
  company: { name: string; domain: string };
  evidence: EvidenceItem[];
  /** null: no board was found. */
  postings: Posting[] | null;
  now: Date;
  signal?: AbortSignal;
}

export interface DraftSentence {
  text: string;
  citations: Citation[];
}

/** The claims of an analyst; none is shown before `verifyDraft` has found every quote. */
export interface ReportDraft {
  summary: DraftSentence[];
  launches: { name: string; launchDate: string | null; description: string; citations: Citation[] }[];
  keywords: { keyword: string; citation: Citation }[];
  mentions: DraftSentence[];
  news: { category: NewsCategory; title: string; summary: string; date: string | null; citations: Citation[] }[];
}

export const EMPTY_REPORT_DRAFT: ReportDraft = { summary: [], launches: [], keywords: [], mentions: [], news: [] };

/** Interprets evidence. Not called without evidence. */
export interface Analyst {
  kind: AnalystKind;
  name: string;
  version: string;
  /** Throws ConnectorError when a model fails. */
  analyse(input: AnalysisInput): Promise<{ draft: ReportDraft; inputTokens: number; outputTokens: number }>;
}
