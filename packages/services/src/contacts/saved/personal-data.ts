import { type ContactDoc, ContactModel, ContactSearchPageModel } from '@workbench/db';
import { directIdentifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { matchPerson } from '../../shared/personal-data/person-mentions.ts';
import type {
  PersonalDataRecord,
  PersonalDataSource,
  PersonIdentifier,
  PersonQuery,
} from '../../shared/personal-data/types.ts';
import { directIdentifiersOfContact } from '../people/contact-identifiers.ts';
import type { FoundContact } from '../people/types.ts';
import { peopleOnPage } from '../results/stored-pages.ts';

/** Finds and erases personal data in saved contacts and stored result pages. */
export const CONTACT_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'contacts', find: findInContacts, erase: eraseContacts },
  { category: 'search results', find: findInPages, erase: erasePages },
];

const FIELDS = {
  name: 1,
  email: 1,
  phone: 1,
  linkedinUrl: 1,
  otherValues: 1,
  sourceValues: 1,
  sources: 1,
  organizationDomain: 1,
  keys: 1,
  keysToCome: 1,
  formerIds: 1,
};

/** Everybody is looked at: numbers and other spellings are not among the keys that contacts are indexed by. */
async function findInContacts(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const matches: { _id: Types.ObjectId; match: PersonalDataRecord['match'] }[] = [];
  for await (const doc of ContactModel.find({}, FIELDS).lean().cursor({ batchSize: 1000 })) {
    const match = matchPerson(query, identifiersOfDocument(doc), namesOf(doc).join(' | '));
    if (match !== null) matches.push({ _id: doc._id, match });
  }
  const docs = await ContactModel.find({ _id: { $in: matches.map(({ _id }) => _id) } }).lean<ContactDoc[]>();
  const byId = new Map(matches.map(({ _id, match }) => [_id.toHexString(), match]));
  return docs.map((doc) => ({
    id: doc._id.toHexString(),
    label: [doc.name, doc.organizationName].filter(Boolean).join(', '),
    match: byId.get(doc._id.toHexString()) ?? 'name',
    identifiers: identifiersOfDocument(doc),
    data: doc,
  }));
}

/** Also the name that a source gives beside one that was typed. */
const namesOf = ({ name, sourceValues = [] }: Pick<ContactDoc, 'name' | 'sourceValues'>): string[] => [
  name,
  ...sourceValues.filter(({ field }) => field === 'name').map(({ value }) => value),
];

type IdentifiableContact = Parameters<typeof directIdentifiersOfContact>[0] & Pick<ContactDoc, '_id' | 'formerIds'>;

const identifiersOfDocument = (doc: IdentifiableContact): PersonIdentifier[] => [
  ...directIdentifiersOfContact(doc),
  ...[doc._id, ...doc.formerIds].map(contactIdentifier),
];

const contactIdentifier = (id: Types.ObjectId) => ({ kind: 'contact', value: id.toHexString() });

async function eraseContacts(_: ServiceContext, ids: readonly string[]): Promise<number> {
  const { deletedCount } = await ContactModel.deleteMany({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
  return deletedCount;
}

/** A result is named "<page> <result id>". */
async function findInPages(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const found: PersonalDataRecord[] = [];
  for await (const page of ContactSearchPageModel.find().lean().cursor({ batchSize: 50 })) {
    for (const one of peopleOnPage(page)) {
      const identifiers = one.people.flatMap(directIdentifiersOf);
      const names = one.people.map(({ name }) => name);
      const match = matchPerson(query, identifiers, names.join(' | '));
      if (match === null) continue;
      found.push({ id: `${page._id} ${one.id}`, label: labelOf(one), match, identifiers, data: one });
    }
  }
  return found;
}

async function erasePages(_: ServiceContext, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (const id of ids) {
    const [pageId = '', personId = ''] = [id.slice(0, id.indexOf(' ')), id.slice(id.indexOf(' ') + 1)];
    const { modifiedCount } = await ContactSearchPageModel.updateOne(
      { _id: pageId },
      { $pull: { people: { id: personId } } },
    );
    erased += modifiedCount;
  }
  return erased;
}

const labelOf = ({ people: [first] }: Pick<FoundContact, 'people'>): string =>
  [first?.name, first?.organizationName].filter(Boolean).join(', ');
