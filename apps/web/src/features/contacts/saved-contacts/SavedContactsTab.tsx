import { ListChecks, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DuplicatesLink } from '~/components/merges/DuplicatesLink';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { chosenCount, isChosen } from '~/lib/state/chosen-rows';
import { useDebounced } from '~/lib/state/use-debounced';
import { useRowSelection } from '~/lib/state/use-row-selection';
import { ContactExportMenu } from '../export/ContactExportMenu';
import { ListsDialog } from '../lists/ListsDialog';
import { SavedContactFilters } from './filter/SavedContactFilters';
import { DEBOUNCE_MS, useSavedFilter } from './filter/use-saved-filter';
import { savedContactCountText } from './save/saved-contact-summary';
import { toSelection } from './selection/contact-selection';
import { SavedSelectionBar } from './selection/SavedSelectionBar';
import { SavedContactsCard } from './table/SavedContactsCard';
import { useSavedContacts } from './table/use-saved-contacts';

/** The saved contacts: search, filters, notes, and what can be done with each or with many. */
export function SavedContactsTab() {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const { filter, applied, conditions, isFiltered, change } = useSavedFilter();
  const saved = useSavedContacts(q, applied);
  const contacts = saved.data?.pages.flatMap((page) => page.contacts) ?? [];
  const total = saved.data?.pages.at(-1)?.total;
  const [areListsOpen, setListsOpen] = useState(false);
  const duplicates = trpc.contactDuplicates.list.useQuery({ state: 'open', limit: 1 });
  const count = useRef<HTMLParagraphElement>(null);
  const isRowLeaving = useRef(false);
  const noteRemoval = () => {
    isRowLeaving.current = true;
  };
  const matching = { ...conditions, ...(q !== '' && { q }) };
  const { selection, choose, click, chooseAll, clear } = useRowSelection(JSON.stringify(matching));
  const chosen = chosenCount(selection, total ?? 0);
  const areAllChosen = saved.isPlaceholderData || chosen === total;
  const onChoose = (id: string, isOn: boolean, hasShift: boolean) =>
    click(id, isOn, hasShift ? contacts.map((contact) => contact.id) : null);
  const removeRow = (id: string) => {
    noteRemoval();
    if (!selection.isAll) choose([id], false);
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
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <SavedContactFilters filter={filter} onChange={change} />
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
        <p ref={count} tabIndex={-1} role="status" className="focus:outline-none">
          {total !== undefined && savedContactCountText(total, q !== '' || isFiltered)}
        </p>
        <DuplicatesLink tab="contacts" count={duplicates.data?.total} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setListsOpen(true)}>
            <ListChecks aria-hidden />
            Lists
          </Button>
          {contacts.length > 0 && chosen === 0 && (
            <ContactExportMenu label="Export" size="sm" selection={matching} hasPlain />
          )}
        </div>
      </div>
      {contacts.length > 0 && (
        <SavedSelectionBar
          selection={toSelection(selection, matching)}
          count={chosen}
          matching={areAllChosen || total === undefined ? null : formatNumber(total)}
          rows={selection.isAll ? null : contacts.filter(({ id }) => isChosen(selection, id))}
          listId={applied.list}
          onChooseAll={chooseAll}
          onClear={clear}
          onLeaving={noteRemoval}
        />
      )}
      <SavedContactsCard
        saved={saved}
        contacts={contacts}
        q={q}
        isFiltered={isFiltered}
        sort={filter.sort}
        onSort={(sort) => change({ ...filter, sort })}
        selection={selection}
        onChoose={onChoose}
        onRemoved={removeRow}
        onShowAll={() => {
          setText('');
          change({});
        }}
      />
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
