import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';

const CreateCampaignDialog = lazy(() =>
  import('./CreateCampaignDialog').then((module) => ({ default: module.CreateCampaignDialog })),
);

export function CreateCampaignButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-label="Create Campaign"
        aria-haspopup="dialog"
        className="ml-1 h-9"
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
