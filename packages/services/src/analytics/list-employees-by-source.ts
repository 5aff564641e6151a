import { CompanyStatModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import type { EmployeesBySource } from './schemas.ts';

/** Average figure of each source, largest first. Bands count with their midpoint; open bands have none and do not count. */
export async function listEmployeesBySource(_: Verb<object>): Promise<EmployeesBySource[]> {
  const sources = await CompanyStatModel.find({ kind: 'source', 'counters.valued': { $gt: 0 } }).lean();
  return sources
    .map(({ name, counters }) => {
      const companies = counters.valued ?? 0;
      return { source: name, employees: Math.round((counters.valueSum ?? 0) / companies), companies };
    })
    .sort((a, b) => b.employees - a.employees || a.source.localeCompare(b.source, 'en'));
}
