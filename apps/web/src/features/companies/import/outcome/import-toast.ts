import type { ImportResult } from '@workbench/services/companies/schemas';
import { formatCount } from '../../../../lib/format/format.ts';
import type { ToastInput } from '../../../../lib/notifications/toast-state.ts';

type Counts = Pick<ImportResult, 'companies' | 'failed' | 'ignoredCells' | 'isCancelled'>;

/** What a toast says after an import, in companies: several rows may be about one. What was left out is part of it. */
export function importToast({ companies, failed, ignoredCells, isCancelled }: Counts): ToastInput {
  const problems = [
    failed > 0 && `${formatCount(failed, 'row', 'rows')} couldn’t be imported.`,
    ignoredCells > 0 && `${formatCount(ignoredCells, 'cell was', 'cells were')} left out.`,
  ].filter((text) => text !== false);
  if (companies === 0 && failed > 0) {
    return { title: 'Nothing Imported', description: problems.join(' '), variant: 'destructive' };
  }
  const count = formatCount(companies, 'company', 'companies');
  if (isCancelled) {
    const stays = `${count} had been imported. Take the import back to undo that.`;
    return { title: 'Import Cancelled', description: [stays, ...problems].join(' ') };
  }
  return { title: 'Import Successful', description: [`Successfully imported ${count}.`, ...problems].join(' ') };
}
