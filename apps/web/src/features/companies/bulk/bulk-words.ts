import type { BulkAction, BulkChange, BulkPreview } from '@workbench/services/bulk/schemas';
import { formatCount, formatNumber } from '../../../lib/format/format.ts';

/** Words for changes of many companies. Pure. */

const companies = (count: number): string => formatCount(count, 'company', 'companies');

/** "Changes 12 companies. 3 are so already. 1 stays as it is: …" */
export function previewText({ companies: selected, changes, unchanged, left }: BulkPreview): string {
  const parts = [
    changes === selected
      ? `Changes all ${companies(selected)}.`
      : `Changes ${formatNumber(changes)} of ${companies(selected)}.`,
    unchanged > 0 ? `${formatCount(unchanged, 'is', 'are')} like that already.` : '',
    ...left.map(leftText),
  ];
  if (selected === 1 && changes === 1) parts[0] = 'Changes 1 company.';
  return parts.filter((part) => part !== '').join(' ');
}

const leftText = ({ reason, companies: count }: BulkPreview['left'][number]): string =>
  `${formatCount(count, 'stays', 'stay')} unchanged: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;

const DOING: Record<BulkAction['kind'], string> = {
  addTags: 'Adding tags',
  removeTags: 'Removing tags',
  addToList: 'Adding to the list',
  removeFromList: 'Taking off the list',
  setIndustry: 'Changing the industry',
  delete: 'Deleting',
};
const DONE: Record<BulkAction['kind'], string> = {
  addTags: 'Tags Added',
  removeTags: 'Tags Removed',
  addToList: 'Added to List',
  removeFromList: 'Taken off the List',
  setIndustry: 'Industry Changed',
  delete: 'Companies Deleted',
};

/** What is under way: "Adding tags: 1,200 of 12,408 companies". */
export function progressText({ action, state, done, companies: total }: BulkChange): string {
  const doing = state === 'undoing' ? 'Undoing' : DOING[action.kind];
  return `${doing}: ${formatNumber(done)} of ${companies(total)}`;
}

/** What has come of it, for a toast. */
export function resultText({ action, state, changed, left, keptCompanies, message }: BulkChange) {
  const kept = left.map(leftText).join(' ');
  if (state === 'undone') {
    const stays = keptCompanies > 0 ? ` ${formatCount(keptCompanies, 'stays', 'stay')} as edited since.` : '';
    return { title: 'Undone', description: `The companies are as they were before.${stays}` };
  }
  const what =
    action.kind === 'delete'
      ? `${companies(changed)} moved to the trash for 30 days.`
      : `${companies(changed)} changed.`;
  if (state === 'cancelled') return { title: 'Cancelled', description: `${what} The others stay as they were.` };
  if (state === 'failed')
    return { title: 'Failed to Change All Companies', description: `${what} ${message ?? ''}`.trim() };
  return { title: DONE[action.kind], description: `${what} ${kept}`.trim() };
}
