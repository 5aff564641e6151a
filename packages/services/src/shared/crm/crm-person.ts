import { splitName } from '@workbench/identity/split-name';

/** A person as a CRM's importer takes them. */
export interface CrmPerson {
  /** Ours. */
  id: string;
  /** As a whole. */
  name: string;
  firstName: string;
  lastName: string;
  email: string | null;
  /** As typed. */
  phone: string | null;
  title: string | null;
  company: string | null;
  domain: string | null;
  industry: string | null;
  /** As one text, where it is stored so. */
  location: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  linkedinUrl: string | null;
  /** Under which the CRM knows the company; null: it doesn't, or by several. */
  companyRecordId: string | null;
  /** The day on which the values were last confirmed, YYYY-MM-DD. */
  asOf: string;
}

/** Latin letters are split by rule; where the family name stands first by custom, the name is left whole. */
const FAMILY_NAME_FIRST = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** First and last name of a whole name. A name without a part to split off is a last name: both CRMs identify by it. Pure. */
export function crmNames(name: string): Pick<CrmPerson, 'firstName' | 'lastName'> {
  if (FAMILY_NAME_FIRST.test(name)) return splitFamilyNameFirst(name.trim());
  const { firstName, lastName } = splitName(name);
  return lastName === '' ? { firstName: '', lastName: firstName } : { firstName, lastName };
}

/** "山田 太郎" says itself where the family name ends; "山田太郎" does not. */
function splitFamilyNameFirst(name: string): Pick<CrmPerson, 'firstName' | 'lastName'> {
  const [lastName = '', ...given] = name.split(/[\s\u3000]+/);
  return { firstName: given.join(' '), lastName };
}
