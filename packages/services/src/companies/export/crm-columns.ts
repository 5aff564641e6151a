import { type CrmColumn, ID_HEADER } from '../../shared/crm/person-columns.ts';
import type { CrmProfile } from '../../shared/profile-schemas.ts';
import { recordIdOf } from './crm-record-id.ts';
import type { ExportedRow } from './exported-company.ts';
import { aggregateCell } from './headline-cells.ts';
import { newestFigureDay } from './newest-figure-day.ts';

type CompanyColumns = readonly CrmColumn<ExportedRow>[];

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const cityOf = ({ normalizedLocations = [] }: ExportedRow) => normalizedLocations[0]?.city ?? null;
const countryOf = ({ normalizedLocations: [first] = [] }: ExportedRow) =>
  first === undefined ? null : (countries.of(first.country) ?? null);
/** An open range is no number: "10001+" would be refused, and 10001 be wrong. */
const employeesOf = ({ aggregatedEmployeeCount, isMinimumCount }: ExportedRow) =>
  isMinimumCount ? null : aggregatedEmployeeCount;

const OWN: CompanyColumns = [
  { header: 'Headcount', cell: aggregateCell },
  { header: 'Headcount As Of', cell: newestFigureDay },
  { header: ID_HEADER, cell: ({ _id }) => _id.toHexString() },
];

/**
 * Labels of HubSpot's default company properties, to which an import maps headers (knowledge.hubspot.com, "Set up your
 * import files"). Its industry takes only the options of its own list, so ours stands under a name that it does not map.
 */
const HUBSPOT: CompanyColumns = [
  { header: 'Record ID', cell: ({ identifiers }) => recordIdOf('hubspot', identifiers) },
  { header: 'Company name', cell: ({ name }) => name },
  { header: 'Company Domain Name', cell: ({ domain }) => domain },
  { header: 'Number of Employees', cell: employeesOf },
  { header: 'City', cell: cityOf },
  { header: 'Country/Region', cell: countryOf },
  { header: 'Industry as Found', cell: ({ industry }) => industry },
  ...OWN,
];

/** Field labels of accounts (help.salesforce.com, "Field Mapping for Other Data Sources and Organization Import"). */
const SALESFORCE: CompanyColumns = [
  { header: 'Account ID', cell: ({ identifiers }) => recordIdOf('salesforce', identifiers) },
  { header: 'Account Name', cell: ({ name }) => name },
  { header: 'Website', cell: ({ domain }) => domain },
  { header: 'Employees', cell: employeesOf },
  { header: 'Industry', cell: ({ industry }) => industry },
  { header: 'Billing City', cell: cityOf },
  { header: 'Billing Country', cell: countryOf },
  ...OWN,
];

/** The columns of a file of companies for a CRM. */
export const companyColumns = (profile: CrmProfile): CompanyColumns => (profile === 'hubspot' ? HUBSPOT : SALESFORCE);
