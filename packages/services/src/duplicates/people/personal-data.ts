import { ContactDismissalModel, ContactMatchKeyModel, ContactMergeModel, ContactPairModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { removeComparisons, removeMerges } from './find/remove-gone-contacts.ts';

/** What was stored of comparing someone with other contacts; a record has the id of the contact. */
export const CONTACT_PAIR_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'comparisons of contacts', find, erase },
];

async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const ids = query.identifiers.flatMap(({ kind, value }) => (kind === 'contact' ? [value] : []));
  const found = await Promise.all(ids.map(readComparisons));
  return found.flatMap((data, at) => {
    const id = ids[at] ?? '';
    const isEmpty = data.keys === null && [data.pairs, data.dismissals, data.merges].every((one) => one.length === 0);
    return isEmpty ? [] : [{ id, label: `Contact ${id}`, match: 'identifier' as const, identifiers: [], data }];
  });
}

async function readComparisons(id: string) {
  const contactId = new mongo.ObjectId(id);
  const [keys, pairs, dismissals, merges] = await Promise.all([
    ContactMatchKeyModel.findById(contactId).lean(),
    ContactPairModel.find({ ids: contactId }).lean(),
    ContactDismissalModel.find(dismissalsOf(id)).lean(),
    ContactMergeModel.find(mergesOf([contactId])).lean(),
  ]);
  return { keys, pairs, dismissals, merges };
}

async function erase(_: ServiceContext, ids: readonly string[]): Promise<number> {
  const contactIds = ids.map((id) => new mongo.ObjectId(id));
  await removeComparisons(contactIds);
  await removeMerges(mergesOf(contactIds));
  await ContactDismissalModel.deleteMany({ $or: ids.map(dismissalsOf) });
  return ids.length;
}

const mergesOf = (ids: readonly mongo.ObjectId[]) => ({
  $or: [{ survivorId: { $in: ids } }, { otherId: { $in: ids } }],
});

const dismissalsOf = (id: string) => ({ pairId: { $regex: `^${id}-|-${id}$` } });
