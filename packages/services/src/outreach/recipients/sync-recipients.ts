import {
  type LeadDoc,
  OUTREACH_MESSAGE_INDEXES,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { type BeforeContactsChange, findContacts } from '../../contacts/index.ts';
import { type AfterLeadChange, type BeforeLeadsRemoved, findLeads, findTrashedLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { leadIdsOf } from './find-outdated.ts';
import { followEdit } from './follow-edit.ts';
import { mergeIntoExistingRecipient } from './merge-into-existing.ts';
import { releaseIdentifiers } from './release-identifiers.ts';
import { type Target, targetFromContact, targetFromLead } from './target.ts';
import { recipientStores } from './trashed-recipients.ts';

/** Messages that are read and compared at a time. */
const PAGE_MAX = 500;
/** A recipient who is being added at this moment is compared again next time. */
const JUST_ADDED_MS = 60_000;

/**
 * Recipients keep the identifiers of their contact, even after it is deleted, but none that an edit has released. Open
 * messages follow an edit.
 */
export const syncRecipientsOfContacts: BeforeContactsChange = async (ctx, contacts, edit) => {
  const targets = contacts.map((contact) => targetFromContact(contact));
  await mergeEach(ctx, targets);
  if (edit === undefined) return;
  for (const target of targets) {
    if (edit.released.length > 0) await releaseIdentifiers(ctx, target, edit.released);
    await followEdit(target, edit.before);
  }
};

/** Recipients keep the identifiers of their lead, even after it is removed. */
export const syncRecipientsOfLeads: BeforeLeadsRemoved = async (ctx, leads) => mergeEach(ctx, await toTargets(leads));

/** Recipients have the new identifiers of a lead that a person has changed, and none that it had instead. */
export const syncRecipientsAfterEdit: AfterLeadChange = async (ctx, lead, before) => {
  const [target] = await toTargets([lead]);
  if (target === undefined) return;
  await mergeEach(ctx, [{ ...target, replaced: identifiersOf(before) }]);
};

/**
 * A campaign that comes back learns what its leads said last that are in the trash: an earlier version left it as it was when
 * they changed.
 */
export async function syncRestoredRecipients(ctx: ServiceContext, campaignId: string): Promise<void> {
  const messages = await OutreachMessageModel.find({ campaignId, leadId: { $ne: null } }, { leadId: 1, keys: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .lean();
  const leadIds = [...new Set(messages.flatMap(leadIdsOf))];
  for (let at = 0; at < leadIds.length; at += PAGE_MAX)
    await mergeEach(ctx, await toTargets(await findTrashedLeads(leadIds.slice(at, at + PAGE_MAX))));
}

async function toTargets(leads: readonly LeadDoc[]): Promise<Target[]> {
  const contacts = await findContacts(leads.flatMap(({ contactId }) => contactId?.toHexString() ?? []));
  return leads.map((lead) => targetFromLead(lead, contacts.get(lead.contactId?.toHexString() ?? '')));
}

/** In every campaign with these contacts or leads as recipients, in the trash, too: their data may be gone when it comes back. */
async function mergeEach(ctx: ServiceContext, targets: readonly Target[]): Promise<void> {
  for (let at = 0; at < targets.length; at += PAGE_MAX) {
    const byKey = new Map(targets.slice(at, at + PAGE_MAX).flatMap((one) => recordKeys(one).map((key) => [key, one])));
    for (const store of recipientStores()) {
      for (const message of await store.find([...byKey.keys()])) {
        const target = message.keys.map((key) => byKey.get(key)).find((one) => one !== undefined);
        if (target !== undefined) await mergeIntoExistingRecipient(ctx, message, target, [], store);
      }
    }
  }
}

const recordKeys = ({ uniqueKeys: own, leadId }: Target): string[] =>
  own.filter((key) => (leadId === null ? key.startsWith('contact:') : key === `lead:${leadId}`));

/**
 * Updates a campaign's recipients from their leads: a lead may have been enriched since, and later additions are
 * recognised by that, too. Contacts notify when they change. Leads without changes since the last time are not read.
 */
export async function syncCampaignRecipients(ctx: ServiceContext, campaignId: string): Promise<void> {
  const syncStartedAt = ctx.now().getTime();
  const campaign = await OutreachCampaignModel.findById(campaignId, { joinedAt: 1 }).lean();
  const leadMessages = await OutreachMessageModel.find({ campaignId, leadId: { $ne: null } }, { leadId: 1, keys: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .lean();
  const leadIds = [...new Set(leadMessages.flatMap(leadIdsOf))];
  for (let at = 0; at < leadIds.length; at += PAGE_MAX) {
    await syncCampaignLeads(ctx, campaignId, await findLeads(leadIds.slice(at, at + PAGE_MAX), campaign?.joinedAt));
  }
  await OutreachCampaignModel.updateOne(
    { _id: campaignId },
    { $max: { joinedAt: new Date(syncStartedAt - JUST_ADDED_MS) } },
  );
}

async function syncCampaignLeads(
  ctx: ServiceContext,
  campaignId: string,
  leads: ReadonlyMap<string, LeadDoc>,
): Promise<void> {
  if (leads.size === 0) return;
  const keys = [...leads.keys()].map((id) => `lead:${id}`);
  const messages = await OutreachMessageModel.find({ campaignId, keys: { $in: keys } })
    .hint(OUTREACH_MESSAGE_INDEXES.keys)
    .lean<OutreachMessageDoc[]>();
  const targets = new Map((await toTargets([...leads.values()])).map((target) => [target.leadId, target]));
  for (const message of messages) {
    let current: OutreachMessageDoc | null = message;
    for (const id of leadIdsOf(message)) {
      const target = targets.get(id);
      if (current !== null && target !== undefined) current = await mergeIntoExistingRecipient(ctx, current, target);
    }
  }
}
