import type { CustomerPlan } from '@workbench/services/customers/schemas';
import { formatNumber } from '~/lib/format/format';
import { formatCount } from '../../../lib/format/format.ts';

type Counts = Pick<CustomerPlan, 'added' | 'changed' | 'removed' | 'marked'>;

/** "120 entries added, 3 changed, 8 moved to the trash. 37 tracked companies are marked." Pure. */
export function importedText({ added, changed, removed, marked }: Counts): string {
  const parts = [
    added > 0 && `${formatCount(added, 'entry', 'entries')} added`,
    changed > 0 && `${changed} changed`,
    removed > 0 && `${removed} moved to the trash`,
  ].filter(Boolean);
  const done = parts.length === 0 ? 'Nothing changed' : parts.join(', ');
  return `${done}. ${formatCount(marked, 'tracked company is', 'tracked companies are')} marked.`;
}

/** What the button says that does it. Pure. */
export function importAction({ added, changed, removed }: Counts): string {
  if (removed > 0) return `Replace the list: ${added} new, ${removed} to the trash`;
  if (added > 0) return `Add ${formatCount(added, 'entry', 'entries')}`;
  return changed > 0 ? `Change ${formatCount(changed, 'entry', 'entries')}` : 'Nothing to change';
}

/** Each count of a plan that is not 0, in words. Pure. */
export function planFacts(plan: CustomerPlan): string[] {
  const facts: [number, string][] = [
    [plan.added, 'new'],
    [plan.changed, 'changed'],
    [plan.unchanged, 'on the list already'],
    [plan.repeated, plan.repeated === 1 ? 'repeats an earlier row' : 'repeat an earlier row'],
    [plan.leftOut, 'left out by their reason'],
    [plan.refused, 'refused'],
    [plan.removed, 'not in the file: to the trash'],
  ];
  return facts.filter(([count]) => count > 0).map(([count, words]) => `${formatNumber(count)} ${words}`);
}
