import type { ServiceContext, Verb } from '../../shared/context.ts';
import type { CompanyReport } from '../schemas.ts';
import { getReportVersion } from './get-report.ts';
import { toMarkdown } from './report-markdown.ts';

export type ReportFormat = 'markdown' | 'json';

export interface ReportFile {
  fileName: string;
  contentType: string;
  text: string;
}

/** One version of a report as a file to keep, with its evidence. */
export async function exportReport({
  ctx,
  input: { reportId, format },
}: Verb<{ reportId: string; format: ReportFormat }>): Promise<ReportFile> {
  return toReportFile(await readVersion(ctx, reportId), format);
}

function readVersion(ctx: ServiceContext, reportId: string): Promise<CompanyReport> {
  return getReportVersion({ ctx, input: { reportId } });
}

export function toReportFile(report: CompanyReport, format: ReportFormat): ReportFile {
  const name = `${report.domain.replace(/[^a-z0-9.-]/gi, '-')}-report-v${report.version ?? 0}`;
  return format === 'markdown'
    ? { fileName: `${name}.md`, contentType: 'text/markdown; charset=utf-8', text: toMarkdown(report) }
    : {
        fileName: `${name}.json`,
        contentType: 'application/json; charset=utf-8',
        text: `${JSON.stringify(report, null, 2)}\n`,
      };
}
