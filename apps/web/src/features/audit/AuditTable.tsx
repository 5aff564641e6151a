import { Link } from '@tanstack/react-router';
import type { AuditLine } from '@workbench/services/audit/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { DASH, formatExactTime, formatNumber } from '~/lib/format/format';
import { actorLabel, countsLabel, VIA_LABELS } from './audit-labels';
import { parseAuditParams } from './url-params';

const COLUMNS = [
  { label: 'No.', isNumber: true },
  'Time',
  'Actor',
  'Via',
  'Operation',
  'Record',
  'Extent',
  { label: 'Credits', isNumber: true },
  'Outcome',
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
  return (
    <tr className={cn(TABLE_ROW, '*:whitespace-nowrap')}>
      <td className={cn(NUMBER_CELL, 'text-muted-foreground')}>{formatNumber(line.sequence)}</td>
      <td className="tabular-nums">{formatExactTime(line.at)}</td>
      <td>{actorLabel(line.actor)}</td>
      <td className="text-muted-foreground">{VIA_LABELS[line.via]}</td>
      <th scope="row" className="font-medium">
        {line.operation}
      </th>
      <td className="font-mono text-xs">
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
      <td className="text-muted-foreground">{countsLabel(line) || DASH}</td>
      <td className={NUMBER_CELL}>{line.credits === 0 ? DASH : formatNumber(line.credits)}</td>
      <td>{line.outcome === 'done' ? 'Done' : <Badge variant="warning">{line.outcome}</Badge>}</td>
    </tr>
  );
}
