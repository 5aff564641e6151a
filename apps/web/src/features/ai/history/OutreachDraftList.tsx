import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { Badge, type BadgeProps } from '~/components/ui/display/Badge';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { AI_READ_FAILURE } from '../read-failures';
import type { Recipient } from './recipient';

/** "Pending" is a draft here: a person sends it. */
const STATUS: Record<OutreachMessage['status'], { label: string; variant: BadgeProps['variant'] }> = {
  pending: { label: 'Draft', variant: 'outline' },
  sent: { label: 'Sent', variant: 'default' },
  accepted: { label: 'Accepted', variant: 'success' },
  replied: { label: 'Replied', variant: 'success' },
  failed: { label: 'Failed', variant: 'destructive' },
};

/** What stands on outreach campaigns for a recipient. */
export function OutreachDraftList({ recipient }: { recipient: Recipient }) {
  const now = useNow();
  const drafts = trpc.outreach.ofRecipient.useQuery({ ...recipient });
  return (
    <section aria-label="In outreach campaigns" className="flex flex-col gap-2">
      <h3 className="font-medium text-ui">In outreach campaigns</h3>
      {drafts.error && drafts.data === undefined ? (
        <ErrorState title={AI_READ_FAILURE.drafts} error={drafts.error} onRetry={() => void drafts.refetch()} />
      ) : drafts.data === undefined ? (
        <p role="status" className="text-ui text-muted-foreground">
          Loading drafts…
        </p>
      ) : drafts.data.length === 0 ? (
        <p className="text-ui text-muted-foreground">No drafts yet. Choose “Use Message” to save one.</p>
      ) : (
        <ul className="flex max-h-60 flex-col divide-y divide-border overflow-y-auto">
          {drafts.data.map((draft) => (
            <li key={draft.id} className="flex min-w-0 items-center gap-2 py-2">
              <div className="flex min-w-0 flex-1 flex-col">
                <span className="truncate text-ui">{draft.messageContent ?? 'No message yet'}</span>
                <span className="truncate text-muted-foreground text-xs">
                  {draft.campaignName} · {formatRelativeTime(draft.createdAt, now)}
                </span>
              </div>
              <Badge variant={STATUS[draft.status].variant}>{STATUS[draft.status].label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
