import type { ContactDoc, LeadDoc } from '@workbench/db';
import { findContactsOnList } from '../contacts/index.ts';
import { findLeadsOnUserList, findSuppressedLeads } from '../leads/index.ts';
import { requireList } from '../lists/index.ts';
import type { Verb } from '../shared/context.ts';
import type { ListPeople, ListPeopleInput, ListPerson } from './schemas.ts';

/** Contacts first, then leads; each by id, so that people who are added while one pages are not missed or repeated. */
export async function listPeople({ ctx, input }: Verb<ListPeopleInput>): Promise<ListPeople> {
  await requireList(input.id, 'person');
  const { contacts, leads, nextCursor } = await readListPage(input);
  const suppressed = await findSuppressedLeads(ctx, leads);
  const shown = leads.filter(({ _id }) => !suppressed.has(_id.toHexString()));
  return { people: [...contacts.map(ofContact), ...shown.map(ofLead)], nextCursor, suppressed: suppressed.size };
}

export interface ListPage {
  contacts: ContactDoc[];
  leads: LeadDoc[];
  nextCursor: string | null;
}

async function readListPage({ id, limit, cursor }: ListPeopleInput): Promise<ListPage> {
  const [kind = 'contact', afterId = null] = cursor?.split('-') ?? [];
  // One more shows whether there is another page.
  const contacts = kind === 'contact' ? await findContactsOnList(id, afterId, limit + 1) : [];
  const left = limit + 1 - contacts.length;
  const leads = left > 0 ? await findLeadsOnUserList(id, kind === 'lead' ? afterId : null, left) : [];
  const isFull = contacts.length + leads.length > limit;
  if (isFull) (leads.length > 0 ? leads : contacts).pop();
  const last = leads.at(-1) ?? contacts.at(-1);
  const lastKind = leads.length > 0 ? 'lead' : 'contact';
  return { contacts, leads, nextCursor: isFull && last ? `${lastKind}-${last._id.toHexString()}` : null };
}

/** All on a list, page by page. */
export async function* readPeopleOnList(id: string, limit: number): AsyncGenerator<ListPage> {
  for (let cursor: string | undefined; ; ) {
    const page = await readListPage({ id, limit, cursor });
    yield page;
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

const ofContact = ({ _id, name, title, organizationName, email, phone, linkedinUrl }: ContactDoc): ListPerson => {
  return { kind: 'contact', id: _id.toHexString(), name, title, company: organizationName, email, phone, linkedinUrl };
};

const ofLead = ({ _id, firstName, lastName, title, company, email, phone, linkedinUrl }: LeadDoc): ListPerson => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { kind: 'lead', id: _id.toHexString(), name, title, company, email, phone, linkedinUrl };
};
