import { ContactModel } from '@workbench/db';
import type { ContactFilter, ContactSort } from '../../schemas.ts';
import { type ContactPosition, compareContacts, sortKey } from './contact-order.ts';
import { contactQuery } from './contact-query.ts';

/** All that match, in their order. @param max more are left out */
export async function findPositions(filter: ContactFilter, sort: ContactSort, max: number): Promise<ContactPosition[]> {
  const query = contactQuery(filter);
  if (query === null) return [];
  const found: ContactPosition[] = [];
  const fields = { savedAt: 1, name: 1, title: 1, organizationName: 1 };
  const matches = ContactModel.find(query.filter, fields).hint(query.hint).lean();
  for await (const contact of matches.cursor({ batchSize: 2000 })) {
    if (query.check !== null && !query.check(contact)) continue;
    found.push({ _id: contact._id, savedAt: contact.savedAt, key: sortKey(sort, contact) });
    if (found.length === max) break;
  }
  return found.sort(compareContacts(sort));
}
