import { CompanyStatModel } from '@workbench/db';
import { mergeLocationCounts } from '../companies/index.ts';
import type { LocationCount } from './schemas.ts';

/** All locations with how many companies have them, most first. */
export async function readLocationCounts(): Promise<LocationCount[]> {
  const stored = await CompanyStatModel.find(
    { kind: 'location', 'counters.companies': { $gt: 0 } },
    { name: 1, counters: 1 },
  ).lean();
  return mergeLocationCounts(stored.map(({ name, counters }) => ({ location: name, count: counters.companies ?? 0 })));
}
