import {
  type ArchivedDocumentDoc,
  ArchivedDocumentModel,
  type ContactDoc,
  type LeadDoc,
  type OutreachMessageDoc,
  TrashEntryModel,
} from '@workbench/db';
import { directIdentifiersOf, identifierKey, identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { Types } from 'mongoose';
import { withCurrentWords } from '../companies/index.ts';
import { identifiersFromKeys } from '../contacts/index.ts';
import { findLeads } from '../leads/index.ts';
import { withoutOutdated } from '../outreach/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { discardArchive } from '../shared/moves/discard-archive.ts';
import {
  createMentionMatcher,
  matchPerson,
  personPattern,
  textMatches,
} from '../shared/personal-data/person-mentions.ts';
import { redact, redactDeep } from '../shared/personal-data/redact.ts';
import type {
  PersonalDataRecord,
  PersonalDataSource,
  PersonIdentifier,
  PersonQuery,
} from '../shared/personal-data/types.ts';

/**
 * People among what was deleted: an erasure reaches them there, too. Other archived documents, such as reports and rows of
 * imports, lose their mentions of the person and stay.
 */
export const TRASH_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'trash', find: findInTrash, erase: eraseFromTrash },
];

interface Person {
  name: string;
  company: string | null;
  identifiers: PersonIdentifier[];
  /** By which they are found, too, and no one else: what a message has of a lead may be another person's by now. */
  ofLead?: PersonIdentifier[];
  /** By which they may be meant: a person has to confirm it. */
  former?: PersonIdentifier[];
}

const ownId = (kind: string, id: Types.ObjectId | string | null): PersonIdentifier[] =>
  id === null ? [] : [{ kind, value: String(id) }];

function readMessage(message: OutreachMessageDoc): Person {
  // Their leads may have other addresses by now.
  const ofLead = new Set((message.leadIdentifiers ?? []).map(identifierKey));
  const known = message.identifiers.filter(({ kind }) => kind !== 'domain');
  return {
    name: message.recipientName ?? '',
    company: message.recipientCompany,
    identifiers: [
      ...known.filter((one) => !ofLead.has(identifierKey(one))),
      ...ownId('lead', message.leadId),
      ...ownId('contact', message.contactId),
    ],
    ofLead: known.filter((one) => ofLead.has(identifierKey(one))),
  };
}

/** By the collection that the document was in. */
const READERS: Record<string, (document: never) => Person> = {
  contacts: (contact: ContactDoc) => ({
    name: contact.name,
    company: contact.organizationName,
    identifiers: [
      ...directIdentifiersOf(contact),
      // An address that a newer one has replaced is among the keys alone.
      ...identifiersFromKeys([...contact.keys, ...(contact.keysToCome ?? [])]),
      ...[contact._id, ...contact.formerIds].flatMap((id) => ownId('contact', id)),
    ],
  }),
  leads: (lead: LeadDoc) => ({
    name: [lead.firstName, lead.lastName].join(' ').trim(),
    company: lead.company,
    identifiers: [
      // A domain is their colleagues', too.
      ...identifiersOf(lead).filter(({ kind }) => kind !== 'domain'),
      ...ownId('lead', lead._id),
      ...ownId('contact', lead.contactId),
    ],
    former: identifiersFromKeys(lead.keys.filter((key) => /^(?:email|linkedin):/.test(key))),
  }),
  outreach_messages: readMessage,
};

const matchOf = (query: PersonQuery, { identifiers, ofLead = [], former, name }: Person) =>
  matchPerson(query, [...identifiers, ...ofLead], name, former);

/** A deleted person, and what the export says of them; see `compareWithLeads`. */
async function asKnownNow(
  query: PersonQuery,
  { collectionName, document }: Pick<ArchivedDocumentDoc, 'collectionName' | 'document'>,
  person: Person,
) {
  if (collectionName !== 'outreach_messages') return { present: person, data: document };
  const message = await compareWithLeads(query, document as unknown as OutreachMessageDoc);
  const { leadIdentifiers: _, ...data } = message;
  return { present: readMessage(message), data };
}

/**
 * A message as its leads are known now. What it has from one that is deleted for good is all that is left of it: it leads to
 * the person again, unless an erasure that is continued has deleted that lead itself.
 */
async function compareWithLeads(query: PersonQuery, message: OutreachMessageDoc): Promise<OutreachMessageDoc> {
  const [present = message] = await withoutOutdated([message]);
  const noted = present.leadIdentifiers ?? [];
  const left = await findLeadsLeft([...new Set(noted.map(({ leadId }) => leadId))]);
  for (const { kind, value } of query.identifiers) if (kind === 'lead') left.add(value);
  return { ...present, leadIdentifiers: noted.filter(({ leadId }) => left.has(leadId)) };
}

