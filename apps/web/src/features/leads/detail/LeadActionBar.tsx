import type { LeadDetail } from '@workbench/services/leads/schemas';
import { RotateCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { Button } from '~/components/ui/controls/Button';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { leadName } from '../lead-labels';
import { useBulkLeadActions } from '../list/use-bulk-lead-actions';
import type { LeadActions } from './use-lead';

interface LeadActionBarProps {
  lead: LeadDetail;
  actions: LeadActions;
  onRemoved: () => void;
}

/** What can be done with the lead as a whole. */
export function LeadActionBar({ lead, actions: { retry }, onRemoved }: LeadActionBarProps) {
  const [open, setOpen] = useState<'outreach' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const bulk = useBulkLeadActions(() => (open === 'outreach' ? close() : onRemoved()));
  const name = leadName(lead);
  const isBusy = lead.enrichmentStatus === 'enriching' || retry.isPending;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => retry.mutate({ id: lead.id })}>
        <RotateCw aria-hidden />
        {isBusy ? 'Enriching…' : lead.enrichmentStatus === 'pending' ? 'Enrich' : 'Enrich again'}
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen('outreach')}>
        <Send aria-hidden />
        Add to campaign
      </Button>
      <Button variant="outline" size="sm" disabled={bulk.isRemoving} onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden />
        Remove
      </Button>
      {open === 'outreach' && (
        <OutreachCampaignDialog
          title={`Add ${name} to a campaign`}
          confirmLabel="Add to campaign"
          isPending={bulk.isAdding}
          onChoose={(id) => bulk.addToCampaign(id, [lead.id])}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          action="Remove lead"
          onConfirm={() => bulk.remove([lead.id])}
          onClose={close}
        >
          The lead and its enrichment data will be deleted; enriching it again may cost credits. Your spreadsheet and
          saved contacts are not affected.
        </ConfirmDialog>
      )}
    </div>
  );
}
