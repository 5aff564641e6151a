import { Bell } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { useToasts } from '~/lib/notifications/toast';

const NotificationLog = lazy(() => import('./NotificationLog').then((module) => ({ default: module.NotificationLog })));

/** The bell of the header; a dot says that something came since the log was last opened. */
export function NotificationLogButton() {
  const [wasOpened, setOpened] = useState(false);
  if (!wasOpened) return <BellButton onClick={() => setOpened(true)} />;
  return (
    <Suspense fallback={<BellButton />}>
      <NotificationLog trigger={<BellButton />} />
    </Suspense>
  );
}

/** Takes the properties that the popover gives to its trigger. */
function BellButton(props: ComponentProps<'button'>) {
  const { unread } = useToasts();
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;
  return (
    <Button variant="ghost" size="icon" {...props} className="relative" aria-label={label} aria-haspopup="dialog">
      <Bell aria-hidden />
      {unread > 0 && <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-link" />}
    </Button>
  );
}
