import type { DeliveryDetail, Webhook } from '@workbench/services/webhooks/schemas';
import { ArrowLeft } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatExactTime, formatNumber } from '~/lib/format/format';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { DELIVERY_STATE } from './delivery-state';

const POLL_MS = 1000;

interface DeliveryPanelProps {
  webhook: Webhook;
  deliveryId: string;
  onBack: () => void;
}

/** One delivery: its body, and what the receiver answered to each attempt. */
export function DeliveryPanel({ webhook: { id }, deliveryId, onBack }: DeliveryPanelProps) {
  const delivery = trpc.webhooks.delivery.useQuery(
    { id, deliveryId },
    { refetchOnMount: 'always', refetchInterval: ({ state }) => state.data?.state === 'pending' && POLL_MS },
  );
  const replay = trpc.webhooks.replay.useMutation({ onError: (error) => toastFailure('Failed to Replay', error) });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden />
          All deliveries
        </Button>
        <Button variant="outline" disabled={replay.isPending} onClick={() => replay.mutate({ id, deliveryId })}>
          {replay.isPending ? 'Replaying…' : 'Replay'}
        </Button>
      </div>
      <PanelQueryState query={delivery} failure={READ_FAILURE.deliveries}>
        {(detail) => <Detail delivery={detail} />}
      </PanelQueryState>
    </>
  );
}

function Detail({ delivery: { type, state, eventId, body, attempts } }: { delivery: DeliveryDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{type}</span>
        <Badge variant={DELIVERY_STATE[state].variant}>{DELIVERY_STATE[state].label}</Badge>
        <span className="break-all font-mono text-muted-foreground text-xs">{eventId}</span>
      </p>
      <section aria-label="Attempts" className="flex flex-col gap-2">
        <h3 className="font-medium text-ui">Attempts</h3>
        {attempts.length === 0 && <p className="text-muted-foreground">None yet</p>}
        <ol className="flex flex-col gap-2">
          {attempts.map(({ at, durationMs, status, answer }) => (
            <li key={at} className="rounded-md border border-border px-3 py-2">
              <p className="flex flex-wrap gap-x-3 text-ui">
                <span className="font-medium">{status === null ? 'No answer' : `Status ${status}`}</span>
                <span className="text-muted-foreground">
                  {formatExactTime(at)}, {formatNumber(durationMs)} ms
                </span>
              </p>
              {answer !== '' && <p className="mt-1 break-all font-mono text-xs">{answer}</p>}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Body" className="flex min-w-0 flex-col gap-2">
        <h3 className="font-medium text-ui">Body</h3>
        <pre className="whitespace-pre-wrap break-all rounded-md bg-muted p-3 font-mono text-xs">{indented(body)}</pre>
      </section>
    </div>
  );
}

/** As people read it; sent without spaces. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
