import type { DraftingRun, OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { formatNumber } from '../../../lib/format/format.ts';

/** "Writing drafts: 3 of 12 written, 1 failed", or what became of the last run. */
export function draftingText({ state, total, completed, skipped, failed, cancelled }: DraftingRun): string {
  const parts = [
    `${formatNumber(completed)} of ${formatNumber(total)} written`,
    skipped > 0 && `${formatNumber(skipped)} skipped`,
    failed > 0 && `${formatNumber(failed)} failed`,
    cancelled > 0 && `${formatNumber(cancelled)} cancelled`,
  ];
  return `${state === 'running' ? 'Writing drafts' : 'Last run'}: ${parts.filter(Boolean).join(', ')}.`;
}

/**
 * Whether someone in the campaign may still lack a first draft.
 * @param messages all messages of the campaign; null where not all are loaded, and only the server knows
 */
export function mayLackDrafts(
  { pending, needsReview }: Pick<OutreachCampaign, 'pending' | 'needsReview'>,
  messages: readonly OutreachMessage[] | null,
): boolean {
  if (pending <= needsReview) return false;
  const isUndrafted = ({ status, messageContent, threadId }: OutreachMessage) =>
    status === 'pending' && messageContent === null && threadId === null;
  return messages === null || messages.some(isUndrafted);
}
