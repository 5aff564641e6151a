import { DAILY_MESSAGES_MAX, DAILY_REQUESTS_MAX } from '../limits.ts';

/** How many of a type may be sent a day. Pure. Direct messages and follow-ups are counted together. */
export const dailyLimitMax = (messageType: string): number =>
  messageType === 'connection_request' ? DAILY_REQUESTS_MAX : DAILY_MESSAGES_MAX;

/** Which of the two limits a message counts against. */
export const quotaKindOf = (messageType: string): 'requests' | 'messages' =>
  messageType === 'connection_request' ? 'requests' : 'messages';

/** @returns a sentence for a limit that is above what the network allows; null for one that is not */
export function dailyLimitProblem(dailyLimit: number, messageType: string): string | null {
  const maxPerDay = dailyLimitMax(messageType);
  if (dailyLimit <= maxPerDay) return null;
  const what = messageType === 'connection_request' ? 'connection requests' : 'messages';
  return `At most ${maxPerDay} ${what} a day are allowed; choose a daily limit of ${maxPerDay} or less`;
}
