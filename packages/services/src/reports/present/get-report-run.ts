import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { getBatch } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { ReportRun } from '../run-schemas.ts';
import { REPORT_KIND, type ReportRunParams } from '../runs/report-run-params.ts';

/** Of many companies; a campaign and a single report are read where they are. @throws ServiceError not_found */
export async function getReportRun({ input }: Verb<{ id: string }>): Promise<ReportRun> {
  const batch = await findBulkRun(input.id);
  const { id, state, total, pending, running, completed, skipped, failed, cancelled, createdAt, finishedAt } = batch;
  return { id, state, total, pending, running, completed, skipped, failed, cancelled, createdAt, finishedAt };
}

async function findBulkRun(id: string): Promise<BatchView> {
  const batch = await getBatch(id).catch((error: unknown) => {
    throw error instanceof ServiceError && error.kind === 'not_found' ? unknownRun(id) : error;
  });
  if (batch.kind !== REPORT_KIND || (batch.params as ReportRunParams).origin !== 'bulk') throw unknownRun(id);
  return batch;
}

const unknownRun = (id: string) => new ServiceError('not_found', `No run of reports has the id ${id}`);
