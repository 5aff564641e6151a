import { useVirtualizer } from '@tanstack/react-virtual';
import type { Contact } from '@workbench/services/contacts/schemas';
import { useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { cn } from '~/lib/cn';
import { ContactRow, ROW_HEIGHT_PX } from './ContactRow';
import { ContactTableHead } from './ContactTableHead';

const OVERSCAN_ROWS = 8;

interface ContactTableProps {
  contacts: readonly Contact[];
  selectedIds: ReadonlySet<string>;
  isStale: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onReveal: (contact: Contact) => void;
}

/** The table over any number of found contacts; the document holds only the rows near the visible ones. */
export function ContactTable({ contacts, selectedIds, isStale, onChoose, onReveal }: ContactTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
  });
  const drawn = virtualizer.getVirtualItems();
  const from = drawn[0]?.index ?? 0;
  const to = (drawn.at(-1)?.index ?? -1) + 1;
  const chosen = contacts.filter(({ id }) => selectedIds.has(id)).length;

  return (
    <ScrollRegion ref={scroller} aria-label="Contacts" aria-busy={isStale} className="max-h-table bg-card">
      <table
        aria-rowcount={contacts.length + 1}
        className="w-full min-w-[56rem] table-fixed border-separate border-spacing-0"
      >
        <ContactTableHead
          areAllChosen={chosen === contacts.length}
          areSomeChosen={chosen > 0 && chosen < contacts.length}
          onChooseAll={(isChosen) =>
            onChoose(
              contacts.map(({ id }) => id),
              isChosen,
            )
          }
        />
        <tbody className={cn(isStale && 'opacity-60')}>
          <Spacer rows={from} />
          {contacts.slice(from, to).map((contact, step) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              isChosen={selectedIds.has(contact.id)}
              ariaRowIndex={from + step + 2}
              onChoose={onChoose}
              onReveal={onReveal}
            />
          ))}
          <Spacer rows={contacts.length - to} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Stands for the rows that are not drawn. One cell: a column more than the header shows would widen the table. */
function Spacer({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height: rows * ROW_HEIGHT_PX }} />
    </tr>
  );
}
