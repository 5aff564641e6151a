import { type WebhookWorkDoc, WebhookWorkModel } from '@workbench/db';
import { isDuplicateKey } from '../shared/database/classify-error.ts';
import { claimJournal, type JournalClaim } from '../shared/moves/journal-lease.ts';

/** The one document of the work: a lease on it is held by the process that collects and sends events. */
export const WEBHOOK_WORK = 'webhooks';
const STATE = 'ready';

/** @returns null while another process works */
export async function claimWebhookWork(): Promise<JournalClaim | null> {
  const claim = () => claimJournal(WebhookWorkModel.collection as never, WEBHOOK_WORK, { from: [STATE], to: STATE });
  return (await claim()) ?? ((await createWork()) ? claim() : null);
}

async function createWork(): Promise<boolean> {
  if ((await WebhookWorkModel.exists({ _id: WEBHOOK_WORK })) !== null) return false;
  const work: WebhookWorkDoc = {
    _id: WEBHOOK_WORK,
    state: STATE,
    worker: null,
    leaseUntil: new Date(0),
    cursor: null,
    collectedUntil: null,
  };
  try {
    await WebhookWorkModel.collection.insertOne(work as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
