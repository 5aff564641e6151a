import { type GeneratedMessageDoc, GeneratedMessageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { createMentionMatcher, matchPerson, personPattern } from '../../shared/personal-data/person-mentions.ts';
import { redactDeep } from '../../shared/personal-data/redact.ts';
import type { PersonalDataRecord, PersonalDataSource, PersonQuery } from '../../shared/personal-data/types.ts';
import type { GeneratedMessage } from '../schemas.ts';

/** Finds and erases personal data in written messages. */
export const MESSAGE_PERSONAL_DATA: readonly PersonalDataSource[] = [
  { category: 'written messages', find: findOwn, erase: eraseOwn },
  { category: 'messages to others', find: findMentions, erase: eraseMentions },
];

const scanMessages = () => GeneratedMessageModel.find().lean<GeneratedMessageDoc[]>().cursor({ batchSize: 200 });
const ownIds = ({ contactId }: GeneratedMessageDoc) =>
  contactId === null ? [] : [{ kind: 'contact', value: contactId }];
const requestOf = ({ data }: GeneratedMessageDoc) => (data as GeneratedMessage).request;
const labelOf = (message: GeneratedMessageDoc): string =>
  [requestOf(message).recipientName, requestOf(message).recipientCompany].filter(Boolean).join(', ');

/** A message belongs to its recipient. */
const matchRecipient = (query: PersonQuery, message: GeneratedMessageDoc): PersonalDataRecord['match'] | null =>
  matchPerson(query, ownIds(message), requestOf(message).recipientName);

async function findOwn(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const found: PersonalDataRecord[] = [];
  for await (const message of scanMessages()) {
    const match = matchRecipient(query, message);
    if (match === null) continue;
    const { _id: id, data } = message;
    found.push({ id, label: labelOf(message), match, identifiers: ownIds(message), data });
  }
  return found;
}

async function eraseOwn(_: ServiceContext, ids: readonly string[]): Promise<number> {
  const { deletedCount } = await GeneratedMessageModel.deleteMany({ _id: { $in: [...ids] } });
  return deletedCount;
}

/** Whoever is mentioned in a message adds nothing of its recipient to what they are recognised by. */
async function findMentions(_: ServiceContext, query: PersonQuery): Promise<PersonalDataRecord[]> {
  const mentionOf = createMentionMatcher(query);
  const found: PersonalDataRecord[] = [];
  for await (const message of scanMessages()) {
    const [own, match] = [matchRecipient(query, message), mentionOf(message.data)];
    // A name in it may be the recipient's own.
    if (match === null || own === 'identifier' || own === match) continue;
    const label = `To ${labelOf(message) || 'a person without a name'}`;
    found.push({ id: message._id, label, match, identifiers: [], data: message.data });
  }
  return found;
}

/** The message stays without the person; a recipient of the same name keeps theirs. */
async function eraseMentions(_: ServiceContext, ids: readonly string[], query: PersonQuery): Promise<number> {
  for (const id of ids) {
    const message = await GeneratedMessageModel.findById(id).lean<GeneratedMessageDoc>();
    if (message === null) continue;
    const pattern = personPattern(query, { withName: matchRecipient(query, message) === null });
    if (pattern === null) continue;
    await GeneratedMessageModel.updateOne({ _id: id }, { $set: { data: redactDeep(message.data, pattern) } });
  }
  return ids.length;
}
