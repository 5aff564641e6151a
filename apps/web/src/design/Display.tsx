import { Building2 } from 'lucide-react';
import { Badge } from '~/components/ui/display/Badge';
import { MetricCard } from '~/components/ui/display/MetricCard';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { formatChange, formatNumber } from '~/lib/format/format';
import { Panel } from './Panel';

const COLUMNS = ['Company', { label: 'Employees', isNumber: true }, { label: 'Change', isNumber: true }, 'Quality'];
const ROWS = [
  ['Arlomont Devices', 4035, -20.1],
  ['Mossford Trading', 892, 15.3],
] as const;

export function Display() {
  return (
    <>
      <Panel
        title="Table"
        rule="Names on the left, figures on the right; a row answers to the pointer; no lines between columns."
      >
        <ScrollRegion aria-label="Companies" className="w-full">
          <Table columns={COLUMNS}>
            {ROWS.map(([name, employees, change]) => (
              <tr key={name} className={TABLE_ROW}>
                <th scope="row" className="font-medium">
                  {name}
                </th>
                <td className={NUMBER_CELL}>{formatNumber(employees)}</td>
                <td className={NUMBER_CELL}>{formatChange(change)}</td>
                <td>
                  <Badge variant="success">High</Badge>
                </td>
              </tr>
            ))}
          </Table>
        </ScrollRegion>
      </Panel>
      <Panel title="Badges" rule="A word for a state; its color never says more than the word.">
        <Badge>Draft</Badge>
        <Badge variant="outline">Revoked</Badge>
        <Badge variant="success">Completed</Badge>
        <Badge variant="warning">Needs attention</Badge>
        <Badge variant="destructive">Failed</Badge>
      </Panel>
      <Panel title="Figure" rule="A title, a figure and what it counts; the card leads to what is counted.">
        <div className="w-64">
          <MetricCard title="Total Companies" icon={Building2} value={formatNumber(440)} subtitle="tracked" />
        </div>
      </Panel>
    </>
  );
}
