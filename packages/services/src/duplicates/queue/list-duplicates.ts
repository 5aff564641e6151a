import { CompanyModel, type DuplicatePairDoc, DuplicatePairModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { findCompanies } from '../../companies/index.ts';
import type { Company } from '../../companies/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { DUPLICATES_COUNT_MAX, DUPLICATES_LIMIT_DEFAULT } from '../limits.ts';
import type { Duplicate, DuplicatePage, ListDuplicatesInput } from '../schemas.ts';
import { reasonInWords } from './reason-in-words.ts';

/** One page of the queue, sure ones first; pairs of which a company is no longer tracked are left out. */
export async function listDuplicates({ input }: Verb<ListDuplicatesInput>): Promise<DuplicatePage> {
  const { state = 'open', companyId, limit = DUPLICATES_LIMIT_DEFAULT, cursor } = input;
  const filter = { state, ...(companyId && { ids: new mongo.ObjectId(companyId) }) };
  const items: Duplicate[] = [];
  let from = cursor === undefined ? null : readCursor(cursor);
  for (;;) {
    const pairs = await readPairs(filter, from, limit + 1 - items.length);
    items.push(...(await toDuplicates(pairs)));
    const last = pairs.at(-1);
    if (last === undefined || items.length > limit) break;
    from = last;
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = items.length > limit && last ? cursorOf(last) : null;
  return { items: page, nextCursor, total: await countPairs(filter) };
}

/** @throws ServiceError not_found */
export async function getDuplicate({ input }: Verb<{ id: string }>): Promise<Duplicate> {
  const pair = await DuplicatePairModel.findById(input.id).lean();
  const [duplicate] = pair === null ? [] : await toDuplicates([pair]);
  if (duplicate === undefined) throw unknownPair(input.id);
  return duplicate;
}

const unknownPair = (id: string): ServiceError =>
  new ServiceError('not_found', `No pair of companies has the id ${id}; it may have been merged`);

async function toDuplicates(pairs: readonly DuplicatePairDoc[]): Promise<Duplicate[]> {
  const companies = await findCompanies(pairs.flatMap(({ ids }) => ids.map((id) => id.toHexString())));
  return pairs.flatMap((pair) => {
    const both = pair.ids.flatMap((id) => companies.get(id.toHexString()) ?? []).sort(byAge);
    return both.length === 2 ? [toDuplicate(pair, both)] : [];
  });
}

function toDuplicate(pair: DuplicatePairDoc, companies: Company[]): Duplicate {
  return {
    id: pair._id,
    strength: pair.rank === 0 ? 'sure' : 'possible',
    reasons: pair.reasons.map((reason) => ({
      kind: reason.kind as Duplicate['reasons'][number]['kind'],
      text: reasonInWords(reason),
    })),
    companies,
    state: pair.state,
    foundAt: pair.foundAt.toISOString(),
    dismissedAt: pair.dismissedAt?.toISOString() ?? null,
  };
}

/** Ids begin with the time of their creation. */
const byAge = (a: Company, b: Company) => (a.id < b.id ? -1 : 1);

type Filter = Pick<DuplicatePairDoc, 'state'> & { ids?: mongo.ObjectId };
type Position = Pick<DuplicatePairDoc, 'rank' | '_id'>;

function readPairs(filter: Filter, from: Position | null, limit: number): Promise<DuplicatePairDoc[]> {
  const after = from && { $or: [{ rank: { $gt: from.rank } }, { rank: from.rank, _id: { $gt: from._id } }] };
  return DuplicatePairModel.find({ ...filter, ...after } as object)
    .sort({ rank: 1, _id: 1 })
    .limit(limit)
    .lean<DuplicatePairDoc[]>()
    .exec();
}

/** Companies may have been deleted since. */
async function countPairs(filter: Filter): Promise<number> {
  const [counted] = await DuplicatePairModel.aggregate<{ count: number }>([
    { $match: filter },
    { $limit: DUPLICATES_COUNT_MAX },
    {
      $lookup: {
        from: CompanyModel.collection.name,
        localField: 'ids',
        foreignField: '_id',
        as: 'companies',
        pipeline: [{ $project: { _id: 1 } }],
      },
    },
    { $match: { companies: { $size: 2 } } },
    { $count: 'count' },
  ]);
  return counted?.count ?? 0;
}

const cursorOf = ({ strength, id }: Duplicate) => `${strength === 'sure' ? 0 : 1}:${id}`;

function readCursor(text: string): Position {
  const match = /^([01]):([0-9a-f]{24}-[0-9a-f]{24})$/.exec(text);
  if (match?.[2] === undefined)
    throw new ServiceError('invalid', 'The cursor is not one of this list', [
      { path: ['cursor'], message: 'The cursor is not one of this list' },
    ]);
  return { rank: Number(match[1]), _id: match[2] };
}
