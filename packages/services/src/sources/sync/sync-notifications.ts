import { CompanySyncModel } from '@workbench/db';
import type { SourceFiguresChange } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { SourceNotice, SourcePorts } from '../connections/source-ports.ts';
import { syncParamsSchema } from './sync-params.ts';

const MOVES_SHOWN_MAX = 10;
const wholeNumber = new Intl.NumberFormat('en-US');

interface Move {
  name: string;
  from: number;
  to: number;
}

/** A large move that a single company's sync found. */
export async function notifyHeadcountMoved(
  ctx: ServiceContext,
  ports: SourcePorts,
  companyId: string,
  { name, largeMove }: SourceFiguresChange,
): Promise<void> {
  if (largeMove === null) return;
  const message = moveText({ name, ...largeMove });
  await tryNotify(
    ctx,
    ports,
    { kind: 'headcount_moved', title: 'Headcount moved', message, link: `/search?q=${encodeURIComponent(name)}` },
    companyId,
  );
}

/** Reports the end of a full sync, with all large moves in one notification. */
export async function notifySyncRun(ctx: ServiceContext, ports: SourcePorts, batch: BatchView): Promise<void> {
  if (syncParamsSchema.parse(batch.params).origin === 'single') return;
  const moved = await CompanySyncModel.find({ 'moved.batchId': batch.id }, { moved: 1 }).lean();
  const moves = moved.flatMap(({ moved: move }) => move ?? []);
  if (moves.length > 0) await tryNotify(ctx, ports, movesNotice(moves), batch.id);
  // Reported: a retry of the run must not report them again.
  await CompanySyncModel.updateMany({ 'moved.batchId': batch.id }, { $unset: { moved: 1 } });
  if (batch.state !== 'cancelled' && batch.total > 0) await tryNotify(ctx, ports, runNotice(batch), batch.id);
}

function runNotice({ completed, total, failed, skipped }: BatchView): SourceNotice {
  const parts = [`${wholeNumber.format(completed)} of ${wholeNumber.format(total)} companies were synced`];
  if (failed > 0) parts.push(`${wholeNumber.format(failed)} failed`);
  if (skipped > 0) parts.push(`${wholeNumber.format(skipped)} were skipped`);
  const message = `${parts.join(', ')}.`;
  return failed > 0
    ? { kind: 'sync_failed', title: 'Sync finished with failures', message, link: '/sources' }
    : { kind: 'sync_finished', title: 'Sync finished', message, link: '/sources' };
}

function movesNotice(moves: Move[]): SourceNotice {
  const largest = moves.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)).slice(0, MOVES_SHOWN_MAX);
  const rest = moves.length - largest.length;
  const message = largest.map(moveText).join('\n') + (rest > 0 ? `\nand ${wholeNumber.format(rest)} more` : '');
  const title = moves.length === 1 ? 'Headcount moved' : `${wholeNumber.format(moves.length)} headcounts moved`;
  return { kind: 'headcount_moved', title, message, link: '/search' };
}

function moveText({ name, from, to }: Move): string {
  return `${name}: ${wholeNumber.format(from)} → ${wholeNumber.format(to)}`;
}

/** A notification that cannot be saved must not fail the work it reports. */
async function tryNotify(ctx: ServiceContext, ports: SourcePorts, notice: SourceNotice, about: string): Promise<void> {
  try {
    await ports.notify(ctx, notice);
  } catch (error) {
    ctx.log.warn({ err: error, about }, 'a notification could not be written');
  }
}
