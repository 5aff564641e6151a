import { type Retention, registerBatchKind } from '../../shared/jobs/index.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import {
  REPORT_ATTEMPTS_MAX,
  REPORT_CONCURRENCY,
  REPORT_KIND,
  type ReportRunParams,
  reportRunParamsSchema,
} from '../runs/report-run-params.ts';
import { notifyRunFinished } from './notify-run-finished.ts';

const NINETY_DAYS_MS = 90 * 24 * 60 * 60_000;
/** Reports stay in any case. A campaign shows how each of its companies went, for as long as it is there. */
const RETENTION: Record<ReportRunParams['origin'], Retention> = {
  single: { itemsMs: NINETY_DAYS_MS, isBatchDeleted: true },
  bulk: { itemsMs: NINETY_DAYS_MS, isBatchDeleted: false },
  campaign: { itemsMs: Number.POSITIVE_INFINITY, isBatchDeleted: false },
};

/** Registers report jobs in this process; call it once, before jobs are started. */
export function registerReportJobs(loadPorts: () => Promise<ReportPorts> = loadReportPorts): void {
  registerBatchKind({
    name: REPORT_KIND,
    params: reportRunParamsSchema,
    concurrency: REPORT_CONCURRENCY,
    // A model or a database that is away costs an attempt.
    attemptsMax: REPORT_ATTEMPTS_MAX,
    retention: ({ origin }) => RETENTION[origin],
    // Loaded with the first report: analysts and checks are a large part of the server, and many processes write none.
    runItem: async (ctx, item) => {
      const { writeReport } = await import('./write-report.ts');
      return writeReport(ctx, item, await loadPorts());
    },
    onFinished: async (ctx, batch) => notifyRunFinished(ctx, await loadPorts(), batch),
  });
}

/** What the product itself uses. */
export async function loadReportPorts(): Promise<ReportPorts> {
  const { REPORT_PORTS } = await import('./default-report-ports.ts');
  return REPORT_PORTS;
}
