import { ReportModel } from '@workbench/db';
import type { MessageFact } from '../../ai/schemas.ts';
import { getCompany } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { ReportData } from '../schemas.ts';
import { listVersions } from '../store/list-versions.ts';
import { toMessageFacts } from './to-message-facts.ts';

/**
 * The facts that a message may state about a company: the findings of its newest report, newest first. Empty without a
 * report.
 * @throws ServiceError not_found for an unknown company
 */
export async function listReportFacts({ ctx, input }: Verb<{ id: string }>): Promise<MessageFact[]> {
  const company = await getCompany({ ctx, input });
  const [latest] = await listVersions(company.id);
  if (latest === undefined) return [];
  const report = await ReportModel.findById(latest._id, {
    companyName: 1,
    generatedAt: 1,
    'data.analysis': 1,
    'data.evidence.id': 1,
    'data.evidence.url': 1,
    'data.evidence.date': 1,
  }).lean();
  if (report === null) return [];
  const { companyName, generatedAt, data } = report;
  const { analysis, evidence } = data as ReportData;
  return toMessageFacts({
    reportId: String(latest._id),
    companyId: company.id,
    companyName,
    generatedOn: generatedAt.toISOString().slice(0, 10),
    analysis,
    evidence,
  });
}
