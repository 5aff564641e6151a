import type { LeadDetail } from '@workbench/services/leads/schemas';
import { RotateCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button } from '~/components/ui/controls/Button';
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
  const [open, setOpen] = useState<'outreach' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const bulk = useBulkLeadActions(close);
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
      <Button variant="outline" size="sm" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden />
        Delete
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
      {open === 'delete' && (
        <DeleteQuestion kind="lead" ids={[lead.id]} name={name} onDeleted={onRemoved} onClose={close} />
      )}
    </div>
  );
}
