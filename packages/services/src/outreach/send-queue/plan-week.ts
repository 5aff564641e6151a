/** How many messages are due on each of the next days within the limits. Pure. */

/** What waits in a campaign. */
export interface CampaignBacklog {
  /** Most of its messages on the first day, and on each later one. */
  slots: { today: number; daily: number };
  /** Connection requests, and messages that are the first to their recipient. */
  requests: number;
  messages: number;
  /** How many next messages become due by day, the overdue ones with the first. */
  replies: readonly number[];
}

export interface DaySlots {
  requests: number;
  messages: number;
}

export interface PlannedDay {
  requests: number;
  /** Replies included. */
  messages: number;
  replies: number;
}

/**
 * Each day replies come first, then the campaigns in their order, as in the send queue. What does not fit waits for the next
 * day.
 * @param today slots that are left on the first day
 */
export function planWeek(
  campaigns: readonly CampaignBacklog[],
  { days, today, daily }: { days: number; today: DaySlots; daily: DaySlots },
): { days: PlannedDay[]; later: number } {
  const left = campaigns.map((campaign) => ({ ...campaign, replies: 0, due: campaign.replies }));
  const planned: PlannedDay[] = [];
  for (let day = 0; day < days; day++) {
    const slots = day === 0 ? { ...today } : { ...daily };
    const own = left.map((campaign) => (day === 0 ? campaign.slots.today : campaign.slots.daily));
    const total = { requests: 0, messages: 0, replies: 0 };
    const take = (at: number, kind: 'requests' | 'messages', requested: number): number => {
      const count = Math.max(0, Math.min(requested, slots[kind], own[at] ?? 0));
      slots[kind] -= count;
      own[at] = (own[at] ?? 0) - count;
      total[kind] += count;
      return count;
    };
    for (const [at, campaign] of left.entries()) {
      campaign.replies += campaign.due[day] ?? 0;
      const replies = take(at, 'messages', campaign.replies);
      campaign.replies -= replies;
      total.replies += replies;
    }
    for (const [at, campaign] of left.entries()) {
      campaign.requests -= take(at, 'requests', campaign.requests);
      campaign.messages -= take(at, 'messages', campaign.messages);
    }
    planned.push(total);
  }
  const later = left.reduce((sum, { requests, messages, replies, due }) => {
    const notDue = due.slice(days).reduce((total, count) => total + count, 0);
    return sum + requests + messages + replies + notDue;
  }, 0);
  return { days: planned, later };
}
