import { CompanyStatModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import type { LocationCount } from './schemas.ts';

const LOCATIONS_DEFAULT = 100;

/** Companies by location, most first. A company with three locations counts in each of them. */
export async function listLocations({ input }: Verb<{ limit?: number | undefined }>): Promise<LocationCount[]> {
  const locations = await CompanyStatModel.find({ kind: 'location', 'counters.companies': { $gt: 0 } })
    .sort({ 'counters.companies': -1, name: 1 })
    .limit(input.limit ?? LOCATIONS_DEFAULT)
    .lean();
  return locations.map(({ name, counters }) => ({ location: name, count: counters.companies ?? 0 }));
}
