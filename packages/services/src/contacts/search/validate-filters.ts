import { ServiceError } from '../../shared/errors.ts';
import type { ContactFilters } from '../schemas.ts';

/**
 * What is searched by, without anything else that the input holds.
 * @throws ServiceError invalid without any filter, which would ask a source for everybody, and for bounds that exclude each other
 */
export function validateFilters({
  jobTitles,
  locations,
  industries,
  seniorities,
  companySize,
  keywords,
}: ContactFilters) {
  const { min = null, max = null } = companySize ?? {};
  const hasListFilter = [jobTitles, locations, industries, seniorities].some((list) => list.length > 0);
  if (!hasListFilter && min === null && max === null && keywords.trim() === '') {
    throw new ServiceError('invalid', 'Please enter at least one search filter');
  }
  if (min !== null && max !== null && min > max) {
    const message = `No company has at least ${min} and at most ${max} employees: exchange the two numbers`;
    throw new ServiceError('invalid', message, [{ path: ['companySize'], message }]);
  }
  return { jobTitles, locations, industries, seniorities, companySize, keywords: keywords.trim() };
}
