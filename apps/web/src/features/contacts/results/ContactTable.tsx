import { useCallback, useMemo, useRef, useState } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { RowSpace, Table } from '~/components/ui/display/Table';
import { WindowRows } from '~/components/ui/display/WindowRows';
import { useRowWindow } from '~/lib/browser/scrolling/use-row-window';
import { cn } from '~/lib/cn';
import { rowsBetween } from '~/lib/state/chosen-rows';
import { ContactRow, type FoundContactProps, ROW_HEIGHT_PX } from './ContactRow';
import { CONTACT_COLUMNS, type ContactOrder, directionOf, sortContacts, toggleContactOrder } from './contact-order';

/** The head is row 1. */
const FIRST_POSITION = 2;

export interface ContactListProps extends Pick<FoundContactProps, 'onReveal' | 'onChoose'> {
  contacts: FoundContactProps['contact'][];
  selectedIds: ReadonlySet<string>;
  revealingIds: ReadonlySet<string>;
  isStale: boolean;
}

interface ContactTableProps extends Omit<ContactListProps, 'onChoose'> {
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** The table over any number of found contacts; the document holds only the rows near the visible ones. */
export function ContactTable(props: ContactTableProps) {
  const { contacts: found, selectedIds, revealingIds, isStale, onChoose, onReveal } = props;
  const [order, setOrder] = useState<ContactOrder>(null);
  const contacts = useMemo(() => sortContacts(found, order), [found, order]);
  const scroller = useRef<HTMLElement>(null);
  const last = useRef<string | null>(null);
  const { ranges } = useRowWindow({
    scroller,
    count: contacts.length,
    idAt: (index) => contacts[index]?.id,
    rowHeightPx: ROW_HEIGHT_PX,
    firstPosition: FIRST_POSITION,
  });
  const ids = useMemo(() => contacts.map(({ id }) => id), [contacts]);
  const chosen = ids.filter((id) => selectedIds.has(id)).length;
  const columns = CONTACT_COLUMNS.map(({ by, ...column }) =>
    by === undefined
      ? column
      : {
          ...column,
          sort: { direction: directionOf(order, by), onToggle: () => setOrder(toggleContactOrder(order, by)) },
        },
  );
  const chooseRow = useCallback(
    (id: string, isOn: boolean, hasShift: boolean) => {
      onChoose(hasShift ? rowsBetween(ids, last.current, id) : [id], isOn);
      last.current = id;
    },
    [ids, onChoose],
  );

  return (
    <ScrollRegion ref={scroller} aria-label="Contacts" aria-busy={isStale} className="max-h-table bg-card">
      <Table
        columns={columns}
        aria-rowcount={contacts.length + 1}
        className={cn('min-w-[56rem] table-fixed', isStale && 'opacity-60')}
        lead={
          <input
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
            }}
            type="checkbox"
            aria-label="Select all shown contacts"
            className="grid size-4"
            checked={chosen === ids.length}
            onChange={(event) => onChoose(ids, event.target.checked)}
          />
        }
      >
        <WindowRows
          ranges={ranges}
          count={contacts.length}
          rowHeightPx={ROW_HEIGHT_PX}
          Space={RowSpace}
          row={(index) => {
            const contact = contacts[index];
            return (
              contact && (
                <ContactRow
                  key={contact.id}
                  contact={contact}
                  isChosen={selectedIds.has(contact.id)}
                  isRevealing={revealingIds.has(contact.id)}
                  ariaRowIndex={FIRST_POSITION + index}
                  onChoose={chooseRow}
                  onReveal={onReveal}
                />
              )
            );
          }}
        />
      </Table>
    </ScrollRegion>
  );
}
