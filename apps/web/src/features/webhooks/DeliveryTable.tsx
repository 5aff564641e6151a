import type { Delivery } from '@workbench/services/webhooks/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { DASH, formatDate, formatNumber, formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { DELIVERY_STATE } from './delivery-state';

const COLUMNS = ['Event', 'State', 'Answer', { label: 'Attempts', isNumber: true }, 'When'];

interface DeliveryTableProps {
  deliveries: readonly Delivery[];
  onOpen: (deliveryId: string) => void;
}

export function DeliveryTable({ deliveries, onOpen }: DeliveryTableProps) {
  const now = useNow();
  return (
    <ScrollRegion aria-label="Deliveries">
      <Table columns={COLUMNS}>
        {deliveries.map(({ id, eventId, type, state, lastStatus, attemptCount, createdAt }) => (
          <tr key={id} className={TABLE_ROW}>
            <th scope="row" className="font-medium">
              <button type="button" className="text-left underline-offset-2 hover:underline" onClick={() => onOpen(id)}>
                {type}
                <span className="block break-all font-mono font-normal text-muted-foreground text-xs">{eventId}</span>
              </button>
            </th>
            <td>
              <Badge variant={DELIVERY_STATE[state].variant}>{DELIVERY_STATE[state].label}</Badge>
            </td>
            <td className="tabular-nums">{lastStatus ?? (attemptCount === 0 ? DASH : 'None')}</td>
            <td className={NUMBER_CELL}>{formatNumber(attemptCount)}</td>
            <td className="whitespace-nowrap" title={formatDate(createdAt)}>
              {formatRelativeTime(createdAt, now)}
            </td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
