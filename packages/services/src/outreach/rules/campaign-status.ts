/** draft → active ⇄ paused → completed, and nothing else. Pure. */

export type CampaignMove = 'start' | 'pause' | 'complete';
type Status = 'draft' | 'active' | 'paused' | 'completed';

export const CAMPAIGN_MOVES: Record<CampaignMove, { from: readonly Status[]; to: Status }> = {
  start: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  complete: { from: ['paused'], to: 'completed' },
};

const REASONS: Record<CampaignMove, Partial<Record<Status, string>>> = {
  start: { active: 'is active already. Pause it when nothing more is to be sent.' },
  pause: {
    draft: 'is a draft. Start it first; a draft is not on the plan.',
    paused: 'is paused already. Start it to go on, or complete it.',
  },
  complete: {
    draft: 'is a draft. Start it first; only a paused campaign can be completed.',
    active: 'is active. Pause it first, then complete it.',
    completed: 'is completed already.',
  },
};

/** Why a campaign cannot be moved, and what to do: a sentence. */
export function moveRefused(name: string, status: string, move: CampaignMove): string {
  const reason = REASONS[move][status as Status] ?? 'is completed and stays so. Create a new campaign.';
  return `"${name}" ${reason}`;
}
