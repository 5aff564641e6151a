import type { ErasedPersonalData, Erasure, ErasureList } from '@workbench/services/privacy/schemas';
import { formatCount, formatNumber } from '../../lib/format/format';

/** "3 records erased: 2 in contacts, 1 in leads." */
export function erasureSummaryText({ erased }: Pick<ErasedPersonalData, 'erased'>): string {
  const erasedGroups = erased.filter(({ count }) => count > 0);
  const total = erasedGroups.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'No records to erase.';
  const parts = erasedGroups.map(({ place, count }) => `${formatNumber(count)} in ${place}`);
  return `${formatCount(total, 'record', 'records')} erased: ${parts.join(', ')}.`;
}

/** What the look through the whole database found afterwards. */
export function scanText({ leftovers, scanned }: Pick<ErasedPersonalData, 'leftovers' | 'scanned'>): string {
  const documents = formatCount(scanned, 'document', 'documents');
  if (leftovers.length === 0) return `A full database scan found no remaining mentions (${documents}).`;
  const parts = leftovers.map(({ collection, count }) => `${formatNumber(count)} in ${collection}`);
  return `A full database scan (${documents}) found remaining mentions: ${parts.join(', ')}.`;
}

export const isAnyErasureRunning = ({ items }: Pick<ErasureList, 'items'>): boolean =>
  items.some(({ state }) => state === 'running');

/** How far an erasure is; without a number until the scan has begun. */
export function erasureProgress({ done, total }: Erasure['progress']): { percent: number | null; text: string } {
  if (total === 0) return { percent: null, text: 'Records are being erased.' };
  const percent = Math.floor((done / total) * 100);
  return { percent, text: `${formatNumber(done)} of ${formatCount(total, 'document', 'documents')} scanned.` };
}
