import { foldHeader } from '../../shared/csv/headers.ts';

/**
 * The meanings of a column, with their header names in folded form. Earlier groups win over later ones, so a file
 * with both "Domain" and "Website" is read by its "Domain".
 */
export const FIELD_HEADERS = {
  // A bare "Name" beside any of these is that of a person: most lists of contacts have both.
  name: [
    ['company name', 'company'],
    [
      'organisation name',
      'organization name',
      'organisation',
      'organization',
      'account name',
      'account',
      'business name',
    ],
    ['name'],
  ],
  domain: [
    ['domain'],
    ['company domain', 'company domain name', 'domain name', 'website domain', 'web domain'],
    ['website', 'web site', 'company website', 'website url', 'url', 'company url', 'homepage', 'home page', 'web'],
  ],
  industry: [
    ['industry'],
    ['company industry', 'primary industry'],
    ['sector', 'industry sector', 'branch', 'vertical'],
  ],
  employees: [
    ['employees'],
    ['employee count', 'number of employees', 'no. of employees', 'no of employees', 'num employees', '# employees'],
    ['headcount', 'head count', 'company headcount', 'staff count', 'company size', 'size', 'staff'],
  ],
  locations: [
    ['locations', 'location'],
    ['hq', 'headquarters', 'hq location', 'headquarters location', 'company location'],
  ],
  city: [['city'], ['hq city', 'company city', 'town']],
  state: [['state'], ['hq state', 'company state', 'region', 'province', 'state/region']],
  country: [['country'], ['hq country', 'company country']],
  source: [['source'], ['data source', 'source name']],
  asOf: [['as of'], ['as of date', 'asof'], ['date']],
  scope: [['scope']],
} as const satisfies Record<string, readonly (readonly string[])[]>;

/** Columns of a list of people: its plain locations are where they live. */
export const PERSON_HEADERS = [
  ['name', 'full name', 'first name', 'last name', 'surname', 'contact name', 'contact', 'job title', 'title'],
] as const;
/** Where people live, as far as the column does not say "company". */
export const PERSONAL_LOCATION_HEADERS: ReadonlySet<string> = new Set([
  'locations',
  'location',
  'city',
  'town',
  'state',
  'region',
  'province',
  'state/region',
  'country',
]);

export type CompanyField = keyof typeof FIELD_HEADERS;

/** `Employees (LinkedIn)`: the figure of that source. The name may contain parentheses itself. */
export const SOURCE_EMPLOYEES_HEADER = /^(?:employees|employee count|number of employees|headcount)\s*\((.+)\)$/is;

/** `As of (LinkedIn)`, `Kind (LinkedIn)`, `Scope (LinkedIn)`: what belongs to the figure of that source. */
export const SOURCE_DETAIL_HEADER = /^(as of|kind|scope)\s*\((.+)\)$/is;

/** The columns that the error file adds in front: together alone, as a list may have a "Line" of its own. */
export function reportColumnsOf(headers: readonly string[]): ReadonlySet<number> {
  const [first, second] = headers.map(foldHeader);
  return new Set(first === 'line' && second === 'import error' ? [0, 1] : []);
}
