import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { IdTable } from '../columns/id-table.ts';
import type { CompanySelectionInput, ListCompaniesInput } from '../schemas.ts';
import { listCompanies } from '../search/list-companies.ts';
import { openScan } from '../search/scan-index.ts';
import { type IndexSort, isIndexSort, scansFor } from '../search/sort-order.ts';
import { matchingIds } from '../selected/matching-ids.ts';
import { EXPORT_FIELDS, type ExportedCompany } from './exported-company.ts';

/** The documents of a response stay in memory together: larger batches grow the heap by hundreds of MB. */
const CURSOR_BATCH = 100;
/** A page of a search costs several commands, so fewer and larger ones. */
const SEARCH_PAGE = 1000;

type Batches = AsyncGenerator<ExportedCompany[]>;

export type Exported = Pick<ListCompaniesInput, 'q' | 'similar' | 'filter' | 'sort'>;

/**
 * All companies, or those that match `q` and fit `filter`, each once. A company whose place in the order changes while it
 * is read would be met twice or never: repeats are dropped, and who was missed comes at the end.
 * @param chosen only these of them
 */
export async function* readCompaniesOnce(
  ctx: ServiceContext,
  requested: Exported,
  chosen?: readonly mongo.ObjectId[],
): Batches {
  const sent = new IdTable();
  const chosenIds = chosen && idTableOf(chosen);
  const isChosen = (id: mongo.ObjectId) => chosenIds === undefined || chosenIds.find(id.id) >= 0;
  for await (const batch of readInOrder(ctx, requested)) {
    const fresh = batch.filter(({ _id }) => isChosen(_id) && sent.addNew(_id.id));
    if (fresh.length > 0) yield fresh;
  }
  yield* readMissed(chosen ?? (await matchingIds(ctx, requested)), sent);
}

/** The chosen companies: in the order of their ids where these were given, else in the order of the list. */
export function readSelected(
  ctx: ServiceContext,
  { ids, q, similar, filter, sort }: Exported & Pick<CompanySelectionInput, 'ids'>,
  chosen: readonly mongo.ObjectId[],
): Batches {
  return ids === undefined
    ? readCompaniesOnce(ctx, { q, similar, filter, sort }, chosen)
    : readMissed(chosen, new IdTable());
}

function idTableOf(ids: readonly mongo.ObjectId[]): IdTable {
  const table = new IdTable();
  for (const id of ids) table.add(id.id);
  return table;
}

function readInOrder(ctx: ServiceContext, requested: Exported): Batches {
  const { q, filter, sort = '-employeeCount' } = requested;
  const isAll = !q && filter === undefined;
  return isAll && isIndexSort(sort) ? readAll(sort) : readMatches(ctx, requested);
}

async function* readAll(sort: IndexSort): Batches {
  for (const scan of scansFor(sort)) {
    const cursor = openScan(scan, null, {}, EXPORT_FIELDS).batchSize(CURSOR_BATCH);
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown as ExportedCompany[];
    } finally {
      await cursor.close();
    }
  }
}

/** A search, a filter and an order that no index has are exported page by page, as on the screen. */
async function* readMatches(ctx: ServiceContext, { q, similar, filter, sort }: Exported): Batches {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies({
      ctx,
      input: {
        limit: SEARCH_PAGE,
        ...(q && { q }),
        ...(similar && { similar }),
        ...(filter && { filter }),
        ...(sort && { sort }),
        ...(cursor !== null && { cursor }),
      },
    });
    yield await readByIds(page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
}

async function* readMissed(
  ids: Awaited<ReturnType<typeof matchingIds>> | readonly mongo.ObjectId[],
  sent: IdTable,
): Batches {
  let missed: string[] = [];
  for await (const id of ids) {
    if (sent.addNew(id.id)) missed.push(id.toHexString());
    if (missed.length < CURSOR_BATCH) continue;
    yield await readByIds(missed);
    missed = [];
  }
  if (missed.length > 0) yield await readByIds(missed);
}

/** In the order of the ids, without those that are gone. */
async function readByIds(ids: string[]): Promise<ExportedCompany[]> {
  const found = await CompanyModel.find({ _id: { $in: ids } }, EXPORT_FIELDS).lean<ExportedCompany[]>();
  const byId = new Map(found.map((company) => [company._id.toHexString(), company]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
