import {
  OUTREACH_MESSAGE_INDEXES,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { recipientKey } from '../../ai/index.ts';
import { findContacts } from '../../contacts/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { type DateCursor, decodeDateCursor, encodeDateCursor, olderThan } from '../../shared/long-lists/date-cursor.ts';
import { type NewestPage, pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import { findNextMessages } from '../next-messages/find-next-messages.ts';
import { couldBeSamePerson, lookupKeys, type TargetKeys } from '../recipients/match-target.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import { targetFromContact } from '../recipients/target.ts';
import type { OutreachMessage, OutreachMessageStatus, RecipientInput, RecipientMessagesInput } from '../schemas.ts';
import { toOutreachMessage } from './message-view.ts';
import { searchMessages } from './search-messages.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface CampaignMessagesQuery extends NewestPageInput {
  id: string;
  status?: OutreachMessageStatus | undefined;
  sort?: 'updated' | 'created' | undefined;
  q?: string | undefined;
  review?: 'needed' | undefined;
}

/**
 * Recipients of a campaign with their messages, and those of one moment in the same order each time. By `updated`, one that
 * changes while the list is paged moves to its start; by `created`, each keeps its place.
 * @throws ServiceError not_found; invalid for an unknown cursor
 */
export async function listOutreachMessages({
  ctx,
  input: { id, status, q = '', sort = 'updated', review, ...page },
}: Verb<CampaignMessagesQuery>): Promise<NewestPage<OutreachMessage>> {
  const campaign = await findOutreachCampaign(id);
  const isForReview = review === 'needed';
  const ofStatus = isForReview ? (status ?? 'pending') : status;
  const inStatus = {
    campaignId: id,
    ...(ofStatus !== undefined && { status: ofStatus }),
    ...(isForReview && { needsReview: true }),
  };
  const filter = q === '' ? inStatus : { ...inStatus, _id: { $in: await searchMessages(ctx, inStatus, q) } };
  const hint = OUTREACH_MESSAGE_INDEXES[isForReview ? 'review' : 'queue'];
  const { items, ...rest } = await pageNewestFirst(OutreachMessageModel, { ...page, filter, by: `${sort}At`, hint });
  return { items: await toMessages(ctx, items, () => campaign.name), ...rest };
}

/**
 * Drafts and messages of one recipient over all campaigns, last changed first; empty without a recipient.
 * @throws ServiceError invalid for an unknown cursor
 */
export async function listRecipientMessages({
  ctx,
  input: { limit, cursor, ...recipient },
}: Verb<RecipientMessagesInput>): Promise<NewestPage<OutreachMessage>> {
  const targetKeys = await targetKeysOf(recipient);
  const after = cursor === undefined ? null : decodeDateCursor(cursor, UUID);
  const found = await OutreachMessageModel.find({ keys: { $in: lookupKeys(targetKeys) } })
    .hint(OUTREACH_MESSAGE_INDEXES.recipient)
    .sort({ updatedAt: -1, _id: -1 })
    .lean<OutreachMessageDoc[]>();
  const first = found.filter(({ keys }) => couldBeSamePerson(targetKeys, keys));
  const next = await findNextMessages(first.map(({ _id }) => _id));
  const ofRecipient = [...first, ...next].sort((a, b) => (isAfter(a, { at: b.updatedAt, id: b._id }) ? 1 : -1));
  const left = ofRecipient.filter((doc) => after === null || isAfter(doc, after));
  const docs = left.slice(0, limit);
  const last = docs.at(-1);
  const hasMore = left.length > limit && last !== undefined;
  return {
    items: await toNamedMessages(ctx, docs),
    total: ofRecipient.length,
    nextCursor: hasMore ? encodeDateCursor({ at: last.updatedAt, id: last._id }) : null,
  };
}

/**
 * Messages to the people of a company over all campaigns, last changed first.
 * @throws ServiceError invalid for an unknown cursor
 */
export async function listCompanyMessages({
  ctx,
  input,
}: Verb<{ companyId: string; limit: number; cursor?: string | undefined }>): Promise<{
  items: OutreachMessage[];
  nextCursor: string | null;
}> {
  const { companyId, limit, cursor } = input;
  const after = cursor === undefined ? null : decodeDateCursor(cursor, UUID);
  const docs = await OutreachMessageModel.find({ companyId, ...olderThan('updatedAt', after, (id) => id) })
    .hint(OUTREACH_MESSAGE_INDEXES.company)
    .sort({ updatedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<OutreachMessageDoc[]>();
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = docs.length > limit && last !== undefined;
  return {
    items: await toNamedMessages(ctx, shown),
    nextCursor: hasMore ? encodeDateCursor({ at: last.updatedAt, id: last._id }) : null,
  };
}

/** Whether a message comes after a cursor in a list that is changed last first. */
const isAfter = ({ updatedAt, _id }: OutreachMessageDoc, { at, id }: DateCursor): boolean =>
  updatedAt < at || (updatedAt.getTime() === at.getTime() && _id < id);

/** With the names of their campaigns. */
async function toNamedMessages(ctx: ServiceContext, docs: OutreachMessageDoc[]): Promise<OutreachMessage[]> {
  const campaigns = await OutreachCampaignModel.find({ _id: { $in: docs.map(({ campaignId }) => campaignId) } }).lean();
  const names = new Map(campaigns.map(({ _id, name }) => [_id, name]));
  return toMessages(ctx, docs, ({ campaignId }) => names.get(campaignId) ?? '');
}

async function toMessages(
  ctx: ServiceContext,
  docs: OutreachMessageDoc[],
  nameOf: (doc: OutreachMessageDoc) => string,
): Promise<OutreachMessage[]> {
  const suppressed = await findSuppressedMessageIds(ctx, docs);
  return docs.map((doc) =>
    toOutreachMessage(doc, { campaignName: nameOf(doc), isSuppressed: suppressed.has(doc._id) }),
  );
}

/** A saved contact's drafts may be older than its being saved or merged. */
async function targetKeysOf({ contactId, recipientName, recipientCompany }: RecipientInput): Promise<TargetKeys> {
  if (contactId === undefined) {
    const name = recipientKey({
      contactId: null,
      recipientName: recipientName ?? '',
      recipientCompany: recipientCompany ?? '',
    });
    return { uniqueKeys: [], nameKey: name };
  }
  const contact = (await findContacts([contactId])).get(contactId);
  return contact === undefined ? { uniqueKeys: [`contact:${contactId}`], nameKey: null } : targetFromContact(contact);
}
