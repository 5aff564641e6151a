import { ServiceError } from '../../shared/errors.ts';
import type { ContactFilters } from '../schemas.ts';

/**
 * The filters of a search without the other members of the input.
 * @throws ServiceError invalid without any filter, which would match everyone, and for contradictory bounds
 */
export function validateFilters({
  jobTitles,
  locations,
  industries,
  seniorities,
  companyNames,
  companySize,
  keywords,
}: ContactFilters) {
  const { min = null, max = null } = companySize ?? {};
  const hasListFilter = [jobTitles, locations, industries, seniorities, companyNames].some((list) => list.length > 0);
  if (!hasListFilter && min === null && max === null && keywords.trim() === '') {
    throw new ServiceError('invalid', 'Please enter at least one search filter');
  }
  if (min !== null && max !== null && min > max) {
    const message = `No company has at least ${min} and at most ${max} employees: exchange the two numbers`;
    throw new ServiceError('invalid', message, [{ path: ['companySize'], message }]);
  }
  return { jobTitles, locations, industries, seniorities, companyNames, companySize, keywords: keywords.trim() };
}
