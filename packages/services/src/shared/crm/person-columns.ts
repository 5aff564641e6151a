import type { CrmProfile } from '../profile-schemas.ts';
import type { CrmPerson } from './crm-person.ts';

/** A column that holds our own id: a file that comes back can be matched by it. */
export const ID_HEADER = 'Workbench ID';

export interface CrmColumn<Row> {
  header: string;
  cell: (row: Row) => string | number | null;
  /** A phone number is written as it was typed. */
  isPhone?: boolean;
}

/** What a row becomes: Salesforce knows people of accounts and leads, HubSpot contacts alone. */
export type CrmPersonKind = 'contact' | 'lead';

type PersonColumns = readonly CrmColumn<CrmPerson>[];

const NAMES: PersonColumns = [
  { header: 'First Name', cell: ({ firstName }) => firstName },
  { header: 'Last Name', cell: ({ lastName }) => lastName },
];
const EMAIL: PersonColumns = [{ header: 'Email', cell: ({ email }) => email }];
const OWN: PersonColumns = [
  { header: 'LinkedIn URL', cell: ({ linkedinUrl }) => linkedinUrl },
  { header: 'Confirmed On', cell: ({ asOf }) => asOf },
  { header: ID_HEADER, cell: ({ id }) => id },
];
/** What could not be taken apart is not lost. */
const LOCATION: PersonColumns[number] = { header: 'Location as Found', cell: (person) => person.location };
const phone = (header: string) => ({ header, cell: (person: CrmPerson) => person.phone, isPhone: true });
const location = (city: string, state: string, country: string): PersonColumns => [
  { header: city, cell: (person) => person.city },
  { header: state, cell: (person) => person.state },
  { header: country, cell: (person) => person.country },
];

/**
 * Labels of HubSpot's default properties: an import maps a header to the property of the same name
 * (knowledge.hubspot.com, "Set up your import files"). Contacts are matched by e-mail, companies by domain.
 */
const HUBSPOT: PersonColumns = [
  ...NAMES,
  ...EMAIL,
  phone('Phone Number'),
  { header: 'Job Title', cell: ({ title }) => title },
  { header: 'Company Name', cell: ({ company }) => company },
  { header: 'Company Domain Name', cell: ({ domain }) => domain },
  { header: 'Company Record ID', cell: ({ companyRecordId }) => companyRecordId },
  ...location('City', 'State/Region', 'Country/Region'),
  ...OWN,
];

/** What Salesforce itself writes into a required field that a form leaves empty. */
const NOT_PROVIDED = '[not provided]';

/** Salesforce refuses a whole row for one text that is longer than its field. */
const cut = (text: string | null, lengthMax: number): string | null =>
  text === null || text.length <= lengthMax ? text : `${text.slice(0, lengthMax - 1).trimEnd()}…`;

const SALESFORCE_NAMES: PersonColumns = [
  { header: 'First Name', cell: ({ firstName }) => cut(firstName, 40) },
  { header: 'Last Name', cell: ({ lastName }) => cut(lastName || NOT_PROVIDED, 80) },
];
const SALESFORCE_TITLE: PersonColumns[number] = { header: 'Title', cell: ({ title }) => cut(title, 128) };

/** Import labels of leads (help.salesforce.com, "Field Mapping for Importing Leads"); Company and Last Name are required. */
const SALESFORCE_LEAD: PersonColumns = [
  ...SALESFORCE_NAMES,
  { header: 'Company', cell: ({ company, domain }) => company ?? domain ?? NOT_PROVIDED },
  ...EMAIL,
  phone('Phone'),
  SALESFORCE_TITLE,
  { header: 'Website', cell: ({ domain }) => domain },
  { header: 'Industry', cell: ({ industry }) => industry },
  ...location('City', 'State', 'Country'),
  ...OWN,
];

/**
 * Field labels of contacts (help.salesforce.com, "Field Mapping for Other Data Sources and Organization Import"); the id
 * of the account files the person under it.
 */
const SALESFORCE_CONTACT: PersonColumns = [
  ...SALESFORCE_NAMES,
  { header: 'Account Name', cell: ({ company, domain }) => company ?? domain },
  { header: 'Account ID', cell: ({ companyRecordId }) => companyRecordId },
  ...EMAIL,
  phone('Phone'),
  SALESFORCE_TITLE,
  ...location('Mailing City', 'Mailing State/Province', 'Mailing Country'),
  ...OWN,
];

/** The columns of a file of people for a CRM. Pure. */
export function personColumns(profile: CrmProfile, kind: CrmPersonKind): PersonColumns {
  if (kind === 'contact') return profile === 'hubspot' ? HUBSPOT : SALESFORCE_CONTACT;
  return [...(profile === 'hubspot' ? HUBSPOT : SALESFORCE_LEAD), LOCATION];
}
