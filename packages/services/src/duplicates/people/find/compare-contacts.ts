import { type ContactMatchKeyDoc, ContactMatchKeyModel, ContactModel, ContactPairModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { CommonKeys } from '../../find/common-keys.ts';
import { type FoundPair, storePairs } from '../../find/store-pairs.ts';
import { pairId } from '../../pair-key.ts';
import { CONTACT_PAIRS, contactDismissalKeys, digestOf } from '../contact-pairs.ts';
import { matchPeople } from '../rule/match-people.ts';
import { PERSON_KEYS_VERSION, personKeys } from '../rule/person-keys.ts';
import type { ReadPerson } from '../rule/read-person.ts';
import { COMPARED_FIELDS, type ComparedContact, readContact } from './read-contact.ts';
import { removeGoneAmong } from './remove-gone-contacts.ts';

/**
 * Compares contacts with those that share a key with them, and brings the queue up to date. Repeatable: their keys are
 * stored last, and a contact without its keys is compared again.
 * @returns how many pairs are new in the queue
 */
export async function compareContacts(ids: readonly mongo.ObjectId[], common: CommonKeys, now: Date): Promise<number> {
  const changed = (await loadContacts(ids)).map((contact) => new Candidate(contact));
  const docs = changed.map(matchKeysOf);
  // Those of one batch meet as well, so the keys come first, without the revision that says "compared".
  await storeKeys(docs.map((doc) => ({ ...doc, version: 0 })));
  const others = await findCandidates(docs, common);
  const pairs = findPairs(changed, others);
  const changedIds = changed.map(({ contact }) => contact._id);
  const found = await storePairs(CONTACT_PAIRS, changedIds, pairs, now);
  await storeKeys(docs);
  // Some may have been deleted or erased since they were read.
  await removeGoneAmong([...changedIds, ...pairs.flatMap((pair) => pair.ids)]);
  return found;
}

async function loadContacts(ids: readonly mongo.ObjectId[]): Promise<ComparedContact[]> {
  return ContactModel.find({ _id: { $in: ids } }, COMPARED_FIELDS).lean<ComparedContact[]>();
}

function matchKeysOf({ contact, read }: Candidate): ContactMatchKeyDoc {
  return {
    _id: contact._id,
    keys: [...new Set(personKeys(read).map(digestOf))],
    version: PERSON_KEYS_VERSION,
    revision: contact.revision ?? null,
  };
}

async function storeKeys(docs: readonly ContactMatchKeyDoc[]): Promise<void> {
  if (docs.length === 0) return;
  await ContactMatchKeyModel.bulkWrite(
    docs.map(({ _id, ...fields }) => ({ updateOne: { filter: { _id }, update: { $set: fields }, upsert: true } })),
    { ordered: false },
  );
}

/** With the contacts of pairs that are known already, which may have stopped sharing a key. */
async function findCandidates(docs: readonly ContactMatchKeyDoc[], common: CommonKeys): Promise<Candidate[]> {
  const keys = await common.withoutCommon(docs.flatMap((doc) => doc.keys));
  const sharing = await ContactMatchKeyModel.find({ keys: { $in: keys } }).lean<ContactMatchKeyDoc[]>();
  const pairs = await ContactPairModel.find({ ids: { $in: docs.map(({ _id }) => _id) } }, { ids: 1 }).lean();
  const contacts = await loadContacts([...sharing.map(({ _id }) => _id), ...pairs.flatMap(({ ids }) => ids)]);
  return contacts.map((contact) => new Candidate(contact));
}

function findPairs(changed: readonly Candidate[], others: readonly Candidate[]): FoundPair[] {
  const byKey = Map.groupBy(
    others.flatMap((other) => personKeys(other.read).map((key) => ({ key, other }))),
    ({ key }) => key,
  );
  const pairs = new Map<string, FoundPair>();
  for (const own of changed) {
    const met = new Set(personKeys(own.read).flatMap((key) => byKey.get(key)?.map(({ other }) => other) ?? []));
    for (const other of met) {
      const id = pairId(own.id, other.id);
      if (own.id === other.id || pairs.has(id)) continue;
      const match = matchPeople(own.read, other.read);
      const dismissalKeys = match === null ? [] : contactDismissalKeys(own, other);
      if (match !== null) pairs.set(id, { id, ids: [own.contact._id, other.contact._id], match, dismissalKeys });
    }
  }
  return [...pairs.values()];
}

class Candidate {
  readonly contact: ComparedContact;
  readonly id: string;
  readonly keys: readonly string[];
  readonly read: ReadPerson;

  constructor(contact: ComparedContact) {
    this.contact = contact;
    this.id = contact._id.toHexString();
    this.keys = contact.keys;
    this.read = readContact(contact);
  }
}
