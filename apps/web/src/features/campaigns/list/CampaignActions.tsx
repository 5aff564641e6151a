import type { Campaign } from '@workbench/services/campaigns/schemas';
import { Download, Pause, Play, RotateCw, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { availableCampaignActions, isCampaignRunning } from './campaign-status';
import { useCampaignActions } from './use-campaigns';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);
const DeleteQuestion = lazy(() =>
  import('~/components/trash/DeleteQuestion').then((module) => ({ default: module.DeleteQuestion })),
);

interface CampaignActionsProps {
  campaign: Campaign;
  onDeleted?: () => void;
}

export function CampaignActions({ campaign, onDeleted }: CampaignActionsProps) {
  const [open, setOpen] = useState<'cancel' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { pause, resume, cancel, retry, isActing } = useCampaignActions(campaign.id);
  const { canPause, canResume, canCancel, canRetry } = availableCampaignActions(campaign);
  return (
    <div className="flex flex-wrap gap-2">
      {canPause && (
        <Button variant="outline" size="sm" disabled={isActing} onClick={pause}>
          <Pause aria-hidden />
          Pause
        </Button>
      )}
      {canResume && (
        <Button size="sm" disabled={isActing} onClick={resume}>
          <Play aria-hidden />
          Resume
        </Button>
      )}
      {canRetry && (
        <Button variant="outline" size="sm" disabled={isActing} onClick={retry}>
          <RotateCw aria-hidden />
          Retry failed
        </Button>
      )}
      {canCancel && (
        <Button variant="outline" size="sm" disabled={isActing} onClick={() => setOpen('cancel')}>
          <X aria-hidden />
          Cancel
        </Button>
      )}
      {campaign.completedReports > 0 && <Downloads campaign={campaign} />}
      {!isCampaignRunning(campaign) && (
        <Button
          variant="outline"
          size="icon-sm"
          aria-label={`Delete ${campaign.name}`}
          title="Delete campaign"
          onClick={() => setOpen('delete')}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'delete' && (
          <DeleteQuestion
            kind="reportCampaign"
            ids={[campaign.id]}
            name={`“${campaign.name}”`}
            {...(onDeleted && { onDeleted })}
            onClose={close}
          />
        )}
        {open === 'cancel' && (
          <ConfirmDialog
            title="Cancel this campaign?"
            action="Cancel campaign"
            dismiss="Keep campaign"
            onConfirm={cancel}
            onClose={close}
          >
            Completed reports are kept. Pending companies will not get a report from this campaign.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}

/** Plain links: the browser writes a large archive to disk as it comes. */
function Downloads({ campaign: { id, name } }: { campaign: Campaign }) {
  const files = [
    { label: 'All reports (ZIP)', href: `/api/campaigns/${id}/archive` },
    { label: 'Comparison table (CSV)', href: `/api/campaigns/${id}/table?format=csv` },
    { label: 'Comparison table (Excel)', href: `/api/campaigns/${id}/table?format=excel` },
  ];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" aria-label={`Download results for ${name}`}>
          <Download aria-hidden />
          Download
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {files.map(({ label, href }) => (
          <DropdownMenuItem key={href} asChild>
            <a href={href} download>
              {label}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
