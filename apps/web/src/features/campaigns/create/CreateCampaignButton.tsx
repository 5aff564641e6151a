import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { useRequestedAction } from '~/lib/state/requested-action';

const CreateCampaignDialog = lazy(() =>
  import('./CreateCampaignDialog').then((module) => ({ default: module.CreateCampaignDialog })),
);

/** The main action of the campaigns' own screen; on all others it leaves that rank to the screen's. */
export function CreateCampaignButton() {
  const [isOpen, setOpen] = useState(false);
  useRequestedAction('new-report-campaign', () => setOpen(true));
  const isOnCampaigns = useLocation({ select: ({ pathname }) => pathname === '/campaigns' });
  return (
    <>
      <Button
        size="sm"
        variant={isOnCampaigns ? 'default' : 'outline'}
        aria-label="Create Campaign"
        aria-haspopup="dialog"
        className="ml-1"
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        <span className="hidden sm:inline">Create Campaign</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CreateCampaignDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
