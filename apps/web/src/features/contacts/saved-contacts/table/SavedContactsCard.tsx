import { Link } from '@tanstack/react-router';
import { BookUser, SearchX } from 'lucide-react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { type ChosenRows, isChosen } from '~/lib/state/chosen-rows';
import { SavedContactRow } from './SavedContactRow';
import { type SavedContactListProps, SavedContactTable } from './SavedContactTable';
import type { useSavedContacts } from './use-saved-contacts';

interface SavedContactsCardProps extends Omit<SavedContactListProps, 'isChosen'> {
  saved: ReturnType<typeof useSavedContacts>;
  q: string;
  isFiltered: boolean;
  selection: ChosenRows;
  onShowAll: () => void;
}

/** The saved contacts that match, or why there are none. */
export function SavedContactsCard(props: SavedContactsCardProps) {
  const { saved, contacts, q, isFiltered, selection, onChoose, onRemoved, onShowAll, sort, onSort } = props;
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  return (
    <>
      <Card className="min-w-0">
        {saved.data === undefined && saved.error ? (
          <ErrorState title="Failed to fetch saved contacts" error={saved.error} onRetry={() => void saved.refetch()} />
        ) : saved.data === undefined ? (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading saved contacts…
          </p>
        ) : contacts.length === 0 ? (
          <NoSavedContacts q={q} isFiltered={isFiltered} onShowAll={onShowAll} />
        ) : !isNarrow ? (
          <SavedContactTable
            contacts={contacts}
            sort={sort}
            onSort={onSort}
            isChosen={(id) => isChosen(selection, id)}
            onChoose={onChoose}
            onRemoved={onRemoved}
          />
        ) : (
          <ul aria-label="Saved contacts" className="divide-y divide-border">
            {contacts.map((contact) => (
              <SavedContactRow
                key={contact.id}
                contact={contact}
                choice={{ isChosen: isChosen(selection, contact.id), onChoose }}
                onRemoved={() => onRemoved(contact.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      {saved.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" disabled={saved.isFetchingNextPage} onClick={() => void saved.fetchNextPage()}>
            {saved.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
          <p role="alert" className="text-destructive">
            {saved.isFetchNextPageError && 'Failed to load more contacts. Try again.'}
          </p>
        </div>
      )}
    </>
  );
}

function NoSavedContacts({ q, isFiltered, onShowAll }: Pick<SavedContactsCardProps, 'q' | 'isFiltered' | 'onShowAll'>) {
  if (q === '' && !isFiltered) {
    return (
      <EmptyState
        icon={BookUser}
        title="No saved contacts yet"
        description="Search for people, then select and save them. Everyone you reveal is saved here, too."
        action={
          <Link to="/contact-search" className={buttonClass('default')}>
            Find contacts
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      description="Clear the search or a filter to see more."
      title={q === '' ? 'No saved contacts match these filters' : `No saved contacts match “${q}”`}
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all saved contacts
        </Button>
      }
    />
  );
}
