import { CONTACT_INDEXES, ContactModel, LEAD_INDEXES, LeadModel } from '@workbench/db';
import type { Model, Types } from 'mongoose';
import type { NoticePerson, NoticeState } from '../notice-schemas.ts';
import { collectedFrom, daysLater, dueWithMessage } from './due-day.ts';
import { idsOf } from './same-person.ts';
import { messagedSince } from './who-was-messaged.ts';

export type PersonKind = NoticePerson['kind'];

const WEEK_DAYS = 7;

/** Where people are saved, and since when. */
export const PEOPLE: Record<PersonKind, { records: Model<never>; collected: 'savedAt' | 'createdAt'; hint: string }> = {
  contact: { records: ContactModel as never, collected: 'savedAt', hint: CONTACT_INDEXES.notice },
  lead: { records: LeadModel as never, collected: 'createdAt', hint: LEAD_INDEXES.notice },
};
export const PERSON_KINDS: readonly PersonKind[] = ['contact', 'lead'];

/** Who is in a state today, as a condition on each kind of record. */
export async function stateFilters(now: Date): Promise<(kind: PersonKind, state: NoticeState) => object> {
  const [due, dueLater] = [collectedFrom(now), collectedFrom(daysLater(now, WEEK_DAYS))];
  // Of those collected earlier the month is over anyway.
  const messaged = await messagedSince(due);
  const withMessage = {
    contact: await findDueWithMessage('contact', messaged),
    lead: await findDueWithMessage('lead', messaged),
  };
  return (kind, state) => {
    if (state === 'informed') return { 'informed.at': { $ne: null } };
    const field = PEOPLE[kind].collected;
    const ids = withMessage[kind];
    const bounds = { overdue: { $lt: due }, week: { $gte: due, $lt: dueLater }, later: { $gte: dueLater } }[state];
    const uninformed = { 'informed.at': null };
    if (ids.length === 0) return { ...uninformed, [field]: bounds };
    if (state !== 'overdue') return { ...uninformed, [field]: bounds, _id: { $nin: ids } };
    return { ...uninformed, $or: [{ [field]: bounds }, { _id: { $in: ids } }] };
  };
}

/** Who is due with a message. */
async function findDueWithMessage(kind: PersonKind, messaged: ReadonlyMap<string, Date>): Promise<Types.ObjectId[]> {
  const { records, collected } = PEOPLE[kind];
  const people = await records
    .find({ _id: { $in: idsOf(kind, [...messaged.keys()]) } } as never, { [collected]: 1 })
    .lean<{ _id: Types.ObjectId; savedAt: Date; createdAt: Date }[]>();
  return people
    .filter((one) => {
      const messagedAt = messaged.get(`${kind}:${one._id}`) ?? null;
      return dueWithMessage(one[collected], messagedAt) === messagedAt;
    })
    .map(({ _id }) => _id);
}
