import { SELECTION_MAX } from '@workbench/services/contacts/limits';
import { Send, Sparkles, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatCount, formatNumber } from '~/lib/format/format';
import type { LeadFilters } from '../url-params';
import { DecideSuggestionsButton } from './suggestions/DecideSuggestionsButton';
import { useBulkLeadActions } from './use-bulk-lead-actions';

const EnrichDialog = lazy(() =>
  import('../enrichment/EnrichDialog').then((module) => ({ default: module.EnrichDialog })),
);
const DeleteQuestion = lazy(() =>
  import('~/components/trash/DeleteQuestion').then((module) => ({ default: module.DeleteQuestion })),
);
const OutreachCampaignDialog = lazy(() =>
  import('~/components/outreach-picker/OutreachCampaignDialog').then((module) => ({
    default: module.OutreachCampaignDialog,
  })),
);

interface LeadBulkActionsProps {
  ids: ReadonlySet<string>;
  filters: LeadFilters;
  onClear: () => void;
}

/** What can be done with the chosen leads; without any, with the suggestions of all that are listed. */
export function LeadBulkActions({ ids, filters, onClear }: LeadBulkActionsProps) {
  const [open, setOpen] = useState<'enrich' | 'outreach' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const bulk = useBulkLeadActions(() => {
    onClear();
    close();
  });
  const chosen = [...ids];
  const leads = formatCount(chosen.length, 'lead', 'leads');
  const decideButton = <DecideSuggestionsButton ids={chosen} filters={filters} onDone={onClear} />;
  if (chosen.length === 0) return decideButton;
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
      {decideButton}
      <Button variant="outline" size="sm" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden />
        Delete
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
        {open === 'delete' && (
          <DeleteQuestion kind="lead" ids={chosen} name={leads} onDeleted={onClear} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
