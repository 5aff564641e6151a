import { FILTER_MAX, FILTERS_MAX, KEYWORDS_MAX } from '@workbench/services/contacts/limits';
import type { ContactFilters, Seniority } from '@workbench/services/contacts/schemas';
import { formatCommaList, parseCommaList } from './comma-list.ts';
import { parseSizeBound } from './size-bound.ts';

export const LIST_FIELDS = [
  { name: 'jobTitles', label: 'Job titles', placeholder: 'e.g., CTO, VP Sales' },
  { name: 'locations', label: 'Locations', placeholder: 'e.g., Berlin, Washington, D.C.' },
  { name: 'industries', label: 'Industries', placeholder: 'e.g., Software, Logistics' },
  { name: 'companyNames', label: 'Companies', placeholder: 'e.g., Northwind Freight' },
] as const;
type ListField = (typeof LIST_FIELDS)[number]['name'];

/** The filters as typed. */
export interface FilterForm extends Record<ListField, string> {
  keywords: string;
  seniorities: Seniority[];
  minSize: string;
  maxSize: string;
}

export const EMPTY_FILTER_FORM: FilterForm = {
  jobTitles: '',
  locations: '',
  industries: '',
  companyNames: '',
  keywords: '',
  seniorities: [],
  minSize: '',
  maxSize: '',
};

export type FilterFormErrors = Partial<Record<keyof FilterForm, string>>;

/** The same limits as the server's, so that a fault is said beside its field. */
export function filterFormErrors(form: FilterForm): FilterFormErrors {
  const errors: FilterFormErrors = {};
  for (const { name } of LIST_FIELDS) {
    const items = parseCommaList(form[name]);
    if (items.length > FILTERS_MAX) errors[name] = `Up to ${FILTERS_MAX} entries`;
    else if (items.some(({ length }) => length > FILTER_MAX)) {
      errors[name] = `An entry is longer than ${FILTER_MAX} characters. Separate entries with commas.`;
    }
  }
  if (form.keywords.trim().length > KEYWORDS_MAX) errors.keywords = `Up to ${KEYWORDS_MAX} characters`;
  const [min, max] = [parseSizeBound(form.minSize), parseSizeBound(form.maxSize)];
  if (min === undefined) errors.minSize = 'Enter a whole number or leave blank';
  if (max === undefined) errors.maxSize = 'Enter a whole number or leave blank';
  if (min != null && max != null && min > max) errors.minSize = 'The minimum is larger than the maximum';
  return errors;
}

export function toContactFilters(form: FilterForm): ContactFilters {
  const [min = null, max = null] = [parseSizeBound(form.minSize), parseSizeBound(form.maxSize)];
  return {
    jobTitles: parseCommaList(form.jobTitles),
    locations: parseCommaList(form.locations),
    industries: parseCommaList(form.industries),
    companyNames: parseCommaList(form.companyNames),
    seniorities: form.seniorities,
    companySize: min === null && max === null ? null : { min, max },
    keywords: form.keywords.trim(),
  };
}

/** The form that says the same as the filters. */
export function toFilterForm(filters: ContactFilters): FilterForm {
  const { companySize: size } = filters;
  return {
    jobTitles: formatCommaList(filters.jobTitles),
    locations: formatCommaList(filters.locations),
    industries: formatCommaList(filters.industries),
    companyNames: formatCommaList(filters.companyNames),
    keywords: filters.keywords,
    seniorities: filters.seniorities,
    minSize: `${size?.min ?? ''}`,
    maxSize: `${size?.max ?? ''}`,
  };
}

export function hasContactFilter(filters: ContactFilters): boolean {
  const { jobTitles, locations, industries, seniorities, companyNames, companySize, keywords } = filters;
  const lists = [jobTitles, locations, industries, seniorities, companyNames];
  const hasSize = companySize !== null && (companySize.min !== null || companySize.max !== null);
  return lists.some(({ length }) => length > 0) || hasSize || keywords.trim() !== '';
}
