import type { ImportResult } from '@workbench/services/companies/schemas';
import { formatCount, formatNumber } from '../../../lib/format/format.ts';
import type { ToastInput } from '../../../lib/notifications/toast-state.ts';

type Counts = Pick<ImportResult, 'imported' | 'failed' | 'ignoredCells' | 'isCancelled'>;

/** What a toast says after an import: what was left out is part of it. */
export function importToast({ imported, failed, ignoredCells, isCancelled }: Counts): ToastInput {
  const problems = [
    failed > 0 && `${formatCount(failed, 'row', 'rows')} couldn’t be imported.`,
    ignoredCells > 0 && `${formatCount(ignoredCells, 'cell was', 'cells were')} left out.`,
  ].filter((text) => text !== false);
  if (imported === 0 && failed > 0) {
    return { title: 'Nothing Imported', description: problems.join(' '), variant: 'destructive' };
  }
  const companies = `${formatNumber(imported)} ${imported === 1 ? 'company' : 'companies'}`;
  if (isCancelled) {
    const stays = `${companies} had been imported. Take the import back to undo that.`;
    return { title: 'Import Cancelled', description: [stays, ...problems].join(' ') };
  }
  return { title: 'Import Successful', description: [`Successfully imported ${companies}.`, ...problems].join(' ') };
}
