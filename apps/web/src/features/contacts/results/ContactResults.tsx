import type { Contact } from '@workbench/services/contacts/schemas';
import { BookmarkPlus, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HiddenCustomers } from '~/components/customers/HiddenCustomers';
import { splitCustomers } from '~/components/customers/hidden-customers';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatCount, formatRelativeTime } from '~/lib/format/format';
import { useSelection } from '~/lib/state/use-selection';
import { ExportContacts } from '../export/ExportContacts';
import { RevealDialog } from '../reveal/RevealDialog';
import { SaveSearchDialog } from '../saved-searches/SaveSearchDialog';
import type { FoundContacts } from '../search/search-store';
import type { ContactSearch } from '../search/use-contact-search';
import { creditsUsedText, omittedContactsText, resultTotalText, sourceProblems } from '../search-result-labels';
import { SuppressionDialog } from '../suppression/SuppressionDialog';
import { ContactTable } from './ContactTable';
import { LoadMoreContacts } from './LoadMoreContacts';
import { SelectionBar } from './SelectionBar';

/** A dialog gives the focus back a moment after it is closed. */
const FOCUS_DELAY_MS = 100;

type OpenDialog = { kind: 'reveal' | 'suppress'; contacts: Contact[] } | { kind: 'save-search' };

interface ContactResultsProps {
  search: ContactSearch;
  found: FoundContacts;
  /** Another search is on its way. */
  isStale: boolean;
}

/** What was found: totals, notices, what can be done with the chosen ones, and the table. */
export function ContactResults({ search, found, isStale }: ContactResultsProps) {
  const selection = useSelection();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsCustomers, setShowsCustomers] = useState(false);
  const { asked, next } = found;
  // Who searches at companies by their names gets everyone there.
  const namesCompanies = found.filters.companyNames.length > 0;
  const { shown: contacts, customers } = useMemo(
    () => splitCustomers(found.contacts, showsCustomers || namesCompanies),
    [found.contacts, showsCustomers, namesCompanies],
  );
  const hadNext = useRef(next !== null);
  const selected = useMemo(() => contacts.filter(({ id }) => selection.ids.has(id)), [contacts, selection.ids]);
  const reveal = useCallback((contact: Contact) => setDialog({ kind: 'reveal', contacts: [contact] }), []);

  useEffect(() => {
    // With the last page the button that loaded it is gone.
    if (hadNext.current && next === null && document.activeElement === document.body) heading.current?.focus();
    hadNext.current = next !== null;
  }, [next]);

  /** What had the focus may be gone: then it goes to the row that was acted on, or to the head of the results. */
  const keepFocus = (id?: string) =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const checkbox = id === undefined ? null : document.getElementById(`choose-${id}`);
      (checkbox ?? heading.current)?.focus();
    }, FOCUS_DELAY_MS);
  const close = () => {
    setDialog(null);
    keepFocus(dialog?.kind === 'reveal' ? dialog.contacts[0]?.id : undefined);
  };
  const removeFromResults = (ids: readonly string[]) => {
    search.removeRows(ids);
    selection.choose(ids, false);
  };
  const markSaved = (...[saved, savedIn]: Parameters<ContactSearch['markRows']>) => {
    search.markRows(saved, savedIn);
    setOutcome(`${formatCount(saved.length, 'contact', 'contacts')} saved`);
  };
  const clear = () => {
    selection.clear();
    heading.current?.focus();
  };

  return (
    <Card aria-label="Found contacts" className="min-w-0">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle ref={heading} tabIndex={-1} className="focus:outline-none">
          <span role="status">{resultTotalText(found.totalResults, found.isUpTo, contacts.length)}</span>
        </CardTitle>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => setDialog({ kind: 'save-search' })}>
            <BookmarkPlus aria-hidden />
            Save search
          </Button>
          <ExportContacts contacts={selected.length > 0 ? selected : contacts} />
        </div>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        <ResultNotes found={found} />
        {!namesCompanies && (
          <HiddenCustomers customers={customers} isShown={showsCustomers} onChange={setShowsCustomers} />
        )}
        <PeopleSourceProblems asked={asked} />
        <p role="status" className="sr-only">
          {outcome}
        </p>
        {contacts.length === 0 && customers > 0 ? null : contacts.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title="No contacts found matching your criteria"
            description="Try adjusting your search filters"
          />
        ) : (
          <>
            <SelectionBar
              selected={selected}
              onReveal={() => setDialog({ kind: 'reveal', contacts: selected })}
              onSuppress={() => setDialog({ kind: 'suppress', contacts: selected })}
              onSaved={markSaved}
              onClear={clear}
            />
            <ContactTable
              contacts={contacts}
              selectedIds={selection.ids}
              isStale={isStale}
              onChoose={selection.choose}
              onReveal={reveal}
            />
          </>
        )}
        <LoadMoreContacts search={search} found={found} isStale={isStale} />
      </CardContent>
      {dialog?.kind === 'reveal' && (
        <RevealDialog
          contacts={dialog.contacts}
          onClose={close}
          onRevealed={(revealed, suppressedIds) => {
            search.replaceRows(revealed);
            removeFromResults(suppressedIds);
            setOutcome(`${formatCount(revealed.length, 'contact', 'contacts')} updated`);
          }}
        />
      )}
      {dialog?.kind === 'suppress' && (
        <SuppressionDialog
          contacts={dialog.contacts}
          onClose={close}
          onSuppressed={(ids) => {
            removeFromResults(ids);
            setOutcome(`${formatCount(ids.length, 'contact', 'contacts')} removed from the results`);
          }}
        />
      )}
      {dialog?.kind === 'save-search' && (
        <SaveSearchDialog
          source={found.source}
          filters={found.filters}
          sentence={search.sentence}
          seenIds={contacts.map(({ id }) => id)}
          onClose={close}
        />
      )}
    </Card>
  );
}

function ResultNotes({ found: { newCount, suppressed, credits, storedAt } }: { found: FoundContacts }) {
  const facts = [
    newCount === null ? null : `${formatCount(newCount, 'new contact', 'new contacts')} since the last run`,
    omittedContactsText(suppressed),
    creditsUsedText(credits),
    storedAt ? `Found ${formatRelativeTime(storedAt)}, shown again at no cost` : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <ul aria-label="About these results" className="flex flex-wrap gap-x-4 gap-y-1 text-ui text-muted-foreground">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Sources that could not answer; the results of the other stand beneath. */
function PeopleSourceProblems({ asked }: Pick<FoundContacts, 'asked'>) {
  return sourceProblems(asked).map(({ source, text }) => (
    <Alert key={source} variant="warning" role="alert">
      {text}
    </Alert>
  ));
}
