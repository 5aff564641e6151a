import { companyIdSchema } from '@workbench/services/companies/schemas';
import { ServiceError } from '@workbench/services/shared/errors';
import { z } from 'zod';
import { defineTool, type ToolCall } from '../tool.ts';
import { cursor, dayOf, limit, paged, personShape, showPerson } from './shapes.ts';

const input = z.strictObject({
  in: z.enum(['contacts', 'leads']).default('contacts'),
  q: z.string().trim().min(1).max(200).describe('Words of name, title or company').optional(),
  companyId: companyIdSchema.describe('Contacts of this company').optional(),
  limit,
  cursor,
});
type Call = ToolCall<z.output<typeof input>>;

export const findPeople = defineTool({
  name: 'find_people',
  title: 'Find saved people',
  kind: 'read',
  description:
    'Saved contacts, or leads from spreadsheets, with the sources and days of what is known. Searches no vendor and costs nothing.',
  input,
  own: paged,
  untrusted: { people: z.array(personShape) },
  run: async (call) => (call.input.in === 'leads' ? findLeads(call) : findContacts(call)),
});

async function findContacts({ api, input: { q, companyId, limit: rows, cursor: after } }: Call) {
  const page = await api.contacts.list({ q, companyId, limit: rows, cursor: after });
  const people = page.contacts.map((person) =>
    showPerson(
      person,
      person.sources.map(({ source, at }) => ({ source, day: dayOf(at) })),
    ),
  );
  return answer(people, page.total, page.next);
}

async function findLeads({ api, input: { q, companyId, limit: rows, cursor: after } }: Call) {
  if (companyId !== undefined) throw new ServiceError('invalid', 'companyId finds contacts; leave it out for leads');
  const page = await api.leads.page({ q, limit: rows, cursor: after });
  const people = page.leads.map((lead) => ({
    ...{ id: lead.id, name: `${lead.firstName} ${lead.lastName}`.trim(), title: lead.title, company: lead.company },
    ...{ companyDomain: null, companyId: lead.companyId, location: lead.location, email: lead.email },
    ...{ emailStatus: null, phone: lead.phone, linkedinUrl: lead.linkedinUrl },
    sources: [{ source: `lead list, enrichment ${lead.enrichmentStatus}`, day: dayOf(lead.createdAt) }],
  }));
  return answer(people, page.total, page.nextCursor);
}

const answer = (people: z.output<typeof personShape>[], total: number, nextCursor: string | null) => ({
  summary: `${people.length} of ${total} people.`,
  own: { total, nextCursor },
  untrusted: { people },
});
