import type { Backup } from '@workbench/services/backups/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { formatDateTime } from '~/lib/format/format';
import { BACKUP_BADGE, formatSize } from './backup-labels';

const COLUMNS = ['Begun', 'State', { label: 'Size', isNumber: true }, 'File'];

/** The newest first, a line each. */
export function BackupTable({ backups }: { backups: readonly Backup[] }) {
  return (
    <ScrollRegion aria-label="Backups made" className="max-h-72">
      <Table columns={COLUMNS}>
        {backups.map(({ id, by, state, startedAt, bytes, file, message }) => (
          <tr key={id} className={TABLE_ROW}>
            <th scope="row" className="whitespace-nowrap font-medium">
              {formatDateTime(startedAt)}
              <span className="block font-normal text-muted-foreground text-xs">
                {by === 'schedule' ? 'By the schedule' : 'On demand'}
              </span>
            </th>
            <td>
              <Badge variant={BACKUP_BADGE[state].tone}>{BACKUP_BADGE[state].label}</Badge>
            </td>
            <td className={NUMBER_CELL}>{formatSize(bytes)}</td>
            <td className="min-w-56 break-all text-xs">{state === 'failed' ? message : file}</td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
