import type { InformedDoc } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { MarkedInformed, MarkInformedInput, NoticePerson, WithdrawInformedInput } from '../notice-schemas.ts';
import { dayOf } from './due-day.ts';
import { findSamePeople, idsOf } from './same-person.ts';
import { PEOPLE, PERSON_KINDS, type PersonKind, stateFilters } from './state-filter.ts';
import { messagedAmong } from './who-was-messaged.ts';

const UNINFORMED = { 'informed.at': null };
const INFORMED = { 'informed.at': { $ne: null } };
const keyOf = ({ kind, id }: NoticePerson): string => `${kind}:${id}`;

/**
 * Notes that people were informed; who was informed before keeps that day. A contact and the lead that was made of them are one
 * person. Sends nothing. May be repeated.
 * @throws ServiceError invalid for a day that is still to come, or before the data of one of them was collected; no one is marked then
 */
export async function markInformed({ ctx, input }: Verb<MarkInformedInput>): Promise<MarkedInformed> {
  const { people, state, how, on } = input;
  const informed: InformedDoc = { at: dayToTime(ctx, on), how };
  if (people === undefined) return markState(ctx, state ?? 'overdue', { informed, on });
  const chosen = [...new Map(people.map((one) => [keyOf(one), one])).values()];
  const messaged = how === 'message' ? await messagedAmong(chosen.map(keyOf)) : null;
  const marked: MarkedInformed = { informed: 0, unchanged: 0, withoutMessage: 0, missing: 0 };
  const existing = await findExisting(chosen);
  requireCollected(on, [...existing.values()]);
  for (const one of chosen) {
    const at = messaged === null ? informed.at : messaged.get(keyOf(one));
    if (!existing.has(keyOf(one))) marked.missing++;
    else if (at === undefined) marked.withoutMessage++;
    else if ((await changeAll(await recordsOf(one), UNINFORMED, { $set: { informed: { at, how } } })) > 0)
      marked.informed++;
    else marked.unchanged++;
  }
  return marked;
}

/** Takes marks back that were mistakes. */
export async function withdrawInformed({ input }: Verb<WithdrawInformedInput>): Promise<{ withdrawn: number }> {
  let withdrawn = 0;
  for (const one of new Map(input.people.map((person) => [keyOf(person), person])).values()) {
    withdrawn += await changeAll(await recordsOf(one), INFORMED, { $unset: { informed: 1 } });
  }
  return { withdrawn };
}

/** Today's mark has the time of now: a list of a day is in its order. */
function dayToTime(ctx: ServiceContext, on: string | undefined): Date {
  const now = ctx.now();
  if (on === undefined || on === dayOf(now)) return now;
  const at = new Date(`${on}T12:00:00.000Z`);
  if (at > now)
    throw new ServiceError('invalid', 'This day is still to come', [{ path: ['on'], message: 'Still to come' }]);
  return at;
}

/** No one can have been informed about data that was not collected. */
function requireCollected(on: string | undefined, collected: readonly Date[]): void {
  const later = collected.filter((at) => on !== undefined && dayOf(at) > on);
  if (later.length === 0) return;
  const first = dayOf(new Date(Math.max(...later.map((at) => at.getTime()))));
  const whose = later.length === 1 ? 'one of these people' : `${later.length} of these people`;
  const message = `The data of ${whose} was collected after this day, the latest on ${first}: enter that day or a later one`;
  throw new ServiceError('invalid', message, [{ path: ['on'], message: 'Before the data was collected' }]);
}

async function markState(
  ctx: ServiceContext,
  state: 'overdue' | 'week',
  { informed, on }: { informed: InformedDoc; on: string | undefined },
): Promise<MarkedInformed> {
  const filterOf = await stateFilters(ctx.now());
  if (on !== undefined) {
    for (const kind of PERSON_KINDS) requireCollected(on, await latestCollected(kind, filterOf(kind, state)));
  }
  const counts = PERSON_KINDS.map((kind) => changePeople(kind, filterOf(kind, state), { $set: { informed } }));
  const sum = (await Promise.all(counts)).reduce((all, count) => all + count, 0);
  await markLinked(informed);
  return { informed: sum, unchanged: 0, withoutMessage: 0, missing: 0 };
}

/** A person who was marked by one record is informed by all others, too, whatever state those are in. */
async function markLinked(informed: InformedDoc): Promise<void> {
  const marked = PERSON_KINDS.map(async (kind) => {
    const ids = await PEOPLE[kind].records.distinct('_id', { 'informed.at': informed.at } as never);
    return (ids as Types.ObjectId[]).map((id) => `${kind}:${id}`);
  });
  const keys = (await findSamePeople((await Promise.all(marked)).flat())).flat();
  for (const kind of PERSON_KINDS)
    await changePeople(kind, { _id: { $in: idsOf(kind, keys) }, ...UNINFORMED }, { $set: { informed } });
}

/** Of the one that was collected last; empty without any. */
async function latestCollected(kind: PersonKind, filter: object): Promise<Date[]> {
  const { records, collected } = PEOPLE[kind];
  const [latest] = await records
    .find(filter as never, { [collected]: 1 })
    .sort({ [collected]: -1 })
    .limit(1)
    .lean<Collected[]>();
  return latest === undefined ? [] : [latest[collected]];
}

interface Collected {
  _id: Types.ObjectId;
  savedAt: Date;
  createdAt: Date;
}

/** When the data of each was collected. */
async function findExisting(people: readonly NoticePerson[]): Promise<Map<string, Date>> {
  const found = PERSON_KINDS.map(async (kind) => {
    const ids = people.filter((one) => one.kind === kind).map(({ id }) => new Types.ObjectId(id));
    const docs = await PEOPLE[kind].records
      .find({ _id: { $in: ids } } as never, { [PEOPLE[kind].collected]: 1 })
      .lean<Collected[]>();
    return docs.map((doc) => [`${kind}:${doc._id.toHexString()}`, doc[PEOPLE[kind].collected]] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

/** The record itself, then the others of the same person. */
async function recordsOf(person: NoticePerson): Promise<RecordsOfPerson[]> {
  const { kind, id } = person;
  const others = (await findSamePeople([keyOf(person)])).flat().filter((key) => key !== keyOf(person));
  return [
    { kind, filter: { _id: new Types.ObjectId(id) } },
    ...PERSON_KINDS.map((one) => ({ kind: one, filter: { _id: { $in: idsOf(one, others) } } })),
  ];
}

interface RecordsOfPerson {
  kind: PersonKind;
  filter: object;
}

/** @returns how many of the first were changed */
async function changeAll(records: readonly RecordsOfPerson[], only: object, change: object): Promise<number> {
  const changes = records.map(({ kind, filter }) => changePeople(kind, { ...filter, ...only }, change));
  const [own = 0] = await Promise.all(changes);
  return own;
}

async function changePeople(kind: PersonKind, filter: object, change: object): Promise<number> {
  // A lead is written by what was read, and looks whether its revision is still the same.
  const update = kind === 'lead' ? { ...change, $inc: { revision: 1 } } : change;
  return (await PEOPLE[kind].records.updateMany(filter as never, update as never)).modifiedCount;
}
