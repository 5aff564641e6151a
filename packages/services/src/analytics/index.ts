export { listEmployeesBySource } from './employees-by-source.ts';
export { listLocations } from './location-distribution.ts';
export { readOverview } from './overview.ts';
