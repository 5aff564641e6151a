import type { contactSchema } from '@workbench/services/contacts/schemas';
import { z } from 'zod';

/** Parts that the answers of several tools have. */

export const text = z.string().nullable();
export const count = z.number().int().nullable();
export const cursor = z.string().max(2000).describe('nextCursor of the previous page').optional();
export const limit = z.number().int().min(1).max(25).default(10).describe('Rows of one page');
export const paged = { total: z.number().int(), nextCursor: z.string().nullable() };

export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  title: text,
  company: text,
  companyDomain: text,
  companyId: text,
  location: text,
  email: text,
  emailStatus: text,
  phone: text,
  linkedinUrl: text,
  sources: z.array(z.object({ source: z.string(), day: text })),
});

type FoundPerson = z.output<typeof contactSchema>;
type Person = Pick<
  FoundPerson,
  | 'id'
  | 'name'
  | 'title'
  | 'organizationName'
  | 'organizationDomain'
  | 'email'
  | 'emailStatus'
  | 'phone'
  | 'city'
  | 'country'
  | 'linkedinUrl'
> & { companyId?: string | null };

export const dayOf = (time: string | null | undefined): string | null => time?.slice(0, 10) ?? null;

export function showPerson(
  person: Person,
  sources: { source: string; day: string | null }[],
): z.output<typeof personShape> {
  const { id, name, title, email, emailStatus, phone, linkedinUrl } = person;
  return {
    ...{ id, name, title, company: person.organizationName, companyDomain: person.organizationDomain },
    ...{ companyId: person.companyId ?? null, email, emailStatus, phone, linkedinUrl, sources: sources.slice(0, 10) },
    location: [person.city, person.country].filter(Boolean).join(', ') || null,
  };
}

export const showFound = (person: FoundPerson) => ({
  ...showPerson(
    person,
    person.sources.map(({ source }) => ({ source, day: dayOf(person.foundAt) })),
  ),
  isNameHidden: person.isNameHidden,
  revealCredits: person.reveal?.creditsMax ?? null,
  contactId: person.contactId,
});
export const foundShape = personShape.extend({
  isNameHidden: z.boolean(),
  revealCredits: count,
  contactId: text,
});
