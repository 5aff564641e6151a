import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/Dialog';
import { ErrorState } from '~/components/ui/ErrorState';
import { Skeleton } from '~/components/ui/Skeleton';
import { READ_FAILURE } from '~/lib/errors';
import { useLead } from '../hooks/use-lead';
import { isLeadId } from '../lib/lead-params';
import { LeadDetail } from './LeadDetail';

interface LeadDialogProps {
  /** From the address, so it may be anything. */
  leadId: string;
  isWorkOpen: boolean;
  onClose: () => void;
}

/** One lead. Begins open. */
export function LeadDialog({ leadId, isWorkOpen, onClose }: LeadDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-3xl" aria-describedby={undefined} onEscapeKeyDown={keepOpenWhileTyping}>
        {isLeadId(leadId) ? (
          <FoundLead key={leadId} id={leadId} isWorkOpen={isWorkOpen} onClose={onClose} />
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

function FoundLead({ id, isWorkOpen, onClose }: { id: string; isWorkOpen: boolean; onClose: () => void }) {
  const lead = useLead(id, isWorkOpen);
  if (lead.error?.data?.code === 'NOT_FOUND') return <NoSuchLead />;
  if (lead.data !== undefined) return <LeadDetail lead={lead.data} onRemoved={onClose} />;
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
            Loading lead...
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
      <DialogDescription>It was removed, or the address is not complete.</DialogDescription>
    </DialogHeader>
  );
}
