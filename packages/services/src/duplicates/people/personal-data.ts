import { ContactDismissalModel, ContactMatchKeyModel, ContactPairModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { removeComparisons } from './find/remove-gone-contacts.ts';

/** What was stored of comparing someone with other contacts; a record has the id of the contact. */
export const CONTACT_PAIR_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'comparisons of contacts', find, erase },
];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const ids = query.identifiers.flatMap(({ kind, value }) => (kind === 'contact' ? [value] : []));
  const found = await Promise.all(ids.map(readComparisons));
  return found.flatMap((data, at) => {
    const id = ids[at] ?? '';
    const isEmpty = data.keys === null && data.pairs.length + data.dismissals.length === 0;
    return isEmpty ? [] : [{ id, label: `Contact ${id}`, match: 'identifier' as const, identifiers: [], data }];
  });
}

async function readComparisons(id: string) {
  const contactId = new mongo.ObjectId(id);
  const [keys, pairs, dismissals] = await Promise.all([
    ContactMatchKeyModel.findById(contactId).lean(),
    ContactPairModel.find({ ids: contactId }).lean(),
    ContactDismissalModel.find(dismissalsOf(id)).lean(),
  ]);
  return { keys, pairs, dismissals };
}

async function erase(_: ServiceContext, ids: readonly string[]): Promise<number> {
  await removeComparisons(ids.map((id) => new mongo.ObjectId(id)));
  await ContactDismissalModel.deleteMany({ $or: ids.map(dismissalsOf) });
  return ids.length;
}

const dismissalsOf = (id: string) => ({ pairId: { $regex: `^${id}-|-${id}$` } });
