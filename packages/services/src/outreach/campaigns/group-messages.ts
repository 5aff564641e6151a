import { OutreachMessageModel } from '@workbench/db';
import { countOutcomes, type MessageGroup, type OutcomeCounts } from './outcome-counts.ts';

type Group = MessageGroup & { by: string | null };

export async function groupMessages(match: object, by: string | null): Promise<Group[]> {
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
          hasText: isSet('$messageContent'),
          needsReview: { $eq: ['$needsReview', true] },
        },
        count: { $sum: 1 },
      },
    },
  ]);
  return groups.map(({ _id, count }) => ({ ..._id, by: _id.by ?? null, count }));
}

export function outcomesBy(groups: Group[]): Map<string | null, OutcomeCounts> {
  const names = [...new Set(groups.map(({ by }) => by))];
  return new Map(names.map((name) => [name, countOutcomes(groups.filter(({ by }) => by === name))]));
}
