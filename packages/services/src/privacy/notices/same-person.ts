import { ContactModel, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';

/**
 * Which records are of one person: a contact, by each id that it had before it was merged, and the leads that were made of it.
 * @param keys "contact:<id>" and "lead:<id>"
 * @returns the keys of each person whom one of these names; who has no others may be left out
 */
export async function findSamePeople(keys: readonly string[]): Promise<string[][]> {
  const sought = await LeadModel.find({ _id: { $in: idsOf('lead', keys) }, ...OF_CONTACT }, { contactId: 1 }).lean();
  const contactIds = [...idsOf('contact', keys), ...sought.flatMap(({ contactId }) => contactId ?? [])];
  const contacts = await ContactModel.find(
    { $or: [{ _id: { $in: contactIds } }, { formerIds: { $in: contactIds } }] },
    { formerIds: 1 },
  ).lean();
  const saved = contacts.map(({ _id, formerIds }) => [_id, ...formerIds].map(String));
  const known = new Set(saved.flat());
  // A lead stays when its contact is deleted.
  const deleted = [...new Set(contactIds.map(String))].filter((id) => !known.has(id)).map((id) => [id]);
  const people = [...saved, ...deleted];
  const all = people.flat().map((id) => new Types.ObjectId(id));
  const leads = await LeadModel.find({ contactId: { $in: all } }, { contactId: 1 }).lean();
  const leadsOf = Map.groupBy(leads, ({ contactId }) => String(contactId));
  return people.map((ids) => [
    ...ids.map((id) => `contact:${id}`),
    ...ids.flatMap((id) => leadsOf.get(id) ?? []).map(({ _id }) => `lead:${_id}`),
  ]);
}

const OF_CONTACT = { contactId: { $type: 'objectId' } } as const;

/** Ids of one kind among keys. */
export const idsOf = (kind: 'contact' | 'lead', keys: readonly string[]): Types.ObjectId[] =>
  keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => new Types.ObjectId(key.slice(kind.length + 1)));
