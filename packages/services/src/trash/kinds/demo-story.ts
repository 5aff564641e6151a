import {
  BatchItemModel,
  BatchModel,
  BulkChangeModel,
  BulkPartModel,
  ContactModel,
  CustomerModel,
  DemoStoryModel,
  type DocumentSetDoc,
  GeneratedMessageModel,
  LeadListModel,
  LeadModel,
  LeadRowModel,
  LeadRunModel,
  ListModel,
  OutreachCampaignModel,
  OutreachMessageModel,
  ReportCampaignModel,
  ViewModel,
} from '@workbench/db';
import { type Collection, Types } from 'mongoose';
import { findStory, ofDays, type StoryRecordKind } from '../../demo/index.ts';
import type { TrashContent } from '../schemas.ts';
import { countOf } from './trash-kind.ts';

/** What the demo has entered beside its companies, and goes with them. */
export interface StoryPlan {
  sets: DocumentSetDoc[];
  contents: TrashContent[];
  contactIds: Types.ObjectId[];
  leadIds: Types.ObjectId[];
  customerIds: string[];
  reportCampaignIds: string[];
  outreachCampaignIds: string[];
}

/** null when the demo has entered nothing, as in a workspace of its companies alone. */
export async function planStory(): Promise<StoryPlan | null> {
  const story = await findStory();
  if (story === null) return null;
  const idsOf = (kind: StoryRecordKind) => story.records.filter((one) => one.kind === kind).map(({ id }) => id);
  const [listIds, reportCampaignIds, outreachCampaignIds] = [
    idsOf('leadList'),
    idsOf('reportCampaign'),
    idsOf('outreachCampaign'),
  ];
  const contactIds = idsOf('contact').map((id) => new Types.ObjectId(id));
  // A lead that an import of the user's has, too, stays.
  const leads = await LeadModel.find(
    { listIds: { $in: listIds, $not: { $elemMatch: { $nin: listIds } } } },
    { _id: 1 },
  );
  const leadIds = leads.map(({ _id }) => _id);
  const messages = await OutreachMessageModel.find({ campaignId: { $in: outreachCampaignIds } }, { messageId: 1 });
  const own = ofDays(story).map(({ model, filter }) => setOf(model, { ...filter, _id: { $nin: story.before } }));
  const [batchIds, changeIds] = await Promise.all([idsIn(BatchModel, own), idsIn(BulkChangeModel, own)]);
  const sets = [
    byId(ContactModel, contactIds),
    byId(LeadModel, leadIds),
    // By the lead first: the rows of one that can't come back stay with it.
    setOf(LeadRowModel, { leadId: { $in: [...leadIds, null] }, listId: { $in: listIds } }),
    byId(LeadListModel, listIds),
    byId(LeadRunModel, idsOf('leadRun')),
    byId(ListModel, idsOf('list')),
    byId(ViewModel, idsOf('view')),
    byId(CustomerModel, idsOf('customer')),
    byId(ReportCampaignModel, reportCampaignIds),
    setOf(BatchItemModel, { batchId: { $in: batchIds } }),
    byId(OutreachCampaignModel, outreachCampaignIds),
    setOf(OutreachMessageModel, { campaignId: { $in: outreachCampaignIds } }),
    byId(
      GeneratedMessageModel,
      messages.flatMap(({ messageId }) => messageId ?? []),
    ),
    setOf(BulkPartModel, { changeId: { $in: changeIds } }),
    ...own,
    byId(DemoStoryModel, [story._id]),
  ];
  return {
    sets,
    contents: [
      ...countOf('contacts', contactIds.length),
      ...countOf('leads', leadIds.length),
      ...countOf('messages', messages.length),
      ...countOf('campaigns', reportCampaignIds.length + outreachCampaignIds.length),
      ...countOf('customers', idsOf('customer').length),
    ],
    contactIds,
    leadIds,
    customerIds: idsOf('customer'),
    reportCampaignIds,
    outreachCampaignIds,
  };
}

type Stored = { collection: { collectionName: string } };

const setOf = ({ collection }: Stored, filter: Record<string, unknown>): DocumentSetDoc => ({
  collectionName: collection.collectionName,
  filter,
});

const byId = (model: Stored, ids: readonly unknown[]) => setOf(model, { _id: { $in: [...ids] } });

/** Ids of the documents of one of the sets. */
function idsIn({ collection }: { collection: Collection }, sets: readonly DocumentSetDoc[]): Promise<unknown[]> {
  const set = sets.find(({ collectionName }) => collectionName === collection.collectionName);
  return collection.distinct('_id', set?.filter as never);
}
