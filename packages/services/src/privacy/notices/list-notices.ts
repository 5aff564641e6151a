import { CONTACT_INDEXES, LEAD_INDEXES } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { unknownCursor } from '../../shared/long-lists/date-cursor.ts';
import type { ListNoticesInput, NoticeList, NoticeState } from '../notice-schemas.ts';
import { type CollectedPerson, FIELDS, toNotices } from './notice-view.ts';
import { PEOPLE, PERSON_KINDS, type PersonKind, stateFilters } from './state-filter.ts';

const STATES: readonly NoticeState[] = ['overdue', 'week', 'later', 'informed'];
/** The informed are listed in the order of all. */
const ALL: Record<PersonKind, string> = { contact: CONTACT_INDEXES.saved, lead: LEAD_INDEXES.created };

interface Position {
  at: Date;
  id: Types.ObjectId;
}

/** Contacts and leads who are to be informed, or were, the earliest collected first. @throws ServiceError invalid for an unknown cursor */
export async function listNotices({ ctx, input }: Verb<ListNoticesInput>): Promise<NoticeList> {
  const { state, limit, cursor } = input;
  const after = cursor === undefined ? null : decode(cursor);
  const filterOf = await stateFilters(ctx.now());
  const [counts, ...found] = await Promise.all([
    countStates(filterOf),
    ...PERSON_KINDS.map((kind) => findPage(kind, state, filterOf(kind, state), after, limit + 1)),
  ]);
  const people = found.flat().toSorted((one, other) => compare(positionOf(one), positionOf(other)));
  const shown = people.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await toNotices(ctx, shown),
    total: counts[state],
    counts,
    nextCursor: people.length > limit && last !== undefined ? encode(positionOf(last)) : null,
  };
}

async function countStates(filterOf: (kind: PersonKind, state: NoticeState) => object): Promise<NoticeList['counts']> {
  const counted = STATES.map(async (state) => {
    const counts = PERSON_KINDS.map((kind) => PEOPLE[kind].records.countDocuments(filterOf(kind, state) as never));
    return [state, (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as NoticeList['counts'];
}

async function findPage(
  kind: PersonKind,
  state: NoticeState,
  filter: object,
  after: Position | null,
  limit: number,
): Promise<CollectedPerson[]> {
  const { records, collected, hint } = PEOPLE[kind];
  const further = after && {
    $or: [{ [collected]: { $gt: after.at } }, { [collected]: after.at, _id: { $gt: after.id } }],
  };
  const docs = await records
    .find({ $and: [filter, further ?? {}] } as never, FIELDS)
    .sort({ [collected]: 1, _id: 1 })
    .hint(state === 'informed' ? ALL[kind] : hint)
    .limit(limit)
    .lean<never[]>();
  return docs.map((doc) => ({ kind, doc }));
}

function positionOf({ kind, doc }: CollectedPerson): Position {
  return { at: doc[PEOPLE[kind].collected] as Date, id: doc._id };
}

const compare = (one: Position, other: Position): number =>
  one.at.getTime() - other.at.getTime() || (one.id.toHexString() < other.id.toHexString() ? -1 : 1);

const encode = ({ at, id }: Position): string => `${at.getTime()}_${id.toHexString()}`;

/** @throws ServiceError invalid */
function decode(cursor: string): Position {
  const [, time, id] = /^(\d{1,15})_([0-9a-f]{24})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw unknownCursor();
  return { at: new Date(Number(time)), id: new Types.ObjectId(id) };
}
