import { WEBHOOK_OFF_MEANINGS } from '@workbench/services/webhooks/limits';
import type { Webhook } from '@workbench/services/webhooks/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Switch } from '~/components/ui/controls/Switch';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { trpc } from '~/lib/api/trpc';
import { formatDate, formatNumber, formatRelativeTime } from '~/lib/format/format';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { useNow } from '~/lib/state/use-now';

const COLUMNS = [
  'On',
  'Name',
  'Events',
  'State',
  { label: 'Waiting', isNumber: true },
  { label: 'Failed', isNumber: true },
  'Last delivered',
];

export type WebhookDialog = 'deliveries' | 'edit' | 'rotate' | 'delete';

interface WebhookTableProps {
  webhooks: readonly Webhook[];
  onOpen: (dialog: WebhookDialog, webhook: Webhook) => void;
}

/** The newest first, a line each. */
export function WebhookTable({ webhooks, onOpen }: WebhookTableProps) {
  const now = useNow();
  const update = trpc.webhooks.update.useMutation({
    onError: (error) => toastFailure('Failed to Change the Webhook', error),
  });
  return (
    <ScrollRegion aria-label="Webhooks" className="bg-card">
      <Table columns={COLUMNS} hasActions>
        {webhooks.map((webhook) => (
          <tr key={webhook.id} className={TABLE_ROW}>
            <td>
              <Switch
                aria-label={`Send to ${webhook.name}`}
                checked={webhook.isEnabled}
                disabled={update.isPending}
                onCheckedChange={(isEnabled) => update.mutate({ id: webhook.id, isEnabled })}
              />
            </td>
            <th scope="row" className="min-w-40 max-w-72 break-words font-medium">
              {webhook.name}
              <span className="block break-all font-normal text-muted-foreground text-xs">{webhook.url}</span>
            </th>
            <td className="min-w-40 max-w-64 text-xs">{webhook.events.join(', ')}</td>
            <td className="max-w-56">
              <WebhookState webhook={webhook} />
            </td>
            <td className={NUMBER_CELL}>{formatNumber(webhook.pending)}</td>
            <td className={NUMBER_CELL}>{formatNumber(webhook.failed)}</td>
            <td className="whitespace-nowrap" title={formatDate(webhook.lastDeliveredAt)}>
              {webhook.lastDeliveredAt === null ? 'Not yet' : formatRelativeTime(webhook.lastDeliveredAt, now)}
            </td>
            <td className="whitespace-nowrap text-right">
              <div className="flex justify-end gap-2">
                <Action label="Deliveries" webhook={webhook} onClick={() => onOpen('deliveries', webhook)} />
                <Action label="Edit" webhook={webhook} onClick={() => onOpen('edit', webhook)} />
                <Action label="Rotate" webhook={webhook} onClick={() => onOpen('rotate', webhook)} />
                <Action label="Delete" webhook={webhook} onClick={() => onOpen('delete', webhook)} />
              </div>
            </td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}

function Action({ label, webhook, onClick }: { label: string; webhook: Webhook; onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" aria-label={`${label}: ${webhook.name}`} onClick={onClick}>
      {label}
    </Button>
  );
}

function WebhookState({ webhook: { offReason, failingSince } }: { webhook: Webhook }) {
  if (offReason === 'owner') return <Badge variant="outline">Off</Badge>;
  if (offReason !== null) {
    return (
      <>
        <Badge variant="warning">Switched off</Badge>
        <span className="block text-muted-foreground text-xs">{WEBHOOK_OFF_MEANINGS[offReason]}</span>
      </>
    );
  }
  return failingSince === null ? <Badge variant="success">On</Badge> : <Badge variant="warning">Failing</Badge>;
}
