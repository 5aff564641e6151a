import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { findSamePeople } from './same-person.ts';

type Sent = Pick<OutreachMessageDoc, 'contactId' | 'leadId' | 'sentAt'>;

const FIELDS = { contactId: 1, leadId: 1, sentAt: 1 };

/** When the first message went to contacts and leads, as "contact:<id>" and "lead:<id>", of those sent from a time on. */
export async function messagedSince(from: Date): Promise<Map<string, Date>> {
  const sent = OutreachMessageModel.find({ sentAt: { $gte: from } }, FIELDS).hint(OUTREACH_MESSAGE_INDEXES.sent);
  const first = firstOf(await sent.lean<Sent[]>());
  return shareFirst(first, await findSamePeople([...first.keys()]));
}

/** The same of these people, whenever it was. */
export async function messagedAmong(keys: readonly string[]): Promise<Map<string, Date>> {
  const people = await findSamePeople(keys);
  const all = [...new Set([...keys, ...people.flat()])];
  const sent = OutreachMessageModel.find({ keys: { $in: all }, sentAt: { $ne: null } }, FIELDS);
  return shareFirst(firstOf(await sent.hint(OUTREACH_MESSAGE_INDEXES.recipient).lean<Sent[]>()), people);
}

function firstOf(messages: readonly Sent[]): Map<string, Date> {
  const first = new Map<string, Date>();
  for (const { contactId, leadId, sentAt } of messages) {
    for (const key of [contactId && `contact:${contactId}`, leadId && `lead:${leadId}`]) {
      if (!key || sentAt === null) continue;
      const known = first.get(key);
      if (known === undefined || sentAt < known) first.set(key, sentAt);
    }
  }
  return first;
}

/** What was sent to a person under one key was sent to them under each. */
function shareFirst(first: Map<string, Date>, people: readonly string[][]): Map<string, Date> {
  for (const keys of people) {
    const times = keys.flatMap((key) => first.get(key) ?? []);
    const [earliest] = times.toSorted((one, other) => one.getTime() - other.getTime());
    if (earliest !== undefined) for (const key of keys) first.set(key, earliest);
  }
  return first;
}
