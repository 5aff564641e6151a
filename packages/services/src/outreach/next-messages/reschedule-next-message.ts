import type { Verb } from '../../shared/context.ts';
import { saveMessageFields } from '../messages/find-message.ts';
import type { OutreachMessage, RescheduleMessageInput } from '../schemas.ts';
import { findWaitingNext } from './find-waiting-next.ts';

/**
 * Changes when a next message is due.
 * @throws ServiceError not_found; conflict as `findWaitingNext` does
 */
export async function rescheduleNextMessage({ ctx, input }: Verb<RescheduleMessageInput>): Promise<OutreachMessage> {
  const { dueAt, ...seen } = input;
  return saveMessageFields(ctx, await findWaitingNext(seen), { dueAt: new Date(dueAt) });
}
