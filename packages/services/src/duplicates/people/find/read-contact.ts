import type { ContactDoc } from '@workbench/db';
import { type ReadPerson, readPerson } from '../rule/read-person.ts';

/** Fields of a contact that are compared. */
export const COMPARED_FIELDS = {
  keys: 1,
  name: 1,
  isNameHidden: 1,
  email: 1,
  phone: 1,
  linkedinUrl: 1,
  otherValues: 1,
  sources: 1,
  organizationName: 1,
  organizationDomain: 1,
  formerEmployers: 1,
  companyId: 1,
  city: 1,
  country: 1,
  revision: 1,
} as const;

export type ComparedContact = Pick<ContactDoc, '_id' | keyof typeof COMPARED_FIELDS>;

/** A contact as it is compared, with addresses and profiles that later ones have replaced: they are among its keys. */
export function readContact(contact: ComparedContact): ReadPerson {
  const { keys, otherValues = [], organizationName, organizationDomain } = contact;
  const values = (field: 'email' | 'phone' | 'linkedinUrl', keyKind?: string) => [
    ...(contact[field] === null ? [] : [contact[field]]),
    ...otherValues.flatMap((one) => (one.field === field ? [one.value] : [])),
    ...keys.flatMap((key) => (keyKind !== undefined && key.startsWith(keyKind) ? [key.slice(keyKind.length)] : [])),
  ];
  return readPerson({
    name: contact.name,
    isNameHidden: contact.isNameHidden,
    emails: values('email', 'email:'),
    phones: values('phone'),
    profiles: values('linkedinUrl', 'linkedin:'),
    sourceIds: contact.sources.map(({ source, id }) => `${source}:${id}`),
    employer: { name: organizationName, domain: organizationDomain },
    formerEmployers: contact.formerEmployers ?? [],
    companyId: contact.companyId?.toHexString() ?? null,
    city: contact.city,
    country: contact.country,
  });
}
