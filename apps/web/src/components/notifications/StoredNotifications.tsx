import type { Notification } from '@workbench/services/settings/schemas';
import { Bell, TriangleAlert } from 'lucide-react';
import { ProductLink } from '~/components/ProductLink';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatRelativeTime } from '~/lib/format/format';

const SHOWN_MAX = 50;

/** What the server noted while no one looked, newest first; read again each time the log is opened. */
export function StoredNotifications() {
  const notifications = trpc.settings.notifications.useQuery({ limit: SHOWN_MAX }, { refetchOnMount: 'always' });
  if (notifications.error && !notifications.data) {
    return (
      <p role="alert" className="border-border border-t px-4 py-2.5 text-ui text-destructive">
        {READ_FAILURE.notifications}: {errorMessage(notifications.error)}
      </p>
    );
  }
  if (!notifications.data || notifications.data.length === 0) return null;
  return (
    <section aria-labelledby="earlier-notifications" className="border-border border-t">
      <h3 id="earlier-notifications" className="px-4 pt-2.5 pb-1 font-medium text-muted-foreground text-xs">
        Earlier
      </h3>
      <ol className="divide-y divide-border">
        {notifications.data.map((notification) => (
          <Entry key={notification.id} notification={notification} />
        ))}
      </ol>
    </section>
  );
}

const IS_FAILURE: Record<Notification['kind'], boolean> = {
  sync_finished: false,
  headcount_moved: false,
  reports_finished: false,
  sync_failed: true,
  reports_failed: true,
  email_failed: true,
  webhook_off: true,
  backup_failed: true,
};

function Entry({ notification: { at, kind, title, message, link, emailed } }: { notification: Notification }) {
  const href = productPath(link);
  return (
    <li className="flex gap-3 px-4 py-2.5">
      {IS_FAILURE[kind] ? (
        <TriangleAlert role="img" aria-label="Error" className="mt-0.5 size-4 shrink-0 text-destructive" />
      ) : (
        <Bell aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-medium">
            {href === null ? (
              title
            ) : (
              <ProductLink href={href} className="text-link underline-offset-4 hover:underline">
                {title}
              </ProductLink>
            )}
          </p>
          <time dateTime={at} className="shrink-0 text-muted-foreground text-xs">
            {formatRelativeTime(at)}
          </time>
        </div>
        <p className="whitespace-pre-line break-words text-ui text-muted-foreground">
          {message}
          {emailed && ' Sent by email.'}
        </p>
      </div>
    </li>
  );
}

/** Only a path within the product is followed. */
function productPath(link: string | null): string | null {
  return link !== null && /^\/(?![/\\])/.test(link) ? link : null;
}
