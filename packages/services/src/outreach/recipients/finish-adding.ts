import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findOpenCampaign } from '../campaigns/find-campaign.ts';
import { propagateTypeToUnwritten } from '../campaigns/propagate-type.ts';
import { findSuppressedMessageIds } from './suppression.ts';

/**
 * Checks again what was checked before these recipients were stored: the campaign may have changed its type or been
 * completed in the meantime, and some of them may have been suppressed.
 * @param docs the recipients just stored
 * @param ids of all recipients that the same call has stored; they are deleted again if the campaign is completed
 * @throws ServiceError conflict if it is
 */
export async function finishAdding(
  { ctx, campaign }: { ctx: ServiceContext; campaign: OutreachCampaignDoc },
  docs: readonly OutreachMessageDoc[],
  ids: readonly string[],
): Promise<{ takenBack: number }> {
  if (docs.length === 0) return { takenBack: 0 };
  try {
    const now = await findOpenCampaign(campaign._id);
    if (now.type !== campaign.type) await propagateTypeToUnwritten(now);
  } catch (error) {
    await withdrawRecipients(ids);
    throw error;
  }
  return { takenBack: await withdrawRecipients([...(await findSuppressedMessageIds(ctx, docs))]) };
}

/** Recipients who have been written to stay. */
async function withdrawRecipients(ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { deletedCount } = await OutreachMessageModel.deleteMany({ _id: { $in: [...ids] }, status: 'pending' });
  return deletedCount;
}
