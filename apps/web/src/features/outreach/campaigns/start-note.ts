import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { formatCount, formatNumber } from '../../../lib/format/format.ts';

interface StartNote {
  text: string;
  /** Start does nothing until that is done. */
  isBlocking: boolean;
}

/** What is said beside Start: why it can't start, or how many would have nothing to send. Null when all is there. Pure. */
export function startNote({
  status,
  totalTargets,
  withoutText,
}: Pick<OutreachCampaign, 'status' | 'totalTargets' | 'withoutText'>): StartNote | null {
  if (status !== 'draft' && status !== 'paused') return null;
  if (totalTargets === 0) return { text: 'Add targets first.', isBlocking: true };
  if (withoutText === 0) return null;
  const targets = formatCount(totalTargets, 'target', 'targets');
  const verb = withoutText === 1 ? 'has' : 'have';
  return { text: `${formatNumber(withoutText)} of ${targets} ${verb} no text.`, isBlocking: false };
}
