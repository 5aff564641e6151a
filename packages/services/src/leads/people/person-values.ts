import type { FoundPerson } from '@workbench/connectors/people';
import type { ContactDoc } from '@workbench/db';
import { splitName } from '@workbench/identity/split-name';
import type { LeadValues } from '../values/fields.ts';
import { joinLocation } from '../values/location.ts';

type KnownPerson = Pick<
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

/** The lead fields of a found or saved person. Partly hidden names are ignored. Pure. */
function valuesOfPerson(person: KnownPerson): LeadValues {
  const { firstName, lastName } = person.isNameHidden ? { firstName: '', lastName: '' } : splitName(person.name);
  return {
    firstName: firstName || null,
    lastName: lastName || null,
    email: person.email,
    company: person.organizationName,
    title: person.title,
    linkedinUrl: person.linkedinUrl,
    phone: person.phone,
    location: joinLocation(person),
    industry: person.organizationIndustry,
  };
}

/** The same without a name for a lead that has one: the name was judged already, and its spelling is the lead's own. */
export function valuesForLead(lead: { firstName: string; lastName: string }, person: KnownPerson): Partial<LeadValues> {
  const { firstName, lastName, ...values } = valuesOfPerson(person);
  return lead.firstName || lead.lastName ? values : { firstName, lastName, ...values };
}
