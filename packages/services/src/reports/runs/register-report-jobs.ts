import { type Retention, registerBatchKind } from '../../shared/jobs/index.ts';
import { REPORT_PORTS } from './default-report-ports.ts';
import { notifyRunFinished } from './notify-run-finished.ts';
import type { ReportPorts } from './report-ports.ts';
import {
  REPORT_ATTEMPTS_MAX,
  REPORT_CONCURRENCY,
  REPORT_KIND,
  type ReportRunParams,
  reportRunParamsSchema,
} from './report-run-params.ts';
import { writeReport } from './write-report.ts';

const NINETY_DAYS_MS = 90 * 24 * 60 * 60_000;
/** Reports stay in any case. A campaign shows how each of its companies went, for as long as it is there. */
const RETENTION: Record<ReportRunParams['origin'], Retention> = {
  single: { itemsMs: NINETY_DAYS_MS, isBatchDeleted: true },
  bulk: { itemsMs: NINETY_DAYS_MS, isBatchDeleted: false },
  campaign: { itemsMs: Number.POSITIVE_INFINITY, isBatchDeleted: false },
};

/** Registers report jobs in this process; call it once, before jobs are started. */
export function registerReportJobs(ports: ReportPorts = REPORT_PORTS): void {
  registerBatchKind({
    name: REPORT_KIND,
    params: reportRunParamsSchema,
    concurrency: REPORT_CONCURRENCY,
    // A model or a database that is away costs an attempt.
    attemptsMax: REPORT_ATTEMPTS_MAX,
    retention: ({ origin }) => RETENTION[origin],
    runItem: (ctx, item) => writeReport(ctx, item, ports),
    onFinished: (ctx, batch) => notifyRunFinished(ctx, ports, batch),
  });
}
