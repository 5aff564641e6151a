import type { SavedContact } from '@workbench/services/contacts/schemas';
import { Command } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { AI_READ_FAILURE } from '../read-failures';

const LIMIT = 50;
const DEBOUNCE_MS = 150;

interface ContactComboboxProps {
  id: string;
  chosen: SavedContact | null;
  /** null: whoever is typed. */
  onChoose: (contact: SavedContact | null) => void;
}

/** Part of the button's name, too: who speaks to the computer says what is written there. */
const NONE_CHOSEN = 'Select a contact…';

/** One saved contact out of any number, or none. */
export function ContactCombobox({ id, chosen, onChoose }: ContactComboboxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="relative min-w-0">
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          id={id}
          aria-label={`Saved contact: ${chosen ? contactLabel(chosen) : NONE_CHOSEN}`}
          className="flex min-h-9 touch:min-h-11 w-full min-w-0 items-center gap-2 rounded-md border border-input bg-field px-3 text-left"
        >
          <span className={chosen ? 'min-w-0 flex-1 truncate font-medium' : 'flex-1 text-muted-foreground'}>
            {chosen ? chosen.name : NONE_CHOSEN}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </Popover.Trigger>
        {/* Beside its button instead of at the end of the document, and so inside the landmark of the screen. */}
        <Popover.Content
          aria-label="Saved contact"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 w-(--radix-popover-trigger-width) [--radix-popper-anchor-width:inherit] min-w-64 rounded-md border border-border bg-popover shadow-float"
        >
          <Choices
            chosenId={chosen?.id}
            onChoose={(contact) => {
              setOpen(false);
              onChoose(contact);
            }}
          />
        </Popover.Content>
      </Popover.Root>
    </div>
  );
}

interface ChoicesProps {
  chosenId: string | undefined;
  onChoose: (contact: SavedContact | null) => void;
}

function Choices({ chosenId, onChoose }: ChoicesProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, error } = trpc.contacts.list.useQuery(q === '' ? { limit: LIMIT } : { q, limit: LIMIT }, {
    placeholderData: (previous) => previous,
  });
  return (
    // The server searches, so nothing is left to filter here.
    <Command shouldFilter={false} loop label="Saved contact" className="flex flex-col">
      <Command.Input
        value={text}
        onValueChange={setText}
        maxLength={200}
        placeholder="Search by name or company…"
        className="h-10 border-border border-b bg-transparent px-3 outline-none placeholder:text-muted-foreground"
      />
      <Command.List label="Contacts" className="max-h-72 overflow-y-auto p-1">
        {chosenId !== undefined && (
          <Command.Item value="none" onSelect={() => onChoose(null)} className={ITEM}>
            No saved contact
          </Command.Item>
        )}
        {error && data === undefined ? (
          <Note>{`${AI_READ_FAILURE.contacts}: ${errorMessage(error)}`}</Note>
        ) : data === undefined ? (
          <Note>Loading contacts…</Note>
        ) : data.contacts.length === 0 ? (
          <Note>{q === '' ? 'No contacts yet. Save one in Contact Search first.' : 'No matching contacts.'}</Note>
        ) : (
          data.contacts.map((contact) => (
            <Command.Item key={contact.id} value={contact.id} onSelect={() => onChoose(contact)} className={ITEM}>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-medium">{contact.name}</span>
                <span className="truncate text-muted-foreground text-xs">
                  {[contact.title, contact.organizationName].filter(Boolean).join(', ') || 'No title or company'}
                </span>
              </span>
              {contact.id === chosenId && <Check role="img" aria-label="chosen" className="size-4 shrink-0" />}
            </Command.Item>
          ))
        )}
        {data && data.next !== null && <Note>Type to search all contacts.</Note>}
      </Command.List>
    </Command>
  );
}

const ITEM = 'flex min-h-10 cursor-pointer items-center gap-2 rounded px-2 py-1 data-[selected=true]:bg-accent';

function Note({ children }: { children: string }) {
  return (
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-2 py-2 text-muted-foreground">
      {children}
    </div>
  );
}

const contactLabel = ({ name, organizationName }: SavedContact) =>
  organizationName === null ? name : `${name}, ${organizationName}`;
