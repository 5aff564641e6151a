import { Command } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';

const LIMIT = 50;
const DEBOUNCE_MS = 150;

interface CompanyComboboxProps {
  /** Names the button, for a label of its own. */
  id: string;
  /** Names both the button and the list. */
  label: string;
  chosen: { id: string; name: string; domain: string } | null;
  onChoose: (companyId: string) => void;
}

/** Part of the button's name, too: who speaks to the computer says what is written there. */
const NONE_CHOSEN = 'Select a company…';

/** One company out of any number: a button with the chosen one, and beneath it a field that searches as one types. */
export function CompanyCombobox({ id, label, chosen, onChoose }: CompanyComboboxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        id={id}
        aria-label={chosen ? `${label}: ${chosen.name}, ${chosen.domain || 'no domain'}` : `${label}: ${NONE_CHOSEN}`}
        className="flex min-h-9 touch:min-h-11 w-full min-w-0 items-center gap-2 rounded-md border border-input bg-field px-3 text-left"
      >
        {chosen ? (
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-1.5">
            <span className="max-w-full truncate font-medium">{chosen.name}</span>{' '}
            <span className="max-w-full truncate text-ui text-muted-foreground">{chosen.domain || 'No domain'}</span>
          </span>
        ) : (
          <span className="flex-1 text-muted-foreground">{NONE_CHOSEN}</span>
        )}
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </Popover.Trigger>
      {/* Beside its button instead of at the end of the document, and so inside the landmark of the screen. */}
      <Popover.Content
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 w-(--radix-popover-trigger-width) [--radix-popper-anchor-width:inherit] rounded-md border border-border bg-popover shadow-float"
      >
        <Choices
          label={label}
          chosenId={chosen?.id}
          onChoose={(companyId) => {
            setOpen(false);
            onChoose(companyId);
          }}
        />
      </Popover.Content>
    </Popover.Root>
  );
}

interface ChoicesProps {
  label: string;
  chosenId: string | undefined;
  onChoose: (companyId: string) => void;
}

function Choices({ label, chosenId, onChoose }: ChoicesProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, error } = trpc.companies.page.useQuery(
    q === '' ? { sort: 'name', limit: LIMIT } : { q, limit: LIMIT },
    { placeholderData: (previous) => previous },
  );
  const [highlighted, setHighlighted] = useState('');
  const firstId = data?.items[0]?.id ?? '';
  // The best match is a press of Enter away.
  useEffect(() => setHighlighted(firstId), [firstId]);
  return (
    // The server searches, so nothing is left to filter here.
    <Command
      shouldFilter={false}
      loop
      label={label}
      value={highlighted}
      onValueChange={setHighlighted}
      className="flex flex-col"
    >
      <Command.Input
        value={text}
        onValueChange={setText}
        maxLength={200}
        placeholder="Search by name or domain…"
        className="h-10 border-border border-b bg-transparent px-3 outline-none placeholder:text-muted-foreground"
      />
      <Command.List label="Companies" className="max-h-72 overflow-y-auto p-1">
        {error && data === undefined ? (
          <Note>{`${READ_FAILURE.companies}: ${errorMessage(error)}`}</Note>
        ) : data === undefined ? (
          <Note>Loading companies...</Note>
        ) : data.items.length === 0 ? (
          <Note>{q === '' ? 'No companies yet. Import or add one first.' : 'No matching companies.'}</Note>
        ) : (
          data.items.map((company) => (
            <Command.Item
              key={company.id}
              value={company.id}
              onSelect={() => onChoose(company.id)}
              className="flex min-h-10 cursor-pointer items-center gap-2 rounded px-2 py-1 data-[selected=true]:bg-accent"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-medium">{company.name}</span>
                <span className="truncate text-muted-foreground text-xs">{company.domain || 'No domain'}</span>
              </span>
              {company.id === chosenId && <Check role="img" aria-label="chosen" className="size-4 shrink-0" />}
            </Command.Item>
          ))
        )}
        {data && data.nextCursor !== null && <Note>Type to search all companies.</Note>}
      </Command.List>
    </Command>
  );
}

function Note({ children }: { children: string }) {
  return (
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-2 py-2 text-muted-foreground">
      {children}
    </div>
  );
}
