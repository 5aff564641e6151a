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
import { NotConnectedReason } from './NotConnectedReason';

interface ManageSourceDialogProps {
  /** From the address, so it may name no source. */
  id: string;
  /** Its key is to be changed: the dialog begins in that field. */
  isKeyFirst: boolean;
  onClose: () => void;
}

/** Key, daily cap, switch and address of one source, opened from its card. */
export function ManageSourceDialog({ id, isKeyFirst, onClose }: ManageSourceDialogProps) {
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
          {() => (entry ? <ManagedSource entry={entry} isKeyFirst={isKeyFirst} /> : <UnknownSource id={id} />)}
        </PanelQueryState>
      </DialogContent>
    </Dialog>
  );
}

function ManagedSource({ entry, isKeyFirst }: { entry: CatalogueEntry; isKeyFirst: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ConnectionBadge entry={entry} />
        <span className="text-muted-foreground text-ui">{catalogueFacts(entry)}</span>
      </div>
      <NotConnectedReason entry={entry} />
      <ConnectionForm entry={entry} isKeyFirst={isKeyFirst} />
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
