import type { OutreachMessageDoc } from '@workbench/db';
import { isErasedRecipient } from '../recipients/erased.ts';

/** When a next message is due. Pure. */

type SeenMessage = Pick<OutreachMessageDoc, 'status' | 'acceptedAt' | 'repliedAt' | 'nextMessageId' | 'dueAt' | 'keys'>;

/** Who accepted is given a few days to write first. */
const AFTER_ACCEPTANCE_DAYS = 3;

/** Of a waiting next message its own time; else when one should be written. null: none is due. */
export function dueAt({ status, acceptedAt, repliedAt, nextMessageId, dueAt, keys }: SeenMessage): Date | null {
  if (isErasedRecipient(keys) || nextMessageId) return null;
  if (status === 'pending') return dueAt ?? null;
  return nextDueAt({ status, acceptedAt, repliedAt });
}

/** When the message after this one is due; null before a reply or an acceptance. */
export function nextDueAt({
  status,
  acceptedAt,
  repliedAt,
}: Pick<SeenMessage, 'status' | 'acceptedAt' | 'repliedAt'>): Date | null {
  if (status === 'replied') return repliedAt;
  if (status !== 'accepted' || acceptedAt === null) return null;
  const day = acceptedAt.getDate() + AFTER_ACCEPTANCE_DAYS;
  return new Date(acceptedAt.getFullYear(), acceptedAt.getMonth(), day);
}
