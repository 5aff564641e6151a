import { type ContactDoc, ContactModel } from '@workbench/db';
import type { ContactFilter, ContactSort } from '../../schemas.ts';
import { type ContactPosition, compareContacts, sortKey } from './contact-order.ts';
import { contactQuery } from './contact-query.ts';

/** All that match, in their order. @param max when there are more, the rest is not looked for */
export async function findPositions(filter: ContactFilter, sort: ContactSort, max: number): Promise<ContactPosition[]> {
  const found: ContactPosition[] = [];
  for await (const position of readPositions(filter, sort)) {
    found.push(position);
    if (found.length === max) break;
  }
  return found.sort(compareContacts(sort));
}

/** Fewer are sorted again and again for nothing. */
const KEPT_MIN = 2000;

/** The first of all that match, or the first after a position, and how many match. */
export async function findPage(
  filter: ContactFilter,
  sort: ContactSort,
  { after, limit }: { after: ContactPosition | null; limit: number },
): Promise<{ positions: ContactPosition[]; matches: number }> {
  const compare = compareContacts(sort);
  let kept: ContactPosition[] = [];
  let matches = 0;
  const keepFirst = () => kept.sort(compare).slice(0, limit);
  for await (const position of readPositions(filter, sort)) {
    matches++;
    if (after !== null && compare(position, after) <= 0) continue;
    // However many match, no more than a few pages are in memory.
    if (kept.push(position) === limit + KEPT_MIN) kept = keepFirst();
  }
  return { positions: keepFirst(), matches };
}

async function* readPositions(filter: ContactFilter, sort: ContactSort): AsyncGenerator<ContactPosition> {
  const query = contactQuery(filter);
  if (query === null) return;
  const fields = { savedAt: 1, name: 1, title: 1, organizationName: 1 };
  const matches = ContactModel.find(query.filter, fields).hint(query.hint).lean<ContactDoc>();
  for await (const contact of matches.cursor({ batchSize: 2000 })) {
    if (query.check !== null && !query.check(contact)) continue;
    yield { _id: contact._id, savedAt: contact.savedAt, key: sortKey(sort, contact) };
  }
}
