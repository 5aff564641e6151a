import type { Contact, RevealResult } from '@workbench/services/contacts/schemas';
import { BookmarkPlus, SearchX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { HiddenCustomers } from '~/components/customers/HiddenCustomers';
import { splitCustomers } from '~/components/customers/hidden-customers';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { formatCount } from '~/lib/format/format';
import { useSelection } from '~/lib/state/use-selection';
import { ExportContacts } from '../export/ExportContacts';
import { RevealDialog } from '../reveal/RevealDialog';
import { useRevealOne } from '../reveal/use-reveal-one';
import { SaveSearchDialog } from '../saved-searches/SaveSearchDialog';
import { type FoundContacts, searchOf } from '../search/search-store';
import type { ContactSearch } from '../search/use-contact-search';
import { resultTotalText } from '../search-result-labels';
import { SuppressionDialog } from '../suppression/SuppressionDialog';
import { ContactCards } from './ContactCards';
import { ContactTable } from './ContactTable';
import { LoadMoreContacts } from './LoadMoreContacts';
import { PeopleSourceProblems, ResultNotes } from './ResultNotes';
import { SelectionBar } from './SelectionBar';

/** A dialog gives the focus back a moment after it is closed. */
const FOCUS_DELAY_MS = 100;

type OpenDialog =
  | { kind: 'reveal'; contacts: Contact[]; lost?: RevealResult }
  | { kind: 'suppress'; contacts: Contact[] }
  | { kind: 'save-search' };

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
  const isNarrow = useMediaQuery(NARROW_SCREEN);

  useEffect(() => {
    // With the last page the button that loaded it is gone.
    if (hadNext.current && next === null && document.activeElement === document.body) heading.current?.focus();
    hadNext.current = next !== null;
  }, [next]);

  /** What had the focus may be gone: then it goes to the row that was acted on, or to the head of the results. */
  const keepFocus = (id?: string) =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const checkbox =
        id === undefined ? null : document.querySelector<HTMLElement>(`[data-row-checkbox="${CSS.escape(id)}"]`);
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
  const onRevealed = (revealed: readonly Contact[], suppressedIds: readonly string[]) => {
    search.replaceRows(revealed);
    removeFromResults(suppressedIds);
    setOutcome(`${formatCount(revealed.length, 'contact', 'contacts')} updated`);
  };
  const { pending: revealingIds, reveal } = useRevealOne({
    onRevealed: (revealed, suppressedIds) => {
      onRevealed(revealed, suppressedIds);
      // The button that had the focus is gone.
      keepFocus(revealed[0]?.id);
    },
    onLost: (id, lost) => setDialog({ kind: 'reveal', contacts: contacts.filter((one) => one.id === id), lost }),
  });
  const markSaved = (...[saved, savedIn]: Parameters<ContactSearch['markRows']>) => {
    search.markRows(saved, savedIn);
    setOutcome(`${formatCount(saved.length, 'contact', 'contacts')} saved`);
  };
  const clear = () => {
    selection.clear();
    heading.current?.focus();
  };

  const list = { contacts, selectedIds: selection.ids, revealingIds, isStale, onReveal: reveal };

  return (
    <Card aria-label="Found contacts" className="min-w-0">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle ref={heading} tabIndex={-1} className="focus:outline-none">
          <span role="status">
            {resultTotalText(found.totalResults, found.isUpTo, contacts.length, next === null && customers === 0)}
          </span>
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
              shown={contacts.length}
              onChooseAll={() =>
                selection.choose(
                  contacts.map(({ id }) => id),
                  true,
                )
              }
              onReveal={() => setDialog({ kind: 'reveal', contacts: selected })}
              onSuppress={() => setDialog({ kind: 'suppress', contacts: selected })}
              onSaved={markSaved}
              onClear={clear}
            />
            {isNarrow ? (
              <ContactCards {...list} onChoose={(id, isOn) => selection.choose([id], isOn)} />
            ) : (
              <ContactTable {...list} onChoose={selection.choose} />
            )}
          </>
        )}
        <LoadMoreContacts search={search} found={found} isStale={isStale} />
      </CardContent>
      {dialog?.kind === 'reveal' && (
        <RevealDialog contacts={dialog.contacts} onClose={close} lost={dialog.lost} onRevealed={onRevealed} />
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
        <SaveSearchDialog search={searchOf(found)} seenIds={contacts.map(({ id }) => id)} onClose={close} />
      )}
    </Card>
  );
}
