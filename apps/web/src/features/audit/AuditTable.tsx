import { Link } from '@tanstack/react-router';
import type { AuditLine } from '@workbench/services/audit/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { DASH, formatExactTime, formatNumber } from '~/lib/format/format';
import { actorLabel, countsLabel, VIA_LABELS } from './audit-labels';
import { parseAuditParams } from './url-params';

/** A phone has room for the time and the operation, beneath which is who did it and what failed. */
const WIDE = 'max-[88rem]:hidden';
const NOT_ON_A_PHONE = 'max-sm:hidden';
const COLUMNS = [
  { label: 'No.', isNumber: true, className: WIDE },
  'Time',
  { label: 'Actor', className: NOT_ON_A_PHONE },
  { label: 'Via', className: WIDE },
  'Operation',
  { label: 'Record', className: WIDE },
  { label: 'Extent', className: WIDE },
  { label: 'Credits', isNumber: true, className: NOT_ON_A_PHONE },
  { label: 'Outcome', className: NOT_ON_A_PHONE },
];

/** The lines of the log, the newest first. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <ScrollRegion aria-label="Audit log" className="bg-card">
      <Table columns={COLUMNS}>
        {lines.map((line) => (
          <Row key={line.sequence} line={line} />
        ))}
      </Table>
    </ScrollRegion>
  );
}

function Row({ line }: { line: AuditLine }) {
  const [record] = line.records;
  const outcome = line.outcome === 'done' ? null : <Badge variant="warning">{line.outcome}</Badge>;
  return (
    <tr className={cn(TABLE_ROW, 'sm:*:whitespace-nowrap')}>
      <td className={cn(NUMBER_CELL, WIDE, 'text-muted-foreground')}>{formatNumber(line.sequence)}</td>
      <td className="tabular-nums">{formatExactTime(line.at)}</td>
      <td className={NOT_ON_A_PHONE}>{actorLabel(line.actor)}</td>
      <td className={cn(WIDE, 'text-muted-foreground')}>{VIA_LABELS[line.via]}</td>
      <th scope="row" className="font-medium">
        {line.operation}
        <span className="block font-normal text-muted-foreground text-xs sm:hidden">
          {actorLabel(line.actor)} {outcome}
        </span>
      </th>
      <td className={cn(WIDE, 'font-mono text-xs')}>
        {record === undefined ? (
          DASH
        ) : (
          <Link
            to="/audit-log"
            search={parseAuditParams({ record })}
            title={`All lines of ${record}`}
            className="text-link underline-offset-4 hover:underline"
          >
            {record.slice(0, 8)}…
          </Link>
        )}
      </td>
      <td className={cn(WIDE, 'text-muted-foreground')}>{countsLabel(line) || DASH}</td>
      <td className={cn(NUMBER_CELL, NOT_ON_A_PHONE)}>{line.credits === 0 ? DASH : formatNumber(line.credits)}</td>
      <td className={NOT_ON_A_PHONE}>{outcome ?? 'Done'}</td>
    </tr>
  );
}
