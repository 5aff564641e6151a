import { createHash } from 'node:crypto';
import { type WebhookDoc, WebhookModel } from '@workbench/db';
import { matchAmong } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type Choice, findChoices, getChoice } from '../../views/index.ts';
import { switchOff } from '../switch-off.ts';
import { deleteMembers, noteMembers } from './note-members.ts';

/**
 * Those of the companies that are in the view of a webhook. A webhook whose view is gone, cannot be read, or names what does
 * not exist, is switched off: sending everything or nothing would both be wrong.
 */
export async function findInView(
  ctx: ServiceContext,
  { _id, viewId, viewKey = null, feedSince }: Pick<WebhookDoc, '_id' | 'viewId' | 'viewKey' | 'feedSince'>,
  ids: readonly string[],
): Promise<ReadonlySet<string> | 'unusable'> {
  try {
    const { q, filter } = await getChoice(viewId ?? '');
    const present = viewKeyOf({ q, filter });
    const choice = { q, filter: filter ?? undefined };
    if (viewKey !== present) {
      await noteMembers(ctx, _id, choice, new Set(ids));
      // As it was read: companies may have entered the view while it was off, and are noted in the next turn.
      const asRead = { _id, viewId, viewKey, feedSince, offReason: null };
      const { matchedCount } = await WebhookModel.updateOne(asRead, { $set: { viewKey: present } });
      if (matchedCount === 0 && (await WebhookModel.exists({ _id })) === null) await deleteMembers(_id);
    }
    return await matchAmong(ctx, choice, ids);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'unavailable') throw error;
    await switchOff(ctx, _id, 'view_unusable');
    return 'unusable';
  }
}

/** Webhooks of views whose members are not noted as the views choose now. */
export async function findUnnoted(webhooks: readonly WebhookDoc[]): Promise<WebhookDoc[]> {
  const ids = webhooks.flatMap(({ viewId }) => viewId ?? []);
  const choices = ids.length === 0 ? null : await findChoices(ids);
  return webhooks.filter(({ viewId, viewKey = null }) => {
    if (viewId === null) return false;
    const choice = choices?.get(viewId);
    // One that is gone or cannot be read is noticed with the next event.
    return choice === undefined ? viewKey === null : viewKey !== viewKeyOf(choice);
  });
}

/** Its text may name someone, and is erased in the view alone. */
const viewKeyOf = ({ q, filter }: Choice): string =>
  createHash('sha256')
    .update(JSON.stringify([q, filter, 'members']))
    .digest('base64url');
