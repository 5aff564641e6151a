import { SELECTION_MAX } from '@workbench/services/contacts/limits';
import { Send, Sparkles, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatCount, formatNumber } from '~/lib/format/format';
import { useBulkLeadActions } from './use-bulk-lead-actions';

const EnrichDialog = lazy(() =>
  import('../enrichment/EnrichDialog').then((module) => ({ default: module.EnrichDialog })),
);
const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);
const OutreachCampaignDialog = lazy(() =>
  import('~/components/outreach-picker/OutreachCampaignDialog').then((module) => ({
    default: module.OutreachCampaignDialog,
  })),
);

interface LeadBulkActionsProps {
  ids: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with the chosen leads. It keeps its place without any, so that the list does not jump. */
export function LeadBulkActions({ ids, onClear }: LeadBulkActionsProps) {
  const [open, setOpen] = useState<'enrich' | 'outreach' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const bulk = useBulkLeadActions(() => {
    onClear();
    close();
  });
  const chosen = [...ids];
  const leads = formatCount(chosen.length, 'lead', 'leads');
  if (chosen.length === 0) return null;
  return (
    <>
      <span className="mr-1 font-medium">{formatNumber(chosen.length)} selected</span>
      <Button
        variant="outline"
        size="sm"
        disabled={chosen.length > SELECTION_MAX}
        title={chosen.length > SELECTION_MAX ? `Up to ${formatNumber(SELECTION_MAX)} at once` : undefined}
        onClick={() => setOpen('enrich')}
      >
        <Sparkles aria-hidden />
        Enrich
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen('outreach')}>
        <Send aria-hidden />
        Add to campaign
      </Button>
      <Button variant="outline" size="sm" disabled={bulk.isRemoving} onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden />
        Remove
      </Button>
      <Button variant="ghost" size="sm" onClick={onClear}>
        <X aria-hidden />
        Clear
      </Button>
      <Suspense fallback={null}>
        {open === 'enrich' && (
          <EnrichDialog title={`Enrich ${leads}`} target={{ leadIds: chosen }} onStarted={onClear} onClose={close} />
        )}
        {open === 'outreach' && (
          <OutreachCampaignDialog
            title={`Add ${leads} to a campaign`}
            confirmLabel="Add to campaign"
            isPending={bulk.isAdding}
            onChoose={(id) => bulk.addToCampaign(id, chosen)}
            onClose={close}
          />
        )}
        {open === 'remove' && (
          <ConfirmDialog
            title={`Remove ${leads}?`}
            action="Remove"
            onConfirm={() => bulk.remove(chosen)}
            onClose={close}
          >
            The leads and their enrichment data will be deleted; enriching them again may cost credits. Your spreadsheet
            and saved contacts are not affected.
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
