import { type ContactDoc, ContactModel } from '@workbench/db';
import type { mongo, QueryFilter, Types } from 'mongoose';
import { requireListOfPeople } from '../../../lists/index.ts';
import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { CONTACT_LIST_MAX } from '../../limits.ts';
import type { ContactFilter, ContactList, ContactSort, ListContactsInput, SavedContact } from '../../schemas.ts';
import { toSavedContact } from '../saved-contact-view.ts';
import { type ContactPosition, decodeContactCursor, encodeContactCursor, sortKey } from './contact-order.ts';
import { type ContactQuery, contactQuery } from './contact-query.ts';
import { findPage, findPositions } from './find-positions.ts';

/** More are not counted. */
const COUNT_CAP = 20_000;

/** Saved contacts that match, in the order requested. */
export async function listContacts({ input }: Verb<ListContactsInput>): Promise<ContactList> {
  const { limit, cursor, sort = 'newest', ...filter } = input;
  await requireListOfPeople(filter.list);
  const after = cursor === undefined ? null : decodeContactCursor(cursor);
  const query = contactQuery(filter);
  if (query === null) return { contacts: [], total: 0, next: null };
  const { docs, total } = isScanned(query, sort)
    ? await readNewest(query, after, limit + 1)
    : await readSorted(filter, sort, after, limit + 1);
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    contacts: shown.map(toSavedContact),
    total,
    next: docs.length > limit && last !== undefined ? encodeContactCursor({ ...last, key: sortKey(sort, last) }) : null,
  };
}

/** Whether an index has them in this order. */
const isScanned = ({ isInOrder, check }: ContactQuery, sort: ContactSort): boolean =>
  isInOrder && check === null && sort === 'newest';

/** All that match, however many, page by page, the newest first. */
export async function* readAllContacts(ctx: ServiceContext, filter: ContactFilter): AsyncGenerator<SavedContact[]> {
  const query = contactQuery(filter);
  if (query === null) return;
  if (!isScanned(query, 'newest')) {
    const positions = await findPositions(filter, 'newest', Number.POSITIVE_INFINITY);
    for (let from = 0; from < positions.length; from += CONTACT_LIST_MAX) {
      yield (await findInOrder(positions.slice(from, from + CONTACT_LIST_MAX))).map(toSavedContact);
    }
    return;
  }
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: ContactList = await listContacts({
      ctx,
      input: { ...filter, limit: CONTACT_LIST_MAX, ...(cursor !== undefined && { cursor }) },
    });
    yield page.contacts;
    cursor = page.next;
  }
}

async function findInOrder(positions: readonly ContactPosition[]): Promise<ContactDoc[]> {
  const docs = await ContactModel.find({ _id: { $in: positions.map(({ _id }) => _id) } }).lean();
  const byId = new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
  return positions.flatMap(({ _id }) => byId.get(_id.toHexString()) ?? []);
}

/** Saved contacts by their present ids. */
export async function listSavedContacts(ids: readonly Types.ObjectId[]): Promise<Map<string, SavedContact>> {
  const docs = await ContactModel.find({ _id: { $in: ids } }).lean();
  return new Map(docs.map((doc) => [doc._id.toHexString(), toSavedContact(doc)]));
}

interface ListPage {
  docs: ContactDoc[];
  total: number;
}

async function readNewest(
  { filter, hint }: ContactQuery,
  after: ContactPosition | null,
  limit: number,
): Promise<ListPage> {
  const older: QueryFilter<ContactDoc>[] =
    after === null
      ? []
      : [
          { savedAt: { $lte: after.savedAt } },
          { $or: [{ savedAt: { $lt: after.savedAt } }, { _id: { $lt: after._id } }] },
        ];
  const [docs, total] = await Promise.all([
    ContactModel.find(older.length === 0 ? filter : { $and: [filter, ...older] })
      .hint(hint)
      .sort({ savedAt: -1, _id: -1 })
      .limit(limit)
      .lean(),
    ContactModel.collection.countDocuments(filter as mongo.Filter<mongo.Document>, { hint, limit: COUNT_CAP }),
  ]);
  return { docs, total };
}

/** Sorted in memory: the index of words has them in the order of the words, and names have none. */
async function readSorted(
  filter: ContactFilter,
  sort: ContactSort,
  after: ContactPosition | null,
  limit: number,
): Promise<ListPage> {
  const { positions, matches } = await findPage(filter, sort, { after, limit });
  return { docs: await findInOrder(positions), total: Math.min(matches, COUNT_CAP) };
}
