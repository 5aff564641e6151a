import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import { FEED_LIMIT_DEFAULT } from '../limits.ts';
import { findSurvivorIds } from '../merging/find-survivor.ts';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc, toCompany } from '../view/company-view.ts';
import { type FeedEntry, feedHead, feedStart, readFeed } from './read-feed.ts';
import type { CompanyChanges, CompanyChangesInput, CompanyFeedChange } from './schemas.ts';

/**
 * What became of companies since a cursor: a reader that stores each upsert and drops each deletion has the companies as
 * they are. The latest state of each: a company that was written several times may be named once.
 * @throws ServiceError invalid for what is no cursor, gone for one that is too old
 */
export async function listCompanyChanges({ ctx, input }: Verb<CompanyChangesInput>): Promise<CompanyChanges> {
  if (input.cursor === 'now') return { items: [], nextCursor: await feedHead(ctx), hasMore: false };
  const cursor = input.cursor ?? (await feedStart(ctx));
  const { entries, nextCursor, hasMore } = await readFeed(ctx, cursor, input.limit ?? FEED_LIMIT_DEFAULT);
  // A later write of the same company says it all.
  const last = new Map<string, FeedEntry>();
  for (const entry of entries) {
    last.delete(entry.companyId);
    last.set(entry.companyId, entry);
  }
  return { items: await describeChanges([...last.values()], ctx.now()), nextCursor, hasMore };
}

/** What has become of the companies of entries, as they are now; one for each entry. */
export async function describeChanges(entries: readonly FeedEntry[], now: Date): Promise<CompanyFeedChange[]> {
  const ids = entries.map(({ companyId }) => new mongo.ObjectId(companyId));
  const [rows, columns] = await Promise.all([
    CompanyModel.collection
      .find<CompanyRowDoc>({ _id: { $in: ids } }, { projection: COMPANY_ROW_FIELDS, hint: '_id_' })
      .toArray(),
    listOwnColumns(),
  ]);
  const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
  const survivors = await findSurvivorIds(entries.flatMap(({ companyId: id }) => (byId.has(id) ? [] : [id])));
  return entries.map(({ companyId: id, at }) => {
    const row = byId.get(id);
    const mergedInto = survivors.get(id) ?? null;
    if (row === undefined) {
      return { type: 'deleted', id, at: (at ?? now).toISOString(), company: null, mergedInto };
    }
    const { subsidiaries: _, customer: __, ...company } = toCompany(row, { subsidiaries: 0, columns, customer: null });
    return { type: 'upserted', id, at: (at ?? row.updatedAt).toISOString(), company, mergedInto: null };
  });
}
