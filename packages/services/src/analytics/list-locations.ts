import type { Verb } from '../shared/context.ts';
import { readLocationCounts } from './read-location-counts.ts';
import type { LocationCount } from './schemas.ts';

const LOCATIONS_DEFAULT = 100;

/** Companies by location, most first. A company with three locations counts in each of them. */
export async function listLocations({ input }: Verb<{ limit?: number | undefined }>): Promise<LocationCount[]> {
  return (await readLocationCounts()).slice(0, input.limit ?? LOCATIONS_DEFAULT);
}
