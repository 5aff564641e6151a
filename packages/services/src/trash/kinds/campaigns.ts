import {
  BatchItemModel,
  BatchModel,
  OutreachCampaignModel,
  OutreachMessageModel,
  ReportCampaignModel,
} from '@workbench/db';
import { syncRestoredRecipients } from '../../outreach/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { singleRecord } from './single-records.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

/** A campaign of reports that has ended, with its run; the reports that it wrote stay. */
export const REPORT_CAMPAIGN_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const campaign = await ReportCampaignModel.findById(id, { name: 1 }).lean();
    if (campaign === null) return null;
    const { _id, name } = campaign;
    const batches = await BatchModel.find({ name: `campaign:${_id}` }, { finishedAt: 1 }).lean();
    if (batches.some(({ finishedAt }) => finishedAt === null)) {
      throw new ServiceError('conflict', `${name} is still running; cancel it first`);
    }
    const batchIds = batches.map((batch) => batch._id);
    const plan = singleRecord('campaigns', _id, name);
    return {
      ...plan,
      sets: [
        ...plan.sets,
        { collectionName: BatchModel.collection.collectionName, filter: { _id: { $in: batchIds } } },
        { collectionName: BatchItemModel.collection.collectionName, filter: { batchId: { $in: batchIds } } },
      ],
    };
  },
};

/** An outreach campaign with its recipients and their messages. After a restore, the send queue applies the present list. */
export const OUTREACH_CAMPAIGN_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const campaign = await OutreachCampaignModel.findById(id, { name: 1 }).lean();
    if (campaign === null) return null;
    const ofCampaign = { campaignId: campaign._id };
    const plan = singleRecord('outreach_campaigns', campaign._id, campaign.name);
    return {
      ...plan,
      contents: countOf('messages', await OutreachMessageModel.countDocuments(ofCampaign)),
      sets: [...plan.sets, { collectionName: 'outreach_messages', filter: ofCampaign }],
    };
  },
  restore: async (ctx, { recordIds: [campaignId = ''] }, restore) => {
    const notes = await restore();
    await syncRestoredRecipients(ctx, campaignId);
    return { notes };
  },
};
