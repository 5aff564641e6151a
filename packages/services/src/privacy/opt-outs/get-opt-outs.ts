import { type OptOutReadDoc, OptOutReadModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { resolveConnection } from '../../sources/index.ts';
import type { OptOutReading } from '../schemas.ts';
import { VENDOR } from './obey-opt-outs.ts';
import { isReading } from './reading-record.ts';
import { shrunkText } from './shrunk-list.ts';

/** How the last reading of the vendor's list went. */
export async function getOptOuts({ ctx }: Verb<object>): Promise<OptOutReading> {
  const [{ label, isConnected }, reading] = await Promise.all([
    resolveConnection(ctx, VENDOR),
    OptOutReadModel.findById(VENDOR).lean<OptOutReadDoc>(),
  ]);
  return { source: VENDOR, label, isConnected, ...toReading(reading, ctx.now()) };
}

function toReading(reading: OptOutReadDoc | null, now: Date): Omit<OptOutReading, 'source' | 'label' | 'isConnected'> {
  if (reading === null) {
    const nothing = { ids: 0, removed: 0, removedEver: 0, pending: 0 };
    return { state: null, startedAt: null, completedAt: null, message: null, ...nothing };
  }
  const { startedAt, completed, ids, people, peopleEver, found, failure } = reading;
  return {
    state: isReading(reading, now)
      ? 'running'
      : failure === null && reading.finishedAt !== null
        ? 'completed'
        : 'failed',
    startedAt: startedAt.toISOString(),
    completedAt: completed?.at.toISOString() ?? null,
    ids,
    removed: people,
    removedEver: peopleEver,
    pending: found.length,
    message: failure?.message ?? shrunkText(completed),
  };
}
