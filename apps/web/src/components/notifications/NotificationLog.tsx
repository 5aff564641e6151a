import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactElement, useEffect } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatRelativeTime } from '~/lib/format/format';
import { markToastLogRead, takeToastOffer, useToasts } from '~/lib/notifications/toast';
import type { ToastEntry } from '~/lib/notifications/toast-state';
import { StoredNotifications } from './StoredNotifications';

/**
 * Every notification of this session, newest first, also those that were never visible; beneath them what the server
 * noted earlier. Begins open.
 */
export function NotificationLog({ trigger }: { trigger: ReactElement }) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label="Notifications"
          className="z-50 flex max-h-[min(28rem,80vh)] w-[min(24rem,calc(100vw-1.5rem))] flex-col rounded-lg border border-border bg-popover shadow-float focus:outline-none"
        >
          <h2 className="border-border border-b px-4 py-2.5 font-semibold">Notifications</h2>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            aria-label="Notifications, newest first"
            className="overflow-y-auto focus-visible:-outline-offset-2"
          >
            <Entries />
            <StoredNotifications />
          </section>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Entries() {
  const { log } = useToasts();
  // Whatever comes while the log is open is being read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry must be marked
  useEffect(markToastLogRead, [log]);

  if (log.length === 0) {
    return <p className="px-4 py-6 text-center text-muted-foreground">No notifications in this session.</p>;
  }
  return (
    <ol aria-label="This session" className="divide-y divide-border">
      {log.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: ToastEntry }) {
  const isFailure = entry.variant === 'destructive';
  return (
    <li className="flex gap-3 px-4 py-2.5">
      {isFailure ? (
        <TriangleAlert role="img" aria-label="Error" className="mt-0.5 size-4 shrink-0 text-destructive" />
      ) : (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-medium">{entry.title}</p>
          <time dateTime={new Date(entry.at).toISOString()} className="shrink-0 text-muted-foreground text-xs">
            {formatRelativeTime(entry.at)}
          </time>
        </div>
        {entry.description && <p className="break-words text-ui text-muted-foreground">{entry.description}</p>}
        {entry.offer && (
          <Button variant="outline" size="sm" className="mt-1.5" onClick={() => takeToastOffer(entry)}>
            {entry.offer.label}
            <span className="sr-only"> {entry.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
