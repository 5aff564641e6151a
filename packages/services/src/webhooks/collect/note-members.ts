import { WebhookCompanyModel } from '@workbench/db';
import { matchingIds } from '../../companies/index.ts';
import type { ListCompaniesInput } from '../../companies/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';

const CHUNK = 1000;

/**
 * Notes which companies are in the view of a webhook, so that it is known when one leaves it, also one that had no event yet:
 * once when the webhook begins to watch the view, and once when the view chooses otherwise. A record for each member is less
 * than every view asked again before every write.
 * @param changing companies that have changed since: whether they were in it is not known any more
 */
export async function noteMembers(
  ctx: ServiceContext,
  webhookId: string,
  choice: Pick<ListCompaniesInput, 'q' | 'filter'>,
  changing: ReadonlySet<string>,
): Promise<void> {
  const inView = `inViews.${webhookId}`;
  // What was outside of the view as it was before may be in it by now.
  await WebhookCompanyModel.updateMany({ [inView]: false }, { $unset: { [inView]: 1 } });
  let ids: string[] = [];
  for await (const objectId of await matchingIds(ctx, choice)) {
    const id = objectId.toHexString();
    if (!changing.has(id)) ids.push(id);
    if (ids.length < CHUNK) continue;
    await noteAll(ids, inView);
    ids = [];
  }
  await noteAll(ids, inView);
}

async function noteAll(ids: readonly string[], inView: string): Promise<void> {
  if (ids.length === 0) return;
  const writes = ids.map((_id) => ({
    updateOne: { filter: { _id }, update: { $set: { [inView]: true } }, upsert: true },
  }));
  await WebhookCompanyModel.collection.bulkWrite(writes as never, { ordered: false });
}

/** Of a webhook that is gone; of companies that had no event nothing stays. */
export async function deleteMembers(webhookId: string): Promise<void> {
  const inView = `inViews.${webhookId}`;
  await WebhookCompanyModel.updateMany({ [inView]: { $exists: true } }, { $unset: { [inView]: 1 } });
  await WebhookCompanyModel.deleteMany({ fingerprint: { $exists: false }, inViews: {} });
}
