import { CompanyModel, type DuplicatePairDoc, DuplicatePairModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { findCompanies } from '../../companies/index.ts';
import type { Company } from '../../companies/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { COMPANY_PAIRS } from '../find/store-pairs.ts';
import type { Duplicate, DuplicatePage, ListDuplicatesInput } from '../schemas.ts';
import { listPairs, type PairQueue, strengthOf } from './list-pairs.ts';
import { reasonInWords } from './reason-in-words.ts';

const QUEUE: PairQueue<Duplicate> = { ...COMPANY_PAIRS, records: CompanyModel, show: toDuplicates };

/** One page of the queue, sure ones first; pairs of which a company is no longer tracked are left out. */
export async function listDuplicates({ input }: Verb<ListDuplicatesInput>): Promise<DuplicatePage> {
  const { state = 'open', companyId, limit, cursor } = input;
  const filter = { state, ...(companyId && { ids: new mongo.ObjectId(companyId) }) };
  return listPairs(QUEUE, filter, { limit, cursor });
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
    strength: strengthOf(pair),
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
