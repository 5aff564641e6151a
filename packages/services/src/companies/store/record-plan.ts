import type { CompanyChangePlan } from './plan/plan-changes.ts';
import type { WriteSession } from './write-session/write-session.ts';

/** Adds what a plan changes to the statistics of its session. */
export function recordPlan(session: WriteSession, { companies }: Pick<CompanyChangePlan, 'companies'>): void {
  for (const { before, after } of companies) if (before !== after) session.recordChange(before, after);
}
