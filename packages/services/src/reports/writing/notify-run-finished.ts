import type { NewNotification } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import { type ReportRunParams, reportRunParamsSchema } from '../runs/report-run-params.ts';

const count = new Intl.NumberFormat('en-US');

/** Reports the end of a bulk run or a campaign; the user of a single report is waiting for it anyway. */
export async function notifyRunFinished(ctx: ServiceContext, ports: ReportPorts, batch: BatchView): Promise<void> {
  const params = reportRunParamsSchema.parse(batch.params);
  if (params.origin === 'single' || batch.state === 'cancelled') return;
  try {
    await ports.notify(ctx, runNotification(batch, params));
  } catch (error) {
    // A notification that cannot be saved must not fail the work it reports.
    ctx.log.warn({ err: error, batchId: batch.id }, 'a notification could not be written');
  }
}

function runNotification(
  { completed, skipped, failed, total }: BatchView,
  { origin, title, campaignId }: ReportRunParams,
): NewNotification {
  const parts = [`${count.format(completed)} of ${count.format(total)} reports were written`];
  if (skipped > 0) parts.push(`${count.format(skipped)} were kept`);
  if (failed > 0) parts.push(`${count.format(failed)} failed`);
  const what = origin === 'campaign' && title !== null ? `Campaign "${title}"` : 'Report run';
  const how = failed > 0 ? 'finished with failures' : 'finished';
  return {
    kind: failed > 0 ? 'reports_failed' : 'reports_finished',
    title: `${what} ${how}`,
    message: `${parts.join(', ')}.`,
    link: origin !== 'campaign' ? '/company-reports' : campaignId === null ? '/campaigns' : `/campaigns/${campaignId}`,
  };
}
