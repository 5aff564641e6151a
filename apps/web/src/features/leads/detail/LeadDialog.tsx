import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { isLeadId } from '../url-params';
import { LeadDetailView } from './LeadDetailView';
import { LeadNavigation } from './LeadNavigation';
import { useLead } from './use-lead';
import { type LeadSteps, useLeadSteps } from './use-lead-steps';

interface LeadDialogProps {
  /** From the address, so it may be anything. */
  leadId: string;
  isRunOpen: boolean;
  onClose: () => void;
}

/** One lead. Begins open. */
export function LeadDialog({ leadId, isRunOpen, onClose }: LeadDialogProps) {
  const steps = useLeadSteps(leadId);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        className="sm:max-w-3xl"
        aria-describedby={undefined}
        onEscapeKeyDown={keepOpenWhileTyping}
        onKeyDown={steps.onKeyDown}
      >
        <LeadNavigation steps={steps} />
        {isLeadId(leadId) ? (
          <FoundLead key={leadId} id={leadId} isWorkOpen={isRunOpen} steps={steps} onClose={onClose} />
        ) : (
          <NoSuchLead />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Escape takes back what is being typed into a field, not the whole dialog. */
function keepOpenWhileTyping(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-editing]') !== null) event.preventDefault();
}

interface FoundLeadProps {
  id: string;
  isWorkOpen: boolean;
  steps: LeadSteps;
  onClose: () => void;
}

function FoundLead({ id, isWorkOpen, steps, onClose }: FoundLeadProps) {
  const lead = useLead(id, isWorkOpen);
  if (lead.error?.data?.code === 'NOT_FOUND') return <NoSuchLead />;
  if (lead.data !== undefined) return <LeadDetailView lead={lead.data} steps={steps} onRemoved={onClose} />;
  return (
    <>
      <DialogHeader>
        <DialogTitle>Lead</DialogTitle>
      </DialogHeader>
      {lead.error ? (
        <ErrorState title={READ_FAILURE.lead} error={lead.error} onRetry={() => void lead.refetch()} />
      ) : (
        <div className="flex flex-col gap-3">
          <p role="status" className="text-muted-foreground">
            Loading lead…
          </p>
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </>
  );
}

function NoSuchLead() {
  return (
    <DialogHeader>
      <DialogTitle>Lead not found</DialogTitle>
      <DialogDescription>It was removed or the link is incomplete.</DialogDescription>
    </DialogHeader>
  );
}
