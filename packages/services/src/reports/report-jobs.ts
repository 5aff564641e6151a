import { registerBatchKind } from '../shared/jobs/index.ts';
import { REPORT_PORTS } from './default-ports.ts';
import { tellOfReports } from './report-notices.ts';
import { REPORT_CONCURRENCY, REPORT_KIND, reportParamsSchema } from './report-params.ts';
import type { ReportPorts } from './report-ports.ts';
import { runReport } from './write-report.ts';

/** Makes the writing of reports known to this process; call it once, before jobs are started. */
export function registerReportJobs(ports: ReportPorts = REPORT_PORTS): void {
  registerBatchKind({
    name: REPORT_KIND,
    params: reportParamsSchema,
    concurrency: REPORT_CONCURRENCY,
    // A model or a database that is away costs an attempt.
    attemptsMax: 5,
    runItem: (ctx, item) => runReport(ctx, item, ports),
    onFinished: (ctx, batch) => tellOfReports(ctx, ports, batch),
  });
}
