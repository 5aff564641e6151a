import {
  type ContactDoc,
  OUTREACH_MESSAGE_INDEXES,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { updateIfUnchanged } from '../messages/find-message.ts';
import { type Target, targetFromContact } from './target.ts';

/** Each time another call was faster with the message. */
const ATTEMPTS_MAX = 20;
const OPEN_STATUSES = ['pending', 'failed'];

/**
 * Messages that are not sent name their contact as it was edited. A text that is written stays, and so does what the
 * message has from elsewhere. Repeatable.
 */
export async function followEdit(target: Target, contactBefore: ContactDoc): Promise<void> {
  const changes = changedFields(targetFromContact(contactBefore), target);
  if (Object.keys(changes.after).length === 0) return;
  const contactKeys = target.uniqueKeys.filter((key) => key.startsWith('contact:'));
  const messages = await OutreachMessageModel.find({ keys: { $in: contactKeys } }, { _id: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.recipient)
    .lean();
  const ids = messages.map(({ _id }) => _id);
  const next = await OutreachMessageModel.find({ threadId: { $in: ids } }, { _id: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.thread)
    .lean();
  for (const id of [...ids, ...next.map(({ _id }) => _id)]) await changeMessage(id, contactKeys, changes);
}

type Shown = Pick<
  OutreachMessageDoc,
  'recipientName' | 'recipientCompany' | 'recipientTitle' | 'recipientIndustry' | 'recipientLinkedinUrl'
>;

interface Changes {
  before: Shown;
  after: Partial<Shown>;
}

const shownOf = (target: Target): Shown => ({
  recipientName: target.recipientName,
  recipientCompany: target.company,
  recipientTitle: target.title,
  recipientIndustry: target.industry,
  recipientLinkedinUrl: target.linkedinUrl,
});

function changedFields(targetBefore: Target, target: Target): Changes {
  const before = shownOf(targetBefore);
  const changed = Object.entries(shownOf(target)).filter(([field, value]) => before[field as keyof Shown] !== value);
  return { before, after: Object.fromEntries(changed) };
}

async function changeMessage(id: string, contactKeys: readonly string[], { before, after }: Changes): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const message = await OutreachMessageModel.findById(id).lean<OutreachMessageDoc>();
    if (message === null || !OPEN_STATUSES.includes(message.status)) return;
    if (!contactKeys.includes(`contact:${message.contactId}`)) return;
    const isFromContact = (field: keyof Shown) => (message[field] ?? null) === before[field];
    const changes = Object.entries(after).filter(([field]) => isFromContact(field as keyof Shown));
    if (changes.length === 0) return;
    if ((await updateIfUnchanged(message, Object.fromEntries(changes))) !== null) return;
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}
