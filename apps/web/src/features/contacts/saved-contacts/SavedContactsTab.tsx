import { BookUser, Search, SearchX } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { DuplicatesLink } from '~/components/merges/DuplicatesLink';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { ContactExportMenu } from '../export/ContactExportMenu';
import { SavedContactRow } from './SavedContactRow';
import { savedContactCountText } from './saved-contact-summary';
import { useSavedContacts } from './use-saved-contacts';

const DEBOUNCE_MS = 250;

/** The contacts that are held: search, notes, and what can be done with each. */
export function SavedContactsTab() {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const saved = useSavedContacts(q);
  const duplicates = trpc.contactDuplicates.list.useQuery({ state: 'open', limit: 1 });
  const count = useRef<HTMLParagraphElement>(null);
  const isRowLeaving = useRef(false);
  const noteRemoval = useCallback(() => {
    isRowLeaving.current = true;
  }, []);
  const contacts = saved.data?.pages.flatMap((page) => page.contacts) ?? [];
  const total = saved.data?.pages.at(-1)?.total;
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
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
        <p ref={count} tabIndex={-1} role="status" className="focus:outline-none">
          {total !== undefined && savedContactCountText(total, q)}
        </p>
        <DuplicatesLink tab="contacts" count={duplicates.data?.total} />
        {contacts.length > 0 && (
          <div className="ml-auto">
            <ContactExportMenu label="Export" selection={q === '' ? {} : { q }} hasPlain />
          </div>
        )}
      </div>
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
          <NoSavedContacts q={q} onClear={() => setText('')} />
        ) : (
          <ul aria-label="Saved contacts" className="divide-y divide-border">
            {contacts.map((contact) => (
              <SavedContactRow key={contact.id} contact={contact} onRemoved={noteRemoval} />
            ))}
          </ul>
        )}
      </Card>
      {saved.hasNextPage && (
        <LoadMoreSavedContacts isLoading={saved.isFetchingNextPage} onLoad={() => void saved.fetchNextPage()}>
          {saved.isFetchNextPageError && 'Failed to load more contacts. Try again.'}
        </LoadMoreSavedContacts>
      )}
    </div>
  );
}

function NoSavedContacts({ q, onClear }: { q: string; onClear: () => void }) {
  if (q === '') {
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
      title={`No saved contacts match “${q}”`}
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
