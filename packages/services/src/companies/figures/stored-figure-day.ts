import type { CompanyDoc } from '@workbench/db';

const DAY_MS = 86_400_000;

/** Where a figure has just become too old by its age, lists show the day before until the recomputation has been there. */
export function dayOfStoredFigure({ recomputeOn }: Pick<CompanyDoc, 'recomputeOn'>, now: Date): Date {
  return recomputeOn != null && recomputeOn <= now ? new Date(recomputeOn.getTime() - DAY_MS) : now;
}
