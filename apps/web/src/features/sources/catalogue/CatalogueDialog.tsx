import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { type CatalogueView, filterCatalogue } from '../source-catalogue';
import { CatalogueItem } from './CatalogueItem';

interface CatalogueDialogProps {
  /** The view that it opens with. */
  view: CatalogueView;
  onClose: () => void;
}

/** Every source that can be connected, with what it gives, what it costs and where its key is entered. */
export function CatalogueDialog({ view: firstView, onClose }: CatalogueDialogProps) {
  const [view, setView] = useState(firstView);
  const [text, setText] = useState('');
  const listId = useId();
  const catalogue = trpc.sources.catalogue.useQuery({}, { refetchOnMount: 'always' });
  const shown = filterCatalogue(catalogue.data ?? [], view, text);
  const showAll = () => {
    setView('all');
    setText('');
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:h-[85vh] sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>Add Source</DialogTitle>
          <DialogDescription>
            Keys are stored encrypted on this machine and never shown in full again.
          </DialogDescription>
        </DialogHeader>
        <div className="flex flex-wrap items-center gap-2">
          <Input
            type="search"
            aria-label="Search sources"
            aria-controls={listId}
            placeholder="Search sources…"
            className="min-w-48 flex-1"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            variant={view === 'premium' ? 'default' : 'outline'}
            aria-pressed={view === 'premium'}
            onClick={() => setView(view === 'premium' ? 'all' : 'premium')}
          >
            Premium sources
          </Button>
        </div>
        {catalogue.data === undefined ? (
          catalogue.error ? (
            <ErrorState
              title={READ_FAILURE.catalogue}
              error={catalogue.error}
              onRetry={() => void catalogue.refetch()}
            />
          ) : (
            <p role="status" className="py-10 text-center text-muted-foreground">
              Loading data sources...
            </p>
          )
        ) : (
          <>
            <p role="status" className="text-ui text-muted-foreground">
              {formatCount(shown.length, 'source', 'sources')}
            </p>
            {shown.length === 0 ? (
              <EmptyState
                title="No matching sources"
                description="Any JSON API can be added as a custom source."
                action={
                  <Button variant="outline" onClick={showAll}>
                    Show all sources
                  </Button>
                }
              />
            ) : (
              <ul id={listId} aria-label="Sources" className="flex flex-col gap-3">
                {shown.map((entry) => (
                  <CatalogueItem key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
