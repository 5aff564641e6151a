import { getQueryKey } from '@trpc/react-query';
import type { Delivery, Webhook } from '@workbench/services/webhooks/schemas';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Select } from '~/components/ui/controls/Select';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { DeliveryPanel } from './DeliveryPanel';
import { DeliveryTable } from './DeliveryTable';

const PAGE_SIZE = 50;
const POLL_MS = 2000;
const EVER = '1970-01-01T00:00:00.000Z';

/** What was sent to a webhook, and what became of it. Begins open. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent hasFixedHeight className="sm:max-w-4xl">
        <DialogHeader>
          <DialogTitle>Deliveries to {webhook.name}</DialogTitle>
          <DialogDescription>Of the last 14 days, the newest first.</DialogDescription>
        </DialogHeader>
        {openedId === null ? (
          <Deliveries webhook={webhook} onOpen={setOpenedId} />
        ) : (
          <DeliveryPanel webhook={webhook} deliveryId={openedId} onBack={() => setOpenedId(null)} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Deliveries({ webhook: { id }, onOpen }: { webhook: Webhook; onOpen: (deliveryId: string) => void }) {
  const [state, setState] = useState<Delivery['state'] | ''>('');
  const filter = { id, limit: PAGE_SIZE, ...(state !== '' && { state }) };
  const deliveries = usePaged<Delivery>(
    getQueryKey(trpc.webhooks.deliveries, filter, 'infinite'),
    (cursor, signal) => trpcClient.webhooks.deliveries.query({ ...filter, ...cursor }, { signal }),
    () => POLL_MS,
  );
  const test = trpc.webhooks.test.useMutation({
    onSuccess: (sent) => onOpen(sent.id),
    onError: (error) => toastFailure('Failed to Send the Test', error),
  });
  const replay = trpc.webhooks.replayFailed.useMutation({
    onSuccess: ({ replayed }) =>
      toast({ title: 'Replay Started', description: `${formatNumber(replayed)} are sent again.` }),
    onError: (error) => toastFailure('Failed to Replay', error),
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="State"
          className="w-auto"
          value={state}
          onChange={(event) => setState(event.target.value as Delivery['state'] | '')}
        >
          <option value="">All states</option>
          <option value="pending">Waiting</option>
          <option value="delivered">Delivered</option>
          <option value="failed">Failed</option>
        </Select>
        <Button variant="outline" disabled={test.isPending} onClick={() => test.mutate({ id })}>
          {test.isPending ? 'Sending…' : 'Send test'}
        </Button>
        <Button variant="outline" disabled={replay.isPending} onClick={() => replay.mutate({ id, since: EVER })}>
          Replay failed
        </Button>
      </div>
      <div className="min-h-0 flex-1">
        <PagedList
          query={deliveries}
          failure={READ_FAILURE.deliveries}
          moreLabel="Show more"
          empty={<EmptyState icon={ScrollText} title="No deliveries" description="Every event sent is listed here." />}
        >
          {(items) => <DeliveryTable deliveries={items} onOpen={onOpen} />}
        </PagedList>
      </div>
    </>
  );
}
