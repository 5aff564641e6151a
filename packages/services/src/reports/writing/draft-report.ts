import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ItemRun } from '../../shared/jobs/types.ts';
import { type Analyst, EMPTY_REPORT_DRAFT } from '../analyse/analyst.ts';
import { type GatheredFindings, gatherFindings } from '../gather/gather-findings.ts';
import { findUnread } from '../gather/unread-company.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import type { ReportRunParams } from '../runs/report-run-params.ts';
import type { StoredDraft } from '../store/report-drafts.ts';
import type { ReportTarget } from './read-gather-target.ts';

interface DraftReportOptions extends ReportTarget {
  item: ItemRun<ReportRunParams>;
  analyst: Analyst;
}

/**
 * Gathers what is known of a company and has the analyst draft a report of it.
 * @throws ServiceError when nothing could be read: not_found where it won't be a minute later either; ConnectorError when the model fails
 */
export async function draftReport(
  ctx: ServiceContext,
  { item: { signal }, companyId, target, analyst }: DraftReportOptions,
  ports: ReportPorts,
): Promise<StoredDraft> {
  const findings = await withDatabaseRetry(() => gatherFindings(ctx, { target, signal }, ports));
  signal.throwIfAborted();
  const unread = findUnread(findings);
  if (unread !== null) throw new ServiceError(unread.isLasting ? 'not_found' : 'unavailable', unread.reason);
  const { evidence, postings } = findings;
  const company = { name: target.name, domain: target.domain };
  const writtenAt = ctx.now();
  const analysed = hasFindings(findings)
    ? await analyst.analyse({ company, evidence, postings, now: writtenAt, signal })
    : { draft: EMPTY_REPORT_DRAFT, inputTokens: 0, outputTokens: 0 };
  const { name, version } = analyst;
  return { findings, ...analysed, analyst: { name, version }, company: { id: companyId, ...company }, writtenAt };
}

/** Without evidence, no analyst is called. */
function hasFindings({ evidence, postings }: GatheredFindings): boolean {
  return evidence.length > 0 || (postings !== null && postings.length > 0);
}
