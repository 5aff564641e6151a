import type { QueryClient } from '@tanstack/react-query';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { companyReportQuery } from '../single/company-report-query';

type Version = CompanyReport['versions'][number];

/** The newest version of a company's report, as the server has it now; null without one. */
export async function readLatestVersion(client: QueryClient, companyId: string): Promise<Version | null> {
  const report = await client.fetchQuery({ ...companyReportQuery(companyId), staleTime: 0 });
  return report?.versions[0] ?? null;
}
