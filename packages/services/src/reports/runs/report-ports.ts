import type { Gatherer, SiteGatherer } from '@workbench/connectors/gather';
import type { NewNotification } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { Analyst, ReportDraft } from '../analyse/analyst.ts';
import type { AnalystKind, ReportChanges } from '../schemas.ts';
import type { SecondReader } from '../second-reading/second-reader.ts';
import type { ComparedAnalysis, PreviousAnalysis } from '../store/compare-analyses.ts';
import type { VerificationInput, VerifiedDraft } from '../verify/verify-draft.ts';

/** What the writing of reports needs of others; tests put gatherers and analysts of their own here. */
export interface ReportPorts {
  site: SiteGatherer;
  gatherers: readonly Gatherer[];
  /** Throws ServiceError when a model is required but none is configured. */
  createAnalyst(ctx: ServiceContext, kind: AnalystKind): Analyst;
  /** Reads statements of a model's draft again; null where rules alone decide. */
  createReader(ctx: ServiceContext, kind: AnalystKind): SecondReader | null;
  /** Rejects claims that the evidence does not support. */
  verify(draft: ReportDraft, input: VerificationInput): VerifiedDraft;
  compare(previous: PreviousAnalysis | null, current: ComparedAnalysis): ReportChanges | null;
  notify(ctx: ServiceContext, notice: NewNotification): Promise<void>;
}
