import type { FoundPerson } from '@workbench/connectors';
import type { ContactDoc } from '@workbench/db';
import type { LeadValues } from '../table/types.ts';
import { placeText } from './place-text.ts';
import { splitName } from './split-name.ts';

type Known = Pick<
  FoundPerson & ContactDoc,
  | 'name'
  | 'isNameHidden'
  | 'title'
  | 'organizationName'
  | 'organizationIndustry'
  | 'city'
  | 'state'
  | 'country'
  | 'email'
  | 'phone'
  | 'linkedinUrl'
>;

/** What a found or held person says of a lead. Names that are hidden in part say nothing. Pure. */
export function foundValues(person: Known): LeadValues {
  const { firstName, lastName } = person.isNameHidden ? { firstName: '', lastName: '' } : splitName(person.name);
  return {
    firstName: firstName || null,
    lastName: lastName || null,
    email: person.email,
    company: person.organizationName,
    title: person.title,
    linkedinUrl: person.linkedinUrl,
    phone: person.phone,
    location: placeText(person),
    industry: person.organizationIndustry,
  };
}

/** The same without a name for a lead that has one: the name was judged already, and its spelling is the lead's own. */
export function valuesFor(lead: { firstName: string; lastName: string }, person: Known): Partial<LeadValues> {
  const { firstName, lastName, ...values } = foundValues(person);
  return lead.firstName || lead.lastName ? values : { firstName, lastName, ...values };
}
