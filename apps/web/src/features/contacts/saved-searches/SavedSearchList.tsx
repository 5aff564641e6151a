import type { SavedSearch } from '@workbench/services/contacts/schemas';
import { Bookmark, Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { useNow } from '~/lib/state/use-now';
import { savedSearchLastRunText, savedSearchPriceText, searchSourceText } from './saved-search-summary';
import { type SavedSearchRun, useSavedSearches } from './use-saved-searches';

interface SavedSearchListProps {
  onRun: (run: SavedSearchRun) => void;
  onRunning: (isRunning: boolean) => void;
}

/** Each saved search with its last run, and what can be done with it. */
export function SavedSearchList({ onRun, onRunning }: SavedSearchListProps) {
  const { searches, runningId, run } = useSavedSearches(onRun);
  const sources = trpc.contacts.sources.useQuery({});
  const [searchToDelete, setSearchToDelete] = useState<SavedSearch | null>(null);
  const now = useNow();
  const isRunning = runningId !== null;
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);
  if (searches.data === undefined) {
    return searches.error ? (
      <ErrorState
        title="Failed to fetch saved searches"
        error={searches.error}
        onRetry={() => void searches.refetch()}
      />
    ) : (
      <p role="status">Loading saved searches…</p>
    );
  }
  if (searches.data.length === 0) {
    return (
      <EmptyState
        icon={Bookmark}
        title="No saved searches yet"
        description="Search for contacts, then save the search to run it again later."
      />
    );
  }
  return (
    <>
      <ul aria-label="Saved searches" className="divide-y divide-border">
        {searches.data.map((search) => (
          <li key={search.id} className="flex flex-wrap items-center gap-2 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <p className="break-words font-medium">{search.name}</p>
              <p className="text-ui text-muted-foreground">
                {searchSourceText(search.source)} · {savedSearchLastRunText(search, now)}
              </p>
              <PriceHint text={savedSearchPriceText(search.source, sources.data ?? [])} />
            </div>
            <Button size="sm" aria-label={`Run ${search.name}`} disabled={isRunning} onClick={() => run(search.id)}>
              <Play aria-hidden />
              {runningId === search.id ? 'Running…' : 'Run'}
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Delete ${search.name}`}
              disabled={isRunning}
              onClick={() => setSearchToDelete(search)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {searchToDelete && (
        <DeleteQuestion
          kind="savedSearch"
          ids={[searchToDelete.id]}
          name={`“${searchToDelete.name}”`}
          onClose={() => setSearchToDelete(null)}
        />
      )}
    </>
  );
}

function PriceHint({ text }: { text: string | null }) {
  return text && <p className="text-ui text-muted-foreground">{text}</p>;
}
