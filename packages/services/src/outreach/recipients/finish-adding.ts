import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { findOpenCampaign } from '../campaigns/find.ts';
import { propagateTypeToUnwritten } from '../campaigns/propagate-type.ts';
import type { Identifier } from './target.ts';

/**
 * Looks once more at what was looked at before these people were stored: the campaign may have got another type or been
 * completed meanwhile, and some of them may have been put on the do-not-contact list.
 * @param docs who has just been stored
 * @param ids of all whom the same call has stored; they are taken back when the campaign is completed
 * @throws ServiceError conflict when it is
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
  const people = docs.map(({ _id, identifiers }) => ({ id: _id, keys: identifiers as Identifier[] }));
  return { takenBack: await withdrawRecipients([...(await findSuppressedIds(ctx, people))]) };
}

/** Whoever has been written to by now stays. */
async function withdrawRecipients(ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { deletedCount } = await OutreachMessageModel.deleteMany({ _id: { $in: [...ids] }, status: 'pending' });
  return deletedCount;
}
