import { type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';

/** Saved contacts by id; the former id of a merged contact leads to the surviving one. */
export async function findContacts(ids: readonly string[]): Promise<Map<string, ContactDoc>> {
  const requested = [...new Set(ids)].filter((id) => Types.ObjectId.isValid(id)).map((id) => new Types.ObjectId(id));
  if (requested.length === 0) return new Map();
  const former = await ContactModel.find({ formerIds: { $in: requested } }).lean();
  const named = await ContactModel.find({ _id: { $in: requested } }).lean();
  const entries = [
    ...former.flatMap((doc) => doc.formerIds.map((id) => [id.toHexString(), doc] as const)),
    ...named.map((doc) => [doc._id.toHexString(), doc] as const),
  ];
  // A contact that is being merged is found twice: the surviving one counts.
  const found = new Map([...entries].reverse());
  return new Map(ids.flatMap((id) => [found.get(id)].flatMap((doc) => (doc ? [[id, doc] as const] : []))));
}
