import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { findContacts } from '../contacts/index.ts';
import { findLeads } from '../leads/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { watchPeople } from '../shared/people-watchers.ts';
import { joinStanding } from './join-standing.ts';
import { type Target, targetOfContact, targetOfLead } from './recipients.ts';

/** Messages that are read and compared at a time. */
const PAGE_MAX = 500;

/** Recipients keep what becomes known of their contact or lead, also when that goes; call it once per process. */
export function watchRecipients(): void {
  watchPeople('outreach messages', {
    contacts: (ctx, contacts) =>
      joinEach(
        ctx,
        contacts.map((contact) => targetOfContact(contact)),
      ),
    leads: async (ctx, leads) => {
      const contacts = await findContacts(leads.flatMap(({ contactId }) => contactId?.toHexString() ?? []));
      const contactOf = (id: { toHexString(): string } | null) => contacts.get(id?.toHexString() ?? '');
      await joinEach(
        ctx,
        leads.map((lead) => targetOfLead(lead, contactOf(lead.contactId))),
      );
    },
  });
}

/** In all campaigns where these people stand as this contact or lead. */
async function joinEach(ctx: ServiceContext, targets: readonly Target[]): Promise<void> {
  for (let at = 0; at < targets.length; at += PAGE_MAX) {
    const byKey = new Map(targets.slice(at, at + PAGE_MAX).flatMap((one) => recordKeys(one).map((key) => [key, one])));
    const messages = await OutreachMessageModel.find({ keys: { $in: [...byKey.keys()] } })
      .hint(OUTREACH_MESSAGE_INDEXES.recipient)
      .lean<OutreachMessageDoc[]>();
    for (const message of messages) {
      const target = message.keys.map((key) => byKey.get(key)).find((one) => one !== undefined);
      if (target !== undefined) await joinStanding(ctx, message, target);
    }
  }
}

const recordKeys = ({ own, leadId }: Target): string[] =>
  own.filter((key) => (leadId === null ? key.startsWith('contact:') : key === `lead:${leadId}`));

/**
 * Joins into a campaign's recipients what their contacts and leads say today: a lead may have been enriched since it was
 * added, and whoever is added next is recognised by that, too.
 */
export async function joinKnownToday(ctx: ServiceContext, campaignId: string): Promise<void> {
  const isOfRecord = { $or: [{ contactId: { $ne: null } }, { leadId: { $ne: null } }] };
  const messages = OutreachMessageModel.find({ campaignId, ...isOfRecord }, { messageContent: 0 })
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .lean<OutreachMessageDoc[]>()
    .cursor({ batchSize: PAGE_MAX });
  let page: OutreachMessageDoc[] = [];
  for await (const message of messages) {
    page.push(message);
    if (page.length < PAGE_MAX) continue;
    await joinPage(ctx, page);
    page = [];
  }
  await joinPage(ctx, page);
}

async function joinPage(ctx: ServiceContext, page: readonly OutreachMessageDoc[]): Promise<void> {
  const leads = await findLeads(page.flatMap(({ leadId }) => leadId ?? []));
  const ofLeads = [...leads.values()].flatMap(({ contactId }) => contactId?.toHexString() ?? []);
  const contacts = await findContacts([...page.flatMap(({ contactId }) => contactId ?? []), ...ofLeads]);
  for (const message of page) {
    const lead = leads.get(message.leadId ?? '');
    const contact = contacts.get(message.contactId ?? '') ?? contacts.get(lead?.contactId?.toHexString() ?? '');
    if (lead !== undefined) await joinStanding(ctx, message, targetOfLead(lead, contact));
    else if (contact !== undefined) await joinStanding(ctx, message, targetOfContact(contact));
  }
}
