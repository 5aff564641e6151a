export { getCoverage } from './get-coverage.ts';
export { getDistributions } from './get-distributions.ts';
export { getOverview } from './get-overview.ts';
export { listCompaniesByLocation } from './list-companies-by-location.ts';
export { listEmployeesBySource } from './list-employees-by-source.ts';
export { listLocations } from './list-locations.ts';
