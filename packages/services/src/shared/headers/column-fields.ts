import { type ColumnContent, type HeaderReading, SECONDARY_RANK } from './header-reading.ts';

/** What a table is a list of. */
export type ListKind = 'companies' | 'people';

/** By the content of a column, whatever it is about; both kinds of lists have these. */
const COMMON_FIELDS = {
  industry: 'industry',
  employees: 'employees',
  location: 'location',
  city: 'city',
  state: 'region',
  country: 'country',
  postcode: 'postcode',
  street: 'street',
  tags: 'tags',
  notes: 'notes',
  ownId: 'ownId',
} as const;
const COMPANY_FIELDS = {
  ...COMMON_FIELDS,
  name: 'name',
  domain: 'domain',
  linkedin: 'linkedin',
  phone: 'phone',
  description: 'description',
  founded: 'founded',
  revenue: 'revenue',
  parent: 'parent',
  keywords: 'tags',
  wikidata: 'wikidata',
  cik: 'cik',
  lei: 'lei',
  siren: 'siren',
  siret: 'siret',
  ico: 'ico',
  companiesHouse: 'companiesHouse',
  organisationNumber: 'organisationNumber',
  source: 'source',
  asOf: 'asOf',
  scope: 'scope',
} as const;
const PERSON_FIELDS = {
  ...COMMON_FIELDS,
  name: 'fullName',
  fullName: 'fullName',
  firstName: 'firstName',
  lastName: 'lastName',
  salutation: 'salutation',
  title: 'title',
  seniority: 'seniority',
  department: 'department',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  profile: 'linkedin',
  description: 'notes',
  categories: 'tags',
  linkedin: 'linkedin',
} as const;
/** What a list of people says about the companies that they work for. */
const EMPLOYER_FIELDS = {
  name: 'company',
  domain: 'companyDomain',
  linkedin: 'companyLinkedin',
  industry: 'industry',
  employees: 'employees',
  email: 'email',
  title: 'title',
  department: 'department',
  mobile: 'mobile',
} as const;

export type CompanyColumnField = (typeof COMPANY_FIELDS)[keyof typeof COMPANY_FIELDS];
export type PersonColumnField =
  | (typeof PERSON_FIELDS)[keyof typeof PERSON_FIELDS]
  | (typeof EMPLOYER_FIELDS)[keyof typeof EMPLOYER_FIELDS];
export type ColumnField = CompanyColumnField | PersonColumnField;

export interface ReadList {
  kind: ListKind;
  /** The columns without a subject are about people. */
  isOfPeople: boolean;
  /** The part of a name that a column of its own has; a bare "Name" is the other part. */
  namePart: 'firstName' | 'lastName' | null;
}

type Fields = Partial<Record<ColumnContent, ColumnField>>;

/** The field of a column in a list; null for what lists of its kind have no field for. */
export function fieldOf({ content, subject, rank }: HeaderReading, list: ReadList): ColumnField | null {
  if (list.kind === 'companies') {
    const isPersons = subject === 'person' || (subject === null && list.isOfPeople && isPersonal(content));
    return isPersons ? null : ((COMPANY_FIELDS as Fields)[content] ?? null);
  }
  if (subject === 'customer' && content === 'ownId') return 'ownId';
  if (subject === 'company' || subject === 'customer') return (EMPLOYER_FIELDS as Fields)[content] ?? null;
  if (content === 'domain') return subject === null ? 'companyDomain' : null;
  const isPrivate = rank >= SECONDARY_RANK && (content === 'email' || content === 'phone' || content === 'mobile');
  if (isPrivate) return null;
  if (content === 'name' && list.namePart !== null) {
    return list.namePart === 'firstName' ? 'lastName' : 'firstName';
  }
  return (PERSON_FIELDS as Fields)[content] ?? null;
}

/** What a person has too: without a subject it is theirs in a list of people. */
const PERSONAL: readonly ColumnContent[] = [
  'name',
  'location',
  'city',
  'state',
  'country',
  'postcode',
  'street',
  'linkedin',
  'phone',
  'ownId',
  'tags',
  'notes',
];
const isPersonal = (content: ColumnContent) => PERSONAL.includes(content);

/** A trade name beside the legal one is the company's, too. */
const isPlainName = ({ content, subject, rank }: HeaderReading) =>
  content === 'name' && subject === null && rank < SECONDARY_RANK;

/** A company list may name a contact person; a list of people has names or job titles without "contact" before them. */
export function readList(kind: ListKind, readings: readonly HeaderReading[]): ReadList {
  const has = (test: (reading: HeaderReading) => boolean) => readings.some(test);
  const hasBare = (...contents: ColumnContent[]) =>
    has(({ content, subject }) => subject === null && contents.includes(content));
  // A legal name is of the company that the plain name is of.
  const hasCompanyName = has(({ content, subject, rank }) => content === 'name' && subject === 'company' && rank >= 0);
  const hasFirst = has(({ content }) => content === 'firstName');
  const hasLast = has(({ content }) => content === 'lastName');
  // Beside a company and its contact, titles and addresses are the contact's.
  const hasContact = has(isPlainName) && has(({ content, subject }) => subject === 'person' && content === 'name');
  const isOfPeople =
    kind === 'people' ||
    hasBare('firstName', 'lastName', 'profile') ||
    // Alone, "Nom complet" may be a company's and "Tätigkeit" its trade.
    (hasBare('fullName') && (hasCompanyName || hasBare('email', 'mobile', 'title'))) ||
    (hasBare('title') && hasBare('email', 'mobile') && !hasContact) ||
    (has(isPlainName) && hasCompanyName);
  const isSplit = kind === 'people' && hasFirst !== hasLast;
  return { kind, isOfPeople, namePart: isSplit ? (hasFirst ? 'firstName' : 'lastName') : null };
}
