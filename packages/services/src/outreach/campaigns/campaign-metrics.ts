import { OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { OutreachCounters, OutreachFunnel } from '../schemas.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import {
  conversionRate,
  countOutcomes,
  type MessageGroup,
  type OutcomeCounts,
  ZERO_OUTCOMES,
} from './outcome-counts.ts';

/** The counters of all campaigns together; they are counted from the messages each time. */
export async function countOutreach(_: Verb<object>): Promise<OutreachCounters> {
  const [activeCampaigns, groups] = await Promise.all([
    OutreachCampaignModel.countDocuments({ status: 'active' }),
    groupMessages({}, null),
  ]);
  const { sent, accepted, replied } = countOutcomes(groups);
  return { activeCampaigns, totalSent: sent, accepted, replied };
}

/** By campaign, including campaigns without messages. */
export async function countByCampaign(campaignIds: string[]): Promise<Map<string, OutcomeCounts>> {
  const groups = await groupMessages({ campaignId: { $in: campaignIds } }, '$campaignId');
  const outcomes = outcomesBy(groups);
  return new Map(campaignIds.map((id) => [id, outcomes.get(id) ?? ZERO_OUTCOMES]));
}

/**
 * Outcomes of a campaign's messages by the writer of their drafts, most sent first.
 * @throws ServiceError not_found
 */
export async function getOutreachFunnel({ input }: Verb<{ id: string }>): Promise<OutreachFunnel> {
  await findOutreachCampaign(input.id);
  const outcomes = outcomesBy(await groupMessages({ campaignId: input.id }, '$writtenBy'));
  const templates = [...outcomes].map(([by, { totalTargets, sent, accepted, replied }]) => ({
    name: by ?? 'Not written yet',
    targets: totalTargets,
    sent,
    accepted,
    replied,
    acceptRate: conversionRate(accepted, sent),
    replyRate: conversionRate(replied, sent),
  }));
  return { templates: templates.sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name, 'en')) };
}

type Group = MessageGroup & { by: string | null };

async function groupMessages(match: object, by: string | null): Promise<Group[]> {
  const isSet = (field: string) => ({ $gt: [field, null] });
  const groups = await OutreachMessageModel.aggregate<{ _id: Omit<Group, 'count'>; count: number }>([
    { $match: match },
    {
      $group: {
        _id: {
          by,
          status: '$status',
          messageType: '$messageType',
          wasSent: isSet('$sentAt'),
          wasAccepted: isSet('$acceptedAt'),
          wasReplied: isSet('$repliedAt'),
          isNext: isSet('$threadId'),
        },
        count: { $sum: 1 },
      },
    },
  ]);
  return groups.map(({ _id, count }) => ({ ..._id, by: _id.by ?? null, count }));
}

function outcomesBy(groups: Group[]): Map<string | null, OutcomeCounts> {
  const names = [...new Set(groups.map(({ by }) => by))];
  return new Map(names.map((name) => [name, countOutcomes(groups.filter(({ by }) => by === name))]));
}
