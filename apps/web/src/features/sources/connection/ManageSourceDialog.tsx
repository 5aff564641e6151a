import { Link } from '@tanstack/react-router';
import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { buttonClass } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { catalogueFacts } from '../source-catalogue';
import { ConnectionBadge } from './ConnectionBadge';
import { ConnectionForm } from './ConnectionForm';

interface ManageSourceDialogProps {
  /** From the address, so it may name no source. */
  id: string;
  onClose: () => void;
}

/** Key, daily cap, switch and address of one source, opened from its card. */
export function ManageSourceDialog({ id, onClose }: ManageSourceDialogProps) {
  const catalogue = trpc.sources.catalogue.useQuery({}, { refetchOnMount: 'always' });
  const entry = catalogue.data?.find((one) => one.id === id);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>{entry ? `Manage ${entry.label}` : 'Manage source'}</DialogTitle>
          <DialogDescription>{entry?.description ?? 'Key, daily cap and address of one source.'}</DialogDescription>
        </DialogHeader>
        <PanelQueryState query={catalogue} failure={READ_FAILURE.catalogue}>
          {() => (entry ? <ManagedSource entry={entry} /> : <UnknownSource id={id} />)}
        </PanelQueryState>
      </DialogContent>
    </Dialog>
  );
}

function ManagedSource({ entry }: { entry: CatalogueEntry }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ConnectionBadge entry={entry} />
        <span className="text-muted-foreground text-ui">{catalogueFacts(entry)}</span>
      </div>
      {entry.reason && <p className="text-ui text-muted-foreground">{entry.reason}</p>}
      <ConnectionForm entry={entry} />
    </div>
  );
}

function UnknownSource({ id }: { id: string }) {
  return (
    <EmptyState
      title={`No source is called “${id}”`}
      description="The link may be out of date. All sources are in the catalog."
      action={
        <Link to="/sources" search={{ catalogue: 'all' }} className={buttonClass('outline')}>
          Open catalog
        </Link>
      }
    />
  );
}
