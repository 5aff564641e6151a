import { registerBatchKind } from '../../shared/jobs/index.ts';
import { REPORT_PORTS } from './default-report-ports.ts';
import { notifyRunFinished } from './notify-run-finished.ts';
import type { ReportPorts } from './report-ports.ts';
import { REPORT_CONCURRENCY, REPORT_KIND, reportRunParamsSchema } from './report-run-params.ts';
import { writeReport } from './write-report.ts';

const RETENTION_MS = 90 * 24 * 60 * 60_000;

/** Registers report jobs in this process; call it once, before jobs are started. */
export function registerReportJobs(ports: ReportPorts = REPORT_PORTS): void {
  registerBatchKind({
    name: REPORT_KIND,
    params: reportRunParamsSchema,
    concurrency: REPORT_CONCURRENCY,
    // A model or a database that is away costs an attempt.
    attemptsMax: 5,
    // The report stays; what is deleted is how the single run went.
    retention: ({ origin }) => ({ itemsMs: RETENTION_MS, isBatchDeleted: origin === 'single' }),
    runItem: (ctx, item) => writeReport(ctx, item, ports),
    onFinished: (ctx, batch) => notifyRunFinished(ctx, ports, batch),
  });
}
