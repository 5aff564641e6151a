import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { ListCompaniesInput } from '../schemas.ts';
import { readFoundIds } from '../search/matches/read-found-ids.ts';
import { selectCompanies } from '../selection/company-selection.ts';

/**
 * Those of the companies that match `q` and fit `filter` now.
 * @throws ServiceError 'invalid' for a filter that names what there is not; 'unavailable' while a large workspace is first read
 */
export async function matchAmong(
  ctx: ServiceContext,
  { q, filter }: Pick<ListCompaniesInput, 'q' | 'filter'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const companies = ids.map((id) => ({ _id: new mongo.ObjectId(id) }));
  const fitting = (await selectCompanies(filter ?? null, ctx.now())).passing(companies);
  const among = new Set(fitting.map(({ _id }) => _id.toHexString()));
  if (!q || among.size === 0) return among;
  const found = new Set<string>();
  for await (const id of readFoundIds({ q }, ctx.now())) {
    const hex = id.toHexString();
    if (among.has(hex)) found.add(hex);
  }
  return found;
}
