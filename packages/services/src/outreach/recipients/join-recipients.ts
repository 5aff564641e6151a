import type { OutreachMessageDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { mergeIntoExistingRecipient } from './merge-into-existing.ts';
import type { RecipientStore } from './recipient-store.ts';
import { targetFromMessage } from './target-from-message.ts';

/**
 * Of two recipients of one campaign who are one person, the one who stays is known and stopped by what the other one is. What
 * their message shows stays. Repeatable: keys that the other one still has are taken over the next time.
 */
export async function joinRecipients(
  ctx: ServiceContext,
  kept: OutreachMessageDoc,
  other: OutreachMessageDoc,
  store: RecipientStore,
): Promise<void> {
  const shown = { companyId: kept.companyId ?? null, title: null, industry: null, linkedinUrl: null };
  await mergeIntoExistingRecipient(ctx, kept, { ...targetFromMessage(other), ...shown }, [], store);
}
