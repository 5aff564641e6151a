import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { CompanySort } from '../schemas.ts';
import { listCompanies } from '../search/list-companies.ts';
import { readMatchingIds } from '../search/query.ts';
import { openScan } from '../search/scan-index.ts';
import { scansFor } from '../search/sort-order.ts';
import { EXPORT_FIELDS, type ExportedCompany } from './exported-company.ts';
import { SentCompanies } from './sent-companies.ts';

/** The documents of a response stay in memory together: larger batches grow the heap by hundreds of MB. */
const CURSOR_BATCH = 100;
/** A page of a search costs several commands, so fewer and larger ones. */
const SEARCH_PAGE = 1000;

type Batches = AsyncGenerator<ExportedCompany[]>;

/**
 * All companies, or those that match `q`, each once. A company whose place in the order changes while it is read would be
 * met twice or never: repeats are dropped, and who was missed comes at the end.
 */
export async function* readCompaniesOnce(ctx: ServiceContext, q: string | undefined, sort?: CompanySort): Batches {
  const sent = new SentCompanies();
  for await (const batch of q ? readMatches(ctx, q, sort) : readAll(sort ?? '-employeeCount')) {
    const fresh = batch.filter(({ _id }) => sent.add(_id.id));
    if (fresh.length > 0) yield fresh;
  }
  yield* readMissed(q ? readMatchingIds(q) : readAllIds(), sent);
}

async function* readAll(sort: CompanySort): Batches {
  for (const scan of scansFor(sort)) {
    const cursor = openScan(scan, null, {}, EXPORT_FIELDS).batchSize(CURSOR_BATCH);
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown as ExportedCompany[];
    } finally {
      await cursor.close();
    }
  }
}

/** A search is exported page by page, in the order of the screen. */
async function* readMatches(ctx: ServiceContext, q: string, sort: CompanySort | undefined): Batches {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies({
      ctx,
      input: { q, limit: SEARCH_PAGE, ...(sort && { sort }), ...(cursor !== null && { cursor }) },
    });
    yield await readByIds(page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** In an order that no write changes. */
async function* readAllIds(): AsyncGenerator<mongo.ObjectId> {
  const ids = CompanyModel.collection.find({}, { projection: { _id: 1 }, hint: { _id: 1 }, sort: { _id: 1 } });
  for await (const { _id } of ids) yield _id;
}

async function* readMissed(ids: AsyncIterable<mongo.ObjectId>, sent: SentCompanies): Batches {
  let missed: string[] = [];
  for await (const id of ids) {
    if (sent.add(id.id)) missed.push(id.toHexString());
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
