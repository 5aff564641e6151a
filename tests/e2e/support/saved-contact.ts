import type { ContactResults, SaveContactsResult, SavedContact } from '@workbench/services/contacts/schemas';
import { expect, type Page } from './test.ts';

export const NOTE = 'We met at the fair in Hannover';

/** A person of People Data Labs, whose whole name is known, saved with a note as scripts do it. */
export async function saveContact({ request }: Page): Promise<SavedContact> {
  const found = await post<ContactResults>('/api/contacts/search/pdl', { jobTitles: ['engineer'] });
  const person = found.contacts.find((one) => !one.isNameHidden && one.organizationName !== null && one.city !== null);
  if (person === undefined) throw new Error('The sandbox has nobody whose name, company and city are known.');
  const { contacts } = await post<SaveContactsResult>('/api/contacts', { ids: [person.id] });
  const [saved] = contacts;
  if (saved === undefined) throw new Error('No contact was saved.');
  if (!saved.notes.some(({ text }) => text === NOTE)) await post(`/api/contacts/${saved.id}/notes`, { text: NOTE });
  return saved;

  async function post<T>(path: string, data: object): Promise<T> {
    const response = await request.post(path, { data });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  }
}
