/** draft → active ⇄ paused → completed, and nothing else. Pure. */

export type CampaignTransition = 'start' | 'pause' | 'complete';
type Status = 'draft' | 'active' | 'paused' | 'completed';

export const CAMPAIGN_TRANSITIONS: Record<CampaignTransition, { from: readonly Status[]; to: Status }> = {
  start: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  complete: { from: ['paused'], to: 'completed' },
};

const REFUSAL_REASONS: Record<CampaignTransition, Partial<Record<Status, string>>> = {
  start: { active: 'is active already. Pause it when nothing more is to be sent.' },
  pause: {
    draft: 'is a draft. Start it first; a draft is not on the plan.',
    paused: 'is paused already. Start it to continue, or complete it.',
  },
  complete: {
    draft: 'is a draft. Start it first; only a paused campaign can be completed.',
    active: 'is active. Pause it first, then complete it.',
    completed: 'is completed already.',
  },
};

/** Why a campaign cannot be moved, and what to do: a sentence. */
export function transitionRefusal(name: string, status: string, transition: CampaignTransition): string {
  const reason = REFUSAL_REASONS[transition][status as Status] ?? 'is completed and stays so. Create a new campaign.';
  return `"${name}" ${reason}`;
}
