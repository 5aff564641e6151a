import { createHash } from 'node:crypto';
import { WebhookCompanyModel, type WebhookDoc, WebhookModel } from '@workbench/db';
import { matchAmong } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { getView } from '../../views/index.ts';
import { switchOff } from '../switch-off.ts';

/**
 * Those of the companies that are in the view of a webhook. A webhook whose view is gone, or names what does not exist, is
 * switched off: sending everything or nothing would both be wrong.
 */
export async function findInView(
  ctx: ServiceContext,
  { _id, viewId, viewKey }: Pick<WebhookDoc, '_id' | 'viewId' | 'viewKey'>,
  ids: readonly string[],
): Promise<ReadonlySet<string> | 'unusable'> {
  try {
    const { q, filter } = await getView({ ctx, input: { id: viewId ?? '' } });
    // Its text may name someone, and is erased in the view alone.
    const present = createHash('sha256')
      .update(JSON.stringify([q, filter]))
      .digest('base64url');
    if (viewKey !== present) await invalidateLeftOut(_id, present);
    return await matchAmong(ctx, { q, filter: filter ?? undefined }, ids);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'unavailable') throw error;
    await switchOff(ctx, _id, 'view_unusable');
    return 'unusable';
  }
}

/** What was outside of the view as it was before may be in it by now. */
async function invalidateLeftOut(_id: string, viewKey: string): Promise<void> {
  const inView = `inViews.${_id}`;
  await WebhookCompanyModel.updateMany({ [inView]: false }, { $unset: { [inView]: 1 } });
  await WebhookModel.updateOne({ _id }, { $set: { viewKey } });
}
