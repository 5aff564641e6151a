import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { matchPerson } from '../../shared/personal-data/person-mentions.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import { erasedKey } from './erased.ts';
import { withoutOutdated } from './find-outdated.ts';

/** Finds and erases personal data in recipients of campaigns. */
export const OUTREACH_PERSONAL_DATA: readonly PersonalDataSource[] = [{ category: 'outreach messages', find, erase }];

const FIELDS = { recipientName: 1, keys: 1, identifiers: 1, contactId: 1, leadId: 1, leadIdentifiers: 1 };

/**
 * Everybody is looked at: numbers and other spellings are not among the keys that recipients are indexed by. A former address
 * of their lead finds no recipient, and leads to no one: it may be another person's by now.
 */
async function find(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const matchOf = (doc: OutreachMessageDoc) =>
    matchPerson(query, [...doc.identifiers, ...doc.keys.map(toIdentifier)], doc.recipientName ?? '');
  const candidates: OutreachMessageDoc[] = [];
  const recipients = OutreachMessageModel.find({}, FIELDS).lean<OutreachMessageDoc[]>().cursor({ batchSize: 1000 });
  for await (const doc of recipients) if (matchOf(doc) !== null) candidates.push(doc);
  const matches = new Map<string, PersonalDataRecord['match']>();
  for (const doc of await withoutOutdated(candidates)) {
    const match = matchOf(doc);
    if (match !== null) matches.set(doc._id, match);
  }
  // What comes after a message has only its thread as a key.
  const next = await OutreachMessageModel.find({ threadId: { $in: [...matches.keys()] } }, { threadId: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.thread)
    .lean();
  for (const { _id, threadId } of next) matches.set(_id, matches.get(threadId ?? '') ?? 'name');
  const docs = await OutreachMessageModel.find({ _id: { $in: [...matches.keys()] } }).lean<OutreachMessageDoc[]>();
  return (await withoutOutdated(docs)).map(({ leadIdentifiers: _, ...doc }) => ({
    id: doc._id,
    label: [doc.recipientName, doc.recipientCompany].filter(Boolean).join(', '),
    match: matches.get(doc._id) ?? 'name',
    // A domain is their colleagues', too.
    identifiers: doc.identifiers.filter(({ kind }) => kind !== 'domain'),
    data: doc,
  }));
}

/**
 * "contact:…" and "lead:…": a data subject request may identify a person by these, too. A profile is a "linkedin:…" key
 * there.
 */
function toIdentifier(key: string): { kind: string; value: string } {
  const at = key.indexOf(':');
  const kind = key.slice(0, at);
  return { kind: kind === 'linkedin' ? 'profile' : kind, value: key.slice(at + 1) };
}

/** What has been sent stays as a number in its campaign's counters, and nothing of the person stays with it. */
async function erase(_: ServiceContext, ids: readonly string[]): Promise<number> {
  const erased = await eraseMessages(ids);
  // One that was added after them while they were looked for.
  const added = await OutreachMessageModel.find({ threadId: { $in: [...ids] }, _id: { $nin: [...ids] } }, { _id: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.thread)
    .lean();
  return erased + (await eraseMessages(added.map(({ _id }) => _id)));
}

async function eraseMessages(ids: readonly string[]): Promise<number> {
  const { deletedCount } = await OutreachMessageModel.deleteMany({ _id: { $in: [...ids] }, sentAt: null });
  let emptied = 0;
  for (const id of ids) {
    const key = erasedKey(id);
    const { matchedCount } = await OutreachMessageModel.updateOne(
      { _id: id },
      { $set: { ...EMPTY, recipientKey: key, keys: [key] }, $inc: { revision: 1, edition: 1 } },
    );
    emptied += matchedCount;
  }
  return deletedCount + emptied;
}

const EMPTY = {
  contactId: null,
  leadId: null,
  recipientName: null,
  recipientCompany: null,
  recipientTitle: null,
  recipientIndustry: null,
  recipientLinkedinUrl: null,
  identifiers: [],
  listHashes: [],
  leadIdentifiers: [],
  messageContent: null,
  messageId: null,
  failure: null,
  note: '',
  marks: [],
} satisfies Partial<OutreachMessageDoc>;