/** Those that are saved or in the trash. */
async function findLeadsLeft(ids: readonly string[]): Promise<Set<string>> {
  const saved = new Set((await findLeads(ids)).keys());
  const missing = ids.filter((id) => !saved.has(id)).map((id) => new Types.ObjectId(id));
  if (missing.length === 0) return saved;
  const archived = await ArchivedDocumentModel.find(
    { collectionName: 'leads', 'document._id': { $in: missing } },
    { 'document._id': 1 },
  ).lean<ArchivedDocumentDoc[]>();
  return new Set([...saved, ...archived.map(({ document }) => String(document._id))]);
}

/**
 * What tracked companies lose by an erasure, no less and no more: an un-merge compares both, and a company may have the
 * person's name.
 */
const OF_COMPANIES: ReadonlySet<string> = new Set(['companies', 'merged_companies', 'observations', 'company_changes']);

async function findInTrash(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const found: PersonalDataRecord[] = [];
  const mentionOf = createMentionMatcher(query);
  const archived = ArchivedDocumentModel.find().lean();
  for await (const { _id, collectionName, document } of archived.cursor({ batchSize: 500 })) {
    const person = READERS[collectionName]?.(document as never);
    if (person === undefined) {
      const mention = mentionOf(document);
      const mentioned = `Deleted: mention in ${collectionName.replaceAll('_', ' ')}`;
      if (mention !== null) found.push({ id: _id, label: mentioned, match: mention, identifiers: [], data: document });
      continue;
    }
    if (matchOf(query, person) === null) continue;
    const { present, data } = await asKnownNow(query, { collectionName, document }, person);
    const match = matchOf(query, present);
    if (match === null) continue;
    const label = `Deleted: ${[person.name, person.company].filter(Boolean).join(', ')}`;
    found.push({ id: _id, label, match, identifiers: present.identifiers, data });
  }
  return found;
}

const NO_ONE: PersonQuery = { identifiers: [], name: null, company: null };

/**
 * Deletes archived contacts and leads for good, and nothing else of their entries.
 * @param ids of their archived documents
 */
export const purgePeople = (ctx: ServiceContext, ids: readonly string[]): Promise<number> =>
  eraseFromTrash(ctx, ids, NO_ONE);

async function eraseFromTrash(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  const pattern = personPattern(query, { withName: true });
  const byIdentifier = personPattern(query, { withName: false });
  const archived = await ArchivedDocumentModel.find({ _id: { $in: [...ids] } }).lean();
  for (const { _id, archiveId, collectionName, document } of archived) {
    if (READERS[collectionName] === undefined) {
      const { _id: documentId, ...rest } = document;
      const used = OF_COMPANIES.has(collectionName) ? byIdentifier : pattern;
      const redacted = used === null ? rest : withCurrentWords(redactDeep(rest, used));
      await ArchivedDocumentModel.updateOne({ _id }, { $set: { document: { _id: documentId, ...redacted } } });
      if (used !== null) await redactLabel(archiveId, used);
      continue;
    }
    await ArchivedDocumentModel.deleteOne({ _id });
    if (collectionName === 'leads') {
      await ArchivedDocumentModel.deleteMany({
        archiveId,
        collectionName: 'lead_rows',
        'document.leadId': document._id,
      });
    }
    await removeFromEntry(archiveId, String(document._id));
  }
  return archived.length;
}

/** A list, a template or a view is labelled by its name, in which users may have written the person's. */
async function redactLabel(archiveId: string, pattern: RegExp): Promise<void> {
  const entry = await TrashEntryModel.findById(archiveId, { label: 1 }).lean();
  if (entry === null || !textMatches(entry.label, pattern)) return;
  await TrashEntryModel.updateOne({ _id: archiveId }, { $set: { label: redact(entry.label, pattern) } });
}

/** An entry whose last record was erased goes as a whole: its label names them. */
async function removeFromEntry(archiveId: string, recordId: string): Promise<void> {
  const entry = await TrashEntryModel.findOneAndUpdate(
    { _id: archiveId, recordIds: recordId },
    { $pull: { recordIds: recordId } },
    { returnDocument: 'after' },
  ).lean();
  if (entry === null) return;
  if (entry.recordIds.length === 0) {
    await discardArchive(archiveId);
    await TrashEntryModel.deleteOne({ _id: archiveId });
    return;
  }
  const count = entry.recordIds.length;
  const [one, many] = entry.kind === 'contact' ? ['contact', 'contacts'] : ['lead', 'leads'];
  const label = `${count} ${count === 1 ? one : many}`;
  const contents = entry.contents.map((part) => (part.what === many ? { ...part, count } : part));
  await TrashEntryModel.updateOne({ _id: archiveId }, { $set: { label, contents } });
}
