import { CompanySyncModel } from '@workbench/db';
import type { AppliedChange } from '../companies/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { BatchView } from '../shared/jobs/types.ts';
import type { SourceNotice, SourcePorts } from './source-ports.ts';
import { syncParamsSchema } from './sync-params.ts';

const MOVES_NAMED = 10;
const count = new Intl.NumberFormat('en-US');

interface Move {
  name: string;
  from: number;
  to: number;
}

/** A large move that a single company's sync found. */
export async function tellOfMove(
  ctx: ServiceContext,
  ports: SourcePorts,
  companyId: string,
  { name, largeMove }: AppliedChange,
): Promise<void> {
  if (largeMove === null) return;
  const message = moveText({ name, ...largeMove });
  await tell(
    ctx,
    ports,
    { kind: 'headcount_moved', title: 'Head count moved', message, link: `/search?q=${encodeURIComponent(name)}` },
    companyId,
  );
}

/** Tells how a run over all companies ended, and of all large moves in one notification. */
export async function tellOfRun(ctx: ServiceContext, ports: SourcePorts, batch: BatchView): Promise<void> {
  if (syncParamsSchema.parse(batch.params).origin === 'single') return;
  const moved = await CompanySyncModel.find({ 'moved.batchId': batch.id }, { moved: 1 }).lean();
  const moves = moved.flatMap(({ moved: move }) => move ?? []);
  if (moves.length > 0) await tell(ctx, ports, movesNotice(moves), batch.id);
  // Told: a retry of the run would tell of them once more.
  await CompanySyncModel.updateMany({ 'moved.batchId': batch.id }, { $unset: { moved: 1 } });
  if (batch.state !== 'cancelled') await tell(ctx, ports, runNotice(batch), batch.id);
}

function runNotice({ completed, total, failed, skipped }: BatchView): SourceNotice {
  const parts = [`${count.format(completed)} of ${count.format(total)} companies were synced`];
  if (failed > 0) parts.push(`${count.format(failed)} failed`);
  if (skipped > 0) parts.push(`${count.format(skipped)} were skipped`);
  const message = `${parts.join(', ')}.`;
  return failed > 0
    ? { kind: 'sync_failed', title: 'Sync finished with failures', message, link: '/sources' }
    : { kind: 'sync_finished', title: 'Sync finished', message, link: '/sources' };
}

function movesNotice(moves: Move[]): SourceNotice {
  const largest = moves.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from)).slice(0, MOVES_NAMED);
  const rest = moves.length - largest.length;
  const message = largest.map(moveText).join('\n') + (rest > 0 ? `\nand ${count.format(rest)} more` : '');
  const title = moves.length === 1 ? 'Head count moved' : `${count.format(moves.length)} head counts moved`;
  return { kind: 'headcount_moved', title, message, link: '/search' };
}

function moveText({ name, from, to }: Move): string {
  return `${name}: ${count.format(from)} → ${count.format(to)}`;
}

/** A notification that can't be written must not fail the work that it tells of. */
async function tell(ctx: ServiceContext, ports: SourcePorts, notice: SourceNotice, about: string): Promise<void> {
  try {
    await ports.notify(ctx, notice);
  } catch (error) {
    ctx.log.warn({ err: error, about }, 'a notification could not be written');
  }
}
