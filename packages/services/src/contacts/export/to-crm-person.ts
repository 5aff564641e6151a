import { type CrmPerson, crmNames } from '../../shared/crm/crm-person.ts';
import { TYPED } from '../edit/contact-fields.ts';
import type { Contact, SavedContact } from '../schemas.ts';

/** A result of a search, as of the day on which it was found. Pure. */
export function fromResult(contact: Contact): CrmPerson {
  return { ...commonFacts(contact), companyRecordId: null, asOf: contact.foundAt.slice(0, 10) };
}

/** A saved contact, as of the latest day on which a source stated any of it; of unknown origin, the day of saving. Pure. */
export function fromSaved(contact: SavedContact, companyRecordId: string | null): CrmPerson {
  const stated = [...Object.values(contact.origins), ...contact.sources].filter(({ source }) => source !== TYPED);
  const days = stated.map(({ at }) => at);
  const latest = days.sort().at(-1) ?? contact.savedAt;
  return { ...commonFacts(contact), companyRecordId, asOf: latest.slice(0, 10) };
}

function commonFacts(contact: Contact | SavedContact): Omit<CrmPerson, 'companyRecordId' | 'asOf'> {
  const { id, name, title, email, phone, city, state, country, linkedinUrl } = contact;
  return {
    id,
    name,
    ...crmNames(name),
    title,
    email,
    phone,
    city,
    state,
    country,
    linkedinUrl,
    company: contact.organizationName,
    domain: contact.organizationDomain,
    industry: contact.organizationIndustry,
    location: null,
  };
}
