import { DAILY_MESSAGES_MAX, DAILY_REQUESTS_MAX } from '@workbench/services/outreach/limits';
import type { OutreachCampaign } from '@workbench/services/outreach/schemas';

/** The most that the network allows a day. */
export const dailyLimitMax = (type: OutreachCampaign['type']): number =>
  type === 'connection_request' ? DAILY_REQUESTS_MAX : DAILY_MESSAGES_MAX;
