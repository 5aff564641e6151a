export { getOverview } from './get-overview.ts';
export { listEmployeesBySource } from './list-employees-by-source.ts';
export { listLocations } from './list-locations.ts';
