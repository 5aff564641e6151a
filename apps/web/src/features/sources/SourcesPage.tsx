import { useNavigate, useSearch } from '@tanstack/react-router';
import { Database, Plus, RefreshCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { GoogleSheetsCard } from './google-sheets/GoogleSheetsCard';
import { PremiumPanel } from './premium/PremiumPanel';
import { SourceGroups } from './SourceGroups';
import { SyncPanel } from './sync/SyncPanel';
import { isSyncFinished } from './sync/sync-run';
import { useSyncRun } from './sync/use-sync-run';

const CatalogueDialog = lazy(() =>
  import('./catalogue/CatalogueDialog').then((module) => ({ default: module.CatalogueDialog })),
);

const ManageSourceDialog = lazy(() =>
  import('./connection/ManageSourceDialog').then((module) => ({ default: module.ManageSourceDialog })),
);

/** Every source with its state, syncing all companies, and the catalogue in which sources are connected. */
export function SourcesPage() {
  const { catalogue, manage, field } = useSearch({ from: '/sources' });
  const navigate = useNavigate({ from: '/sources' });
  const controls = useSyncRun();
  const isSyncing = controls.run !== null && !isSyncFinished(controls.run);
  const openCatalogue = () => void navigate({ search: { catalogue: 'all' }, resetScroll: false });
  const close = () => void navigate({ search: {}, resetScroll: false });
  return (
    <div className="min-w-0">
      <PageHeader
        title="Data Sources"
        subtitle="Manage data sources and check their status."
        actions={
          <>
            <Button variant="outline" disabled={isSyncing || controls.isStarting} onClick={controls.start}>
              <RefreshCw aria-hidden />
              {isSyncing ? 'Syncing…' : controls.isStarting ? 'Starting...' : 'Sync All'}
            </Button>
            <Button aria-haspopup="dialog" onClick={openCatalogue}>
              <Plus aria-hidden />
              Add Source
            </Button>
          </>
        }
      />
      <div className="flex min-w-0 flex-col gap-4">
        {controls.run && <SyncPanel run={controls.run} controls={controls} />}
        <SourceCards isWaiting={controls.isLoading} onAdd={openCatalogue}>
          <GoogleSheetsCard />
          <PremiumPanel />
        </SourceCards>
      </div>
      <Suspense fallback={null}>
        {catalogue && <CatalogueDialog key={catalogue} view={catalogue} onClose={close} />}
        {manage && <ManageSourceDialog id={manage} isKeyFirst={field === 'key'} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface SourceCardsProps {
  /** For what stands above them. */
  isWaiting: boolean;
  onAdd: () => void;
  /** What stands below them. */
  children: ReactNode;
}

/** Drawn with what is above and below them, so that nothing moves when one of them comes. */
function SourceCards({ isWaiting, onAdd, children }: SourceCardsProps) {
  const sources = trpc.sources.list.useQuery({}, { refetchOnMount: 'always' });
  if (sources.data === undefined || isWaiting) {
    return (
      <Card>
        {sources.error ? (
          <ErrorState title={READ_FAILURE.sources} error={sources.error} onRetry={() => void sources.refetch()} />
        ) : (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading data sources...
          </p>
        )}
      </Card>
    );
  }
  return (
    <>
      {sources.data.length === 0 ? <NoSources onAdd={onAdd} /> : <SourceGroups sources={sources.data} />}
      {children}
    </>
  );
}

function NoSources({ onAdd }: { onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={Database}
        title="No data sources yet"
        description="Connect one from the catalog or import a CSV with a source name."
        action={<Button onClick={onAdd}>Open catalog</Button>}
      />
    </Card>
  );
}
