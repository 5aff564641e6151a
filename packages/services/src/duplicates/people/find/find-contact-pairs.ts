import { ContactComparisonModel, ContactMatchKeyModel, ContactModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../../shared/context.ts';
import { CommonKeys } from '../../find/common-keys.ts';
import { PERSON_KEYS_VERSION } from '../rule/person-keys.ts';
import { compareContacts } from './compare-contacts.ts';
import { removeGoneContacts } from './remove-gone-contacts.ts';

const STATE = 'contacts';
const PAGE = 500;
const BATCH = 100;

/**
 * Compares the contacts that are new or changed since they were compared last, and removes what is left of those that are gone; a schedule
 * calls it. It may be interrupted anywhere: what was not compared is compared the next time.
 */
export async function findContactPairs(ctx: ServiceContext): Promise<void> {
  const fingerprint = await readFingerprint();
  const known = await ContactComparisonModel.findById(STATE).lean();
  if (known?.fingerprint === fingerprint) return;
  await removeGoneContacts();
  const common = new CommonKeys(ContactMatchKeyModel);
  for await (const ids of changedContacts()) await compareContacts(ids, common, ctx.now());
  await ContactComparisonModel.updateOne({ _id: STATE }, { $set: { fingerprint } }, { upsert: true });
}

/** Another one when a contact was added, changed or removed: every write of a contact raises its revision. */
async function readFingerprint(): Promise<string> {
  const [contacts] = await ContactModel.aggregate<{ count: number; revisions: number; last: mongo.ObjectId }>([
    { $project: { revision: 1 } },
    { $group: { _id: null, count: { $sum: 1 }, revisions: { $sum: '$revision' }, last: { $max: '$_id' } } },
  ]);
  const { count = 0, revisions = 0, last } = contacts ?? {};
  return [PERSON_KEYS_VERSION, count, revisions, last?.toHexString() ?? ''].join(' ');
}

async function* changedContacts(): AsyncGenerator<mongo.ObjectId[]> {
  let after: mongo.ObjectId | null = null;
  let changed: mongo.ObjectId[] = [];
  for (;;) {
    const filter: object = after === null ? {} : { _id: { $gt: after } };
    const page = await ContactModel.find(filter, { revision: 1 }).sort({ _id: 1 }).limit(PAGE).lean();
    const ids = page.map(({ _id }) => _id);
    const compared = await ContactMatchKeyModel.find({ _id: { $in: ids } }, { revision: 1, version: 1 }).lean();
    const stamps = new Map(compared.map((one) => [one._id.toHexString(), `${one.version} ${one.revision}`]));
    const isChanged = ({ _id, revision }: (typeof page)[number]) =>
      stamps.get(_id.toHexString()) !== `${PERSON_KEYS_VERSION} ${revision ?? null}`;
    changed.push(...page.filter(isChanged).map(({ _id }) => _id));
    for (; changed.length >= BATCH; changed = changed.slice(BATCH)) yield changed.slice(0, BATCH);
    after = ids.at(-1) ?? null;
    if (page.length < PAGE) break;
  }
  if (changed.length > 0) yield changed;
}
