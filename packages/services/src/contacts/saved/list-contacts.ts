import { CONTACT_INDEXES, type ContactDoc, ContactModel } from '@workbench/db';
import { type mongo, type QueryFilter, Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { personQueryWords, wordPrefixPattern } from '../../shared/person-search-words.ts';
import type { ContactList, ListContactsInput, SavedContact } from '../schemas.ts';
import { findContacts } from './find-saved.ts';
import { toSavedContact } from './saved-contact-view.ts';

type Filter = QueryFilter<ContactDoc>;
type ListPosition = Pick<ContactDoc, '_id' | 'savedAt'>;

/** More are not counted, and not looked through for words. */
const COUNT_CAP = 20_000;

/** Saved contacts, newest first; with words, those that match all of them by prefix. */
export async function listContacts({ input }: Verb<ListContactsInput>): Promise<ContactList> {
  const { q = '', companyId, limit } = input;
  const after = input.cursor === undefined ? null : decodeCursor(input.cursor);
  const company: Filter = companyId === undefined ? {} : { companyId: new Types.ObjectId(companyId) };
  const words = personQueryWords(q);
  if (q !== '' && words.length === 0) return { contacts: [], total: 0, next: null };
  const { docs, total } =
    words.length === 0
      ? await readNewest(company, after, limit + 1)
      : await findByWords(company, words, after, limit + 1);
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    contacts: shown.map(toSavedContact),
    total,
    next: docs.length > limit && last !== undefined ? encodeCursor(last) : null,
  };
}

/** @throws ServiceError not_found */
export async function getContact({ input }: Verb<{ id: string }>): Promise<SavedContact> {
  const doc = (await findContacts([input.id])).get(input.id);
  if (doc === undefined) throw contactNotFound();
  return toSavedContact(doc);
}

/** Saved contacts by their present ids. */
export async function listSavedContacts(ids: readonly Types.ObjectId[]): Promise<Map<string, SavedContact>> {
  const docs = await ContactModel.find({ _id: { $in: ids } }).lean();
  return new Map(docs.map((doc) => [doc._id.toHexString(), toSavedContact(doc)]));
}

export const contactNotFound = () => new ServiceError('not_found', 'This contact is not saved (any more)');

interface ListPage {
  docs: ContactDoc[];
  total: number;
}

async function readNewest(company: Filter, after: ListPosition | null, limit: number): Promise<ListPage> {
  const hint = 'companyId' in company ? CONTACT_INDEXES.company : CONTACT_INDEXES.saved;
  const older: Filter =
    after === null
      ? {}
      : { savedAt: { $lte: after.savedAt }, $or: [{ savedAt: { $lt: after.savedAt } }, { _id: { $lt: after._id } }] };
  const [docs, total] = await Promise.all([
    ContactModel.find({ ...company, ...older })
      .hint(hint)
      .sort({ savedAt: -1, _id: -1 })
      .limit(limit)
      .lean(),
    ContactModel.collection.countDocuments(company as mongo.Filter<mongo.Document>, { hint, limit: COUNT_CAP }),
  ]);
  return { docs, total };
}

/** The longest word selects by index, the others are checked on each result; sorted in memory. */
async function findByWords(
  company: Filter,
  words: string[],
  after: ListPosition | null,
  limit: number,
): Promise<ListPage> {
  const [mostSelective = '', ...others] = [...words].sort((a, b) => b.length - a.length);
  const filter: Filter = {
    ...company,
    words: wordPrefixPattern(mostSelective),
    // The embedded engine must not be offered two ranges of one index.
    ...(others.length > 0 && { $nor: others.map((word) => ({ words: { $nin: [wordPrefixPattern(word)] } })) }),
  };
  const matches: ListPosition[] = await ContactModel.find(filter, { savedAt: 1 })
    .hint(CONTACT_INDEXES.words)
    .limit(COUNT_CAP)
    .lean();
  const page = matches
    .sort(newestFirst)
    .filter((cursor) => after === null || newestFirst(cursor, after) > 0)
    .slice(0, limit);
  const docs = await ContactModel.find({ _id: { $in: page.map(({ _id }) => _id) } }).lean();
  return { docs: docs.sort(newestFirst), total: matches.length };
}

function newestFirst(one: ListPosition, other: ListPosition): number {
  const byTime = other.savedAt.getTime() - one.savedAt.getTime();
  return byTime || (one._id.toHexString() < other._id.toHexString() ? 1 : -1);
}

const encodeCursor = ({ savedAt, _id }: ListPosition): string => `${savedAt.getTime()}-${_id.toHexString()}`;

function decodeCursor(cursor: string): ListPosition {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? [];
  if (time !== undefined && id !== undefined) return { savedAt: new Date(Number(time)), _id: new Types.ObjectId(id) };
  const message = 'This cursor does not belong to this list; start again without a cursor';
  throw new ServiceError('invalid', message, [{ path: ['cursor'], message: 'Unknown cursor' }]);
}
