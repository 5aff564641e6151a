import { type OutreachCampaignDoc, type OutreachQuotaDoc, OutreachQuotaModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { dailyLimitMax, quotaKindOf } from '../campaigns/daily-limit.ts';
import { formatWait } from './format-wait.ts';
import { addQuotaEntry, type QuotaState, quotaState } from './quota-window.ts';

/** Each time another process was faster. */
const ATTEMPTS_MAX = 50;

type CampaignLimit = Pick<OutreachCampaignDoc, '_id' | 'name' | 'type' | 'dailyLimit'>;

/** A limit with the id of its usage record. */
interface DailyQuota {
  id: string;
  limit: number;
  /** "All 100 connection requests of a day". */
  name: string;
}

export const REQUEST_QUOTA: DailyQuota = networkQuota('requests', 'connection requests');
export const MESSAGE_QUOTA: DailyQuota = networkQuota('messages', 'messages');

function networkQuota(id: 'requests' | 'messages', what: string): DailyQuota {
  const limit = dailyLimitMax(id === 'requests' ? 'connection_request' : 'direct_message');
  return { id, limit, name: `All ${limit} ${what} of a day` };
}

export function campaignQuota({ _id, name, type, dailyLimit }: CampaignLimit): DailyQuota {
  const limit = dailyLimit ?? dailyLimitMax(type);
  const slots = `All ${limit} ${limit === 1 ? 'slot' : 'slots'}`;
  return { id: campaignQuotaId(_id), limit, name: `${slots} of "${name}" for a day` };
}

/** What has been used of each, by its id. */
export async function readQuotas(quotas: readonly DailyQuota[], now: Date): Promise<Map<string, QuotaState>> {
  const docs = await OutreachQuotaModel.find({ _id: { $in: quotas.map(({ id }) => id) } }).lean();
  const sent = new Map(docs.map((doc) => [doc._id, doc.sent]));
  return new Map(quotas.map(({ id, limit }) => [id, quotaState(sent.get(id) ?? [], limit, now)]));
}

interface SlotReservation {
  messageId: string;
  messageType: string;
  campaign: CampaignLimit;
  now: Date;
}

/**
 * Reserves a slot for a message in the network's limit and in its campaign's own. Each is taken by one atomic write
 * before the message is marked: after a kill in between, the same message uses its slot when it is marked again, and
 * the limit is never exceeded.
 * @throws ServiceError conflict, saying when the next slot is free
 */
export async function reserveSlots({ messageId, messageType, campaign, now }: SlotReservation): Promise<void> {
  const kind = quotaKindOf(messageType) === 'requests' ? REQUEST_QUOTA : MESSAGE_QUOTA;
  const quotas = [campaignQuota(campaign), kind];
  const entry = { messageId, campaignId: campaign._id, at: now };
  // All limits are checked before any slot is taken, so that a refusal leaves no slot taken in the other.
  const docs = await OutreachQuotaModel.find({ _id: { $in: quotas.map(({ id }) => id) } }).lean();
  for (const quota of quotas) {
    entriesAfterReserving(docs.find(({ _id }) => _id === quota.id) ?? null, quota, entry);
  }
  for (const quota of quotas) await reserveSlot(quota, entry);
}

interface SlotRelease {
  messageId: string;
  messageType: string;
  campaignId: string;
  /** When it was sent or the mark taken back, whichever is later: a slot that was taken again since stays taken. */
  until: Date;
}

/** Frees the slots of a message that was not sent after all; another window may have reserved them later than it was marked. */
export async function releaseSlots({ messageId, messageType, campaignId, until }: SlotRelease): Promise<void> {
  const kind = quotaKindOf(messageType) === 'requests' ? REQUEST_QUOTA : MESSAGE_QUOTA;
  await OutreachQuotaModel.updateMany(
    { _id: { $in: [kind.id, campaignQuotaId(campaignId)] } },
    { $pull: { sent: { messageId, at: { $lte: until } } }, $inc: { revision: 1 } },
  );
}

const campaignQuotaId = (campaignId: string): string => `campaign:${campaignId}`;

type SentEntry = OutreachQuotaDoc['sent'][number];

async function reserveSlot(quota: DailyQuota, entry: SentEntry): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const doc = await OutreachQuotaModel.findById(quota.id).lean();
    const sent = entriesAfterReserving(doc, quota, entry);
    if (await saveEntries(quota.id, doc, sent)) return;
  }
  throw new ServiceError('conflict', 'Others are marking messages as sent at this moment; try again in a moment');
}

function entriesAfterReserving(
  doc: OutreachQuotaDoc | null,
  { limit, name }: DailyQuota,
  entry: SentEntry,
): SentEntry[] {
  const before = doc?.sent ?? [];
  const sent = addQuotaEntry(before, entry, { limit, now: entry.at });
  if (sent !== null) return sent;
  const { nextFreeAt } = quotaState(before, limit, entry.at);
  const wait = nextFreeAt === null ? 'a moment' : formatWait(entry.at, nextFreeAt);
  throw new ServiceError('conflict', `${name} are used; the next one may be sent in ${wait}`);
}

/** @returns false when another process has written in the meantime */
async function saveEntries(id: string, before: OutreachQuotaDoc | null, sent: SentEntry[]): Promise<boolean> {
  if (before !== null) {
    const { revision } = before;
    const { matchedCount } = await OutreachQuotaModel.updateOne(
      { _id: id, revision },
      { $set: { sent, revision: revision + 1 } },
    );
    return matchedCount === 1;
  }
  try {
    await OutreachQuotaModel.collection.insertOne({ _id: id, sent, revision: 1 } as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
