import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { readAhead } from '../../shared/long-lists/read-ahead.ts';
import { IdTable } from '../columns/id-table.ts';
import type { CompanySelectionInput, ListCompaniesInput } from '../schemas.ts';
import { listCompanies } from '../search/list-companies.ts';
import { openScan } from '../search/scan-index.ts';
import { type IndexSort, isIndexSort, scansFor } from '../search/sort-order.ts';
import { matchingIds } from '../selected/matching-ids.ts';
import type { ExportRead } from './exported-company.ts';

/** A page of a search costs several commands, so fewer and larger ones. */
const SEARCH_PAGE = 1000;

type Stored = Pick<CompanyDoc, '_id'>;

export type Exported = Pick<ListCompaniesInput, 'q' | 'similar' | 'filter' | 'sort'>;

/**
 * All companies, or those that match `q` and fit `filter`, each once. A company whose place in the order changes while it
 * is read would be met twice or never: repeats are dropped, and who was missed comes at the end.
 * @param chosen only these of them
 */
export async function* readCompaniesOnce<Company extends Stored>(
  ctx: ServiceContext,
  requested: Exported,
  read: ExportRead<Company>,
  chosen?: readonly mongo.ObjectId[],
): AsyncGenerator<Company[]> {
  const sent = new IdTable();
  const chosenIds = chosen && idTableOf(chosen);
  const isChosen = (id: mongo.ObjectId) => chosenIds === undefined || chosenIds.find(id.id) >= 0;
  for await (const batch of readAhead(readInOrder(ctx, requested, read))) {
    const fresh = batch.filter(({ _id }) => isChosen(_id) && sent.addNew(_id.id));
    if (fresh.length > 0) yield fresh;
  }
  yield* readMissed(chosen ?? (await matchingIds(ctx, requested)), sent, read);
}

/** The chosen companies: in the order of their ids where these were given, else in the order of the list. */
export function readSelected<Company extends Stored>(
  ctx: ServiceContext,
  { ids, q, similar, filter, sort }: Exported & Pick<CompanySelectionInput, 'ids'>,
  read: ExportRead<Company>,
  chosen: readonly mongo.ObjectId[],
): AsyncGenerator<Company[]> {
  return ids === undefined
    ? readCompaniesOnce(ctx, { q, similar, filter, sort }, read, chosen)
    : readMissed(chosen, new IdTable(), read);
}

function idTableOf(ids: readonly mongo.ObjectId[]): IdTable {
  const table = new IdTable();
  for (const id of ids) table.add(id.id);
  return table;
}

function readInOrder<Company extends Stored>(
  ctx: ServiceContext,
  requested: Exported,
  read: ExportRead<Company>,
): AsyncGenerator<Company[]> {
  const { q, filter, sort = '-employeeCount' } = requested;
  const isAll = !q && filter === undefined;
  return isAll && isIndexSort(sort) ? readAll(sort, read) : readMatches(ctx, requested, read);
}

async function* readAll<Company extends Stored>(
  sort: IndexSort,
  { projection, batchSize }: ExportRead<Company>,
): AsyncGenerator<Company[]> {
  for (const scan of scansFor(sort)) {
    const cursor = openScan(scan, null, {}, projection).batchSize(batchSize);
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown as Company[];
    } finally {
      await cursor.close();
    }
  }
}

/** A search, a filter and an order that no index has are exported page by page, as on the screen. */
async function* readMatches<Company extends Stored>(
  ctx: ServiceContext,
  { q, similar, filter, sort }: Exported,
  read: ExportRead<Company>,
): AsyncGenerator<Company[]> {
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
    yield await readByIds(
      page.items.map(({ id }) => id),
      read,
    );
    cursor = page.nextCursor;
  } while (cursor !== null);
}

async function* readMissed<Company extends Stored>(
  ids: Awaited<ReturnType<typeof matchingIds>> | readonly mongo.ObjectId[],
  sent: IdTable,
  read: ExportRead<Company>,
): AsyncGenerator<Company[]> {
  let missed: string[] = [];
  for await (const id of ids) {
    if (sent.addNew(id.id)) missed.push(id.toHexString());
    if (missed.length < read.batchSize) continue;
    yield await readByIds(missed, read);
    missed = [];
  }
  if (missed.length > 0) yield await readByIds(missed, read);
}

/** In the order of the ids, without those that are gone. */
async function readByIds<Company extends Stored>(
  ids: string[],
  { projection }: ExportRead<Company>,
): Promise<Company[]> {
  const found = await CompanyModel.find({ _id: { $in: ids } }, projection).lean<Company[]>();
  const byId = new Map(found.map((company) => [company._id.toHexString(), company]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
