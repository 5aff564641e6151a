import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import { DERIVED_FROM } from '../figures/derived-from.ts';
import { aggregateCompany } from '../figures/headcount/aggregate-company.ts';
import { dayOfStoredFigure } from '../figures/stored-figure-day.ts';
import { DISAGREEMENT_SPREAD_FROM } from '../limits.ts';
import type { Company, OpenDisagreement } from '../schemas.ts';
import { type DisputedCompany, readDispute } from './read-dispute.ts';

const FIELDS = { ...DERIVED_FROM, dismissedDisagreement: 1, recomputeOn: 1 } as const;

/** By id, of companies that the queue of disagreement lists as open: few are read, as the others have no spread for it. */
export async function findOpenDisagreements(
  companies: readonly Pick<Company, 'id' | 'spread'>[],
  now: Date,
): Promise<ReadonlyMap<string, OpenDisagreement>> {
  const ids = companies.flatMap(({ id, spread }) =>
    spread !== null && spread >= DISAGREEMENT_SPREAD_FROM ? [new mongo.ObjectId(id)] : [],
  );
  const found = new Map<string, OpenDisagreement>();
  if (ids.length === 0) return found;
  const [settings, documents] = await Promise.all([
    getAggregateSettings(),
    CompanyModel.collection
      .find<DisputedCompany & Pick<CompanyDoc, '_id' | 'recomputeOn'>>(
        { _id: { $in: ids } },
        { projection: FIELDS, hint: '_id_' },
      )
      .toArray(),
  ]);
  for (const company of documents) {
    const rule = { settings, now: dayOfStoredFigure(company, now) };
    const aggregate = aggregateCompany(company, settings, rule.now);
    const { disputed, isDecided } = readDispute(company, aggregate, rule);
    if (disputed === null || isDecided) continue;
    const sources = aggregate.compared.filter(({ headcount }) => 'value' in headcount).length;
    found.set(company._id.toHexString(), { sources, people: disputed });
  }
  return found;
}
