import type { SavedContact } from '@workbench/services/contacts/schemas';
import { StickyNote } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { RowCheckbox } from '~/components/selection/RowCheckbox';
import { Button } from '~/components/ui/controls/Button';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { TABLE_ROW, Table, type TableColumn } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { sourceNamesText } from '~/lib/format/contact-labels';
import { DASH, formatDate } from '~/lib/format/format';
import { contactLocationText, sourceBadgeText } from '../../search-result-labels';
import { type SavedSort, toggleSavedSort } from '../filter/saved-filter';
import { NotesPanel } from './ContactNotes';
import { MergedContacts } from './MergedContacts';
import { SavedContactActions, SavedContactBadges, SavedContactLinks } from './SavedContactParts';
import { WriteMessageLink } from './WriteMessageLink';

export interface SavedContactListProps {
  contacts: SavedContact[];
  sort: SavedSort | undefined;
  onSort: (sort: SavedSort | undefined) => void;
  isChosen: (id: string) => boolean;
  onChoose: (id: string, isOn: boolean, hasShift: boolean) => void;
  /** A row is about to go. */
  onRemoved: (id: string) => void;
}

/** Where the table is narrow, the filters and the order still tell location and day. */
const WIDE_ONLY = 'hidden xl:table-cell';
const WIDTHS = {
  name: 'w-[20%] xl:w-[14.5%]',
  title: 'w-[20%] xl:w-[12%]',
  company: 'w-[20%] xl:w-[12%]',
  location: `${WIDE_ONLY} w-[9%]`,
  saved: `${WIDE_ONLY} w-[7rem]`,
};

/** The saved contacts, a line each; the order is the server's, as not all of them may be loaded. */
export function SavedContactTable({ contacts, sort, onSort, ...list }: SavedContactListProps) {
  const by = (column: 'name' | 'company' | 'saved'): NonNullable<TableColumn['sort']> => ({
    direction: directionOf(sort, column),
    onToggle: () => onSort(toggleSavedSort(sort, column)),
  });
  const columns = [
    { label: 'Name', className: WIDTHS.name, sort: by('name') },
    { label: 'Title', className: WIDTHS.title },
    { label: 'Company', className: WIDTHS.company, sort: by('company') },
    'Contact info',
    { label: 'Location', className: WIDTHS.location },
    { label: 'Saved', className: WIDTHS.saved, sort: by('saved') },
    { label: 'Notes', className: 'w-16' },
    { label: 'Actions', className: 'w-[6.25rem]' },
  ];
  return (
    <ScrollRegion aria-label="Saved contacts" className="border-0">
      <Table columns={columns} lead={<span className="sr-only">Select</span>} className="min-w-[40rem] table-fixed">
        {contacts.map((contact) => (
          <Row key={contact.id} contact={contact} {...list} />
        ))}
      </Table>
    </ScrollRegion>
  );
}

function directionOf(sort: SavedSort | undefined, column: 'name' | 'company' | 'saved') {
  if (column !== 'saved') return sort === column ? 'ascending' : 'none';
  return sort === undefined ? 'descending' : sort === 'oldest' ? 'ascending' : 'none';
}

function Row({
  contact,
  isChosen,
  onChoose,
  onRemoved,
}: Pick<SavedContactListProps, 'isChosen' | 'onChoose' | 'onRemoved'> & { contact: SavedContact }) {
  const [areNotesOpen, setNotesOpen] = useState(false);
  const panelId = useId();
  const { id, name, title, organizationName, notes, savedAt, formerIds } = contact;
  const hasMerged = formerIds.length > 0;
  const from = sourceBadgeText(contact);
  return (
    <Fragment>
      <tr className={cn(TABLE_ROW, '*:max-w-0')}>
        <td>
          <RowCheckbox
            id={id}
            name={name}
            isChosen={isChosen(id)}
            onChoose={onChoose}
            className="-mx-3 flex h-11 items-center px-3"
          />
        </td>
        <th scope="row" className="font-medium">
          <span className="block truncate" title={name}>
            {name}
          </span>
          <SavedContactBadges contact={contact} />
        </th>
        <td>
          <span className="line-clamp-2" title={title ?? undefined}>
            {title || DASH}
          </span>
        </td>
        <td>
          <span className="line-clamp-2" title={organizationName ?? undefined}>
            {organizationName || DASH}
          </span>
        </td>
        <td>
          <SavedContactLinks contact={contact} className="*:truncate" />
        </td>
        <td className={WIDE_ONLY}>
          <span className="line-clamp-2 break-words">{contactLocationText(contact) ?? DASH}</span>
        </td>
        <td className={cn(WIDE_ONLY, 'text-muted-foreground')}>
          {formatDate(savedAt)}
          {from !== '' && (
            <span className="block truncate text-xs" title={sourceNamesText(contact)}>
              {from}
            </span>
          )}
        </td>
        <td>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={areNotesOpen}
            aria-controls={areNotesOpen ? panelId : undefined}
            aria-label={`Notes on ${name}: ${notes.length}`}
            onClick={() => setNotesOpen(!areNotesOpen)}
          >
            <StickyNote aria-hidden className={cn(notes.length === 0 && 'text-muted-foreground')} />
            {notes.length > 0 && notes.length}
          </Button>
        </td>
        <td>
          <div className="flex justify-end gap-1">
            <WriteMessageLink contact={contact} isShort />
            <SavedContactActions contact={contact} onRemoved={() => onRemoved(id)} />
          </div>
        </td>
      </tr>
      {(areNotesOpen || hasMerged) && (
        <tr>
          <td colSpan={9} className="px-3 pb-3 pl-13">
            {hasMerged && <MergedContacts id={id} />}
            {areNotesOpen && <NotesPanel id={panelId} contact={contact} />}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
