import type { Gatherer, Posting, SiteGatherer } from '@workbench/connectors/gather';
import type { NewNotification } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { Analyst, ReportDraft } from '../analyse/analyst.ts';
import type { Analysis, AnalystKind, EvidenceItem, RejectedClaim, ReportChanges } from '../schemas.ts';

import type { ComparedAnalysis, PreviousAnalysis } from '../store/compare-analyses.ts';

/** What a claim is verified against. */
interface ReportEvidence {
  company: { name: string; domain: string };
  evidence: EvidenceItem[];
  postings: Posting[] | null;
  now: Date;
}

/** What the writing of reports needs of others; tests put gatherers and analysts of their own here. */
export interface ReportPorts {
  site: SiteGatherer;
  gatherers: readonly Gatherer[];
  /** Throws ServiceError when a model is required but none is configured. */
  createAnalyst(ctx: ServiceContext, kind: AnalystKind): Analyst;
  /** Rejects claims that the evidence does not support. */
  verify(draft: ReportDraft, grounds: ReportEvidence): { analysis: Analysis; drops: RejectedClaim[] };
  compare(previous: PreviousAnalysis | null, current: ComparedAnalysis): ReportChanges | null;
  notify(ctx: ServiceContext, notice: NewNotification): Promise<void>;
}
