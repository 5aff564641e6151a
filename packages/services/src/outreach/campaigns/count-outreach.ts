import { OutreachCampaignModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { OutreachCounters } from '../schemas.ts';
import { groupMessages } from './group-messages.ts';
import { countOutcomes } from './outcome-counts.ts';

/** The counters of all campaigns together; they are counted from the messages each time. */
export async function countOutreach(_: Verb<object>): Promise<OutreachCounters> {
  const [activeCampaigns, groups] = await Promise.all([
    OutreachCampaignModel.countDocuments({ status: 'active' }),
    groupMessages({}, null),
  ]);
  const { sent, accepted, replied } = countOutcomes(groups);
  return { activeCampaigns, totalSent: sent, accepted, replied };
}
