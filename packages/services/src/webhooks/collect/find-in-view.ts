import { createHash } from 'node:crypto';
import { type WebhookDoc, WebhookModel } from '@workbench/db';
import { matchAmong } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { getView } from '../../views/index.ts';
import { switchOff } from '../switch-off.ts';
import { noteMembers } from './note-members.ts';

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
      .update(JSON.stringify([q, filter, 'members']))
      .digest('base64url');
    const choice = { q, filter: filter ?? undefined };
    if (viewKey !== present) {
      await noteMembers(ctx, _id, choice, new Set(ids));
      await WebhookModel.updateOne({ _id }, { $set: { viewKey: present } });
    }
    return await matchAmong(ctx, choice, ids);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'unavailable') throw error;
    await switchOff(ctx, _id, 'view_unusable');
    return 'unusable';
  }
}
