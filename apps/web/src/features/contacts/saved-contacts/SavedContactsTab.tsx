import { useNavigate, useSearch } from '@tanstack/react-router';
import { BookUser, ListChecks, Search, SearchX } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { DuplicatesLink } from '~/components/merges/DuplicatesLink';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { ListsDialog } from '../lists/ListsDialog';
import type { ContactParams } from '../search/url-params';
import { chooseRows, chosenCount, isChosen, NONE_CHOSEN, rowsBetween, toSelection } from './contact-selection';
import { SavedContactFilters } from './SavedContactFilters';
import { SavedContactRow } from './SavedContactRow';
import { SavedSelectionBar } from './SavedSelectionBar';
import { savedContactCountText } from './saved-contact-summary';
import { formatSavedFilter, parseSavedFilter, type SavedFilter } from './saved-filter';
import { useSavedContacts } from './use-saved-contacts';

const DEBOUNCE_MS = 250;

/** The contacts that are held: search, notes, and what can be done with each. */
export function SavedContactsTab() {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const { filter: filterText = '' }: ContactParams = useSearch({ from: '/contact-search' });
  const filter = parseSavedFilter(useDebounced(filterText, DEBOUNCE_MS));
  const { sort: _, ...conditions } = filter;
  const navigate = useNavigate({ from: '/contact-search' });
  const saved = useSavedContacts(q, filter);
  const [areListsOpen, setListsOpen] = useState(false);
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const lastChosen = useRef<string | null>(null);
  const change = (next: SavedFilter) => {
    setChosen(NONE_CHOSEN);
    void navigate({
      replace: true,
      resetScroll: false,
      search: ({ filter: _before, ...rest }: ContactParams) => {
        const changed = formatSavedFilter(next);
        return changed === '' ? rest : { ...rest, filter: changed };
      },
    });
  };
  const duplicates = trpc.contactDuplicates.list.useQuery({ state: 'open', limit: 1 });
  const count = useRef<HTMLParagraphElement>(null);
  const isRowLeaving = useRef(false);
  const noteRemoval = useCallback(() => {
    isRowLeaving.current = true;
  }, []);
  const contacts = saved.data?.pages.flatMap((page) => page.contacts) ?? [];
  const total = saved.data?.pages.at(-1)?.total;
  const known = total ?? 0;
  const isFiltered = formatSavedFilter(conditions) !== '';
  const choose = (id: string, isOn: boolean, hasShift: boolean) => {
    const ids = contacts.map((contact) => contact.id);
    setChosen((before) => chooseRows(before, hasShift ? rowsBetween(ids, lastChosen.current, id) : [id], isOn));
    lastChosen.current = id;
  };
  // The row that had the focus is gone; without this the focus would fall to the top of the page.
  useEffect(() => {
    if (!isRowLeaving.current || total === undefined) return;
    isRowLeaving.current = false;
    if (document.activeElement === document.body) count.current?.focus();
  }, [total]);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted-foreground" />
        <Input
          type="search"
          aria-label="Search saved contacts"
          placeholder="Search by name, title, company, or email…"
          maxLength={200}
          // The sign in front takes room; the field's own padding is not overridden by a later class.
          style={{ paddingLeft: '2.25rem' }}
          value={text}
          onChange={(event) => {
            setChosen(NONE_CHOSEN);
            setText(event.target.value);
          }}
        />
      </div>
      <SavedContactFilters filter={parseSavedFilter(filterText)} onChange={change} />
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
        <p ref={count} tabIndex={-1} role="status" className="focus:outline-none">
          {total !== undefined && savedContactCountText(total, q !== '' || isFiltered)}
        </p>
        <DuplicatesLink tab="contacts" count={duplicates.data?.total} />
        <Button variant="outline" size="sm" className="ml-auto" onClick={() => setListsOpen(true)}>
          <ListChecks aria-hidden />
          Lists
        </Button>
      </div>
      {known > 0 && (
        <SavedSelectionBar
          selection={toSelection(chosen, { ...conditions, ...(q !== '' && { q }) })}
          count={chosenCount(chosen, known)}
          total={known}
          isAll={saved.isPlaceholderData || (chosen.isAll && chosen.ids.size === 0)}
          rows={chosen.isAll ? null : contacts.filter(({ id }) => isChosen(chosen, id))}
          listId={filter.list}
          onSelectAll={() => setChosen({ isAll: true, ids: new Set() })}
          onClear={() => setChosen(NONE_CHOSEN)}
          onLeaving={noteRemoval}
        />
      )}
      <Card aria-label="Saved contacts" className="min-w-0">
        {saved.data === undefined ? (
          saved.error ? (
            <ErrorState
              title="Failed to fetch saved contacts"
              error={saved.error}
              onRetry={() => void saved.refetch()}
            />
          ) : (
            <p role="status" className="px-6 py-10 text-center text-muted-foreground">
              Loading saved contacts…
            </p>
          )
        ) : contacts.length === 0 ? (
          <NoSavedContacts
            q={q}
            isFiltered={isFiltered}
            onClear={() => {
              setText('');
              change({});
            }}
          />
        ) : (
          <ul aria-label="Saved contacts" className="divide-y divide-border">
            {contacts.map((contact) => (
              <SavedContactRow
                key={contact.id}
                contact={contact}
                choice={{
                  isChosen: isChosen(chosen, contact.id),
                  onChoose: (isOn, hasShift) => choose(contact.id, isOn, hasShift),
                }}
                onRemoved={noteRemoval}
              />
            ))}
          </ul>
        )}
      </Card>
      {saved.hasNextPage && (
        <LoadMoreSavedContacts isLoading={saved.isFetchingNextPage} onLoad={() => void saved.fetchNextPage()}>
          {saved.isFetchNextPageError && 'Failed to load more contacts. Try again.'}
        </LoadMoreSavedContacts>
      )}
      {areListsOpen && (
        <ListsDialog
          onOpen={(list) => {
            setListsOpen(false);
            change({ list });
          }}
          onClose={() => setListsOpen(false)}
        />
      )}
    </div>
  );
}

function NoSavedContacts({ q, isFiltered, onClear }: { q: string; isFiltered: boolean; onClear: () => void }) {
  if (q === '' && !isFiltered) {
    return (
      <EmptyState
        icon={BookUser}
        title="No saved contacts yet"
        description="Search for contacts, then select and save them. Revealed contacts are saved here."
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={q === '' ? 'No saved contacts match these filters' : `No saved contacts match “${q}”`}
      action={
        <Button variant="outline" onClick={onClear}>
          Show all saved contacts
        </Button>
      }
    />
  );
}

function LoadMoreSavedContacts({
  isLoading,
  onLoad,
  children,
}: {
  isLoading: boolean;
  onLoad: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" disabled={isLoading} onClick={onLoad}>
        {isLoading ? 'Loading…' : 'Load more'}
      </Button>
      <p role="alert" className="text-destructive">
        {children}
      </p>
    </div>
  );
}
