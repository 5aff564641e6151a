import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { ListCompaniesInput } from '../schemas.ts';
import { readFoundIds } from '../search/matches/read-found-ids.ts';
import { type CompanySelection, selectCompanies } from '../selection/company-selection.ts';

type Ids = AsyncIterable<mongo.ObjectId> | Iterable<mongo.ObjectId>;

/** The companies that match `q` and fit `filter`, or all; in an order that no write changes, or in none. One may come twice. */
export async function matchingIds(
  ctx: ServiceContext,
  { q, similar, filter }: Pick<ListCompaniesInput, 'q' | 'similar' | 'filter'>,
): Promise<Ids> {
  const found = q ? readFoundIds({ q, similar }, ctx.now()) : null;
  if (filter === undefined) return found ?? readAllIds();
  const selection = await selectCompanies(filter, ctx.now());
  return found === null ? selection.ids() : readPassingIds(found, selection);
}

async function* readPassingIds(
  ids: AsyncIterable<mongo.ObjectId>,
  selection: CompanySelection,
): AsyncGenerator<mongo.ObjectId> {
  for await (const _id of ids) if (selection.passing([{ _id }]).length > 0) yield _id;
}

async function* readAllIds(): AsyncGenerator<mongo.ObjectId> {
  const ids = CompanyModel.collection.find({}, { projection: { _id: 1 }, hint: { _id: 1 }, sort: { _id: 1 } });
  for await (const { _id } of ids) yield _id;
}
