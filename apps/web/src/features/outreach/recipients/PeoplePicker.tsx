import { SELECTION_MAX } from '@workbench/services/contacts/limits';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { formatNumber } from '~/lib/format/format';

interface Person {
  id: string;
  name: string;
  detail: string;
}

interface PeoplePickerProps {
  /** "Saved contacts". */
  label: string;
  /** undefined while they are being read. */
  people: Person[] | undefined;
  /** How many match in all. */
  total: number | undefined;
  failure: { title: string; error: unknown; onRetry: () => void } | null;
  text: string;
  onSearch: (text: string) => void;
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Shown when there is no one at all. */
  empty: ReactNode;
}

/** People to tick, found by a search on the server; who is ticked stays so through other searches. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, people, total, failure, text, selected, onChange } = props;
  const shown = people ?? [];
  const isAllShown = shown.length > 0 && shown.every(({ id }) => selected.has(id));
  const select = (ids: string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of ids) {
      if (!isOn) next.delete(id);
      else if (next.size < SELECTION_MAX) next.add(id);
    }
    onChange(next);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted-foreground" />
        <Input
          type="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search by name, title, company…"
          maxLength={200}
          // The sign in front takes room; the field's own padding is not overridden by a later class.
          style={{ paddingLeft: '2.25rem' }}
          value={text}
          onChange={(event) => props.onSearch(event.target.value)}
        />
      </div>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 text-ui text-muted-foreground">
        <p role="status">
          {formatNumber(selected.size)} selected
          {selected.size >= SELECTION_MAX && '(maximum)'}
          {total !== undefined && total > shown.length && ` · first ${formatNumber(shown.length)} shown`}
        </p>
        {shown.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              select(
                shown.map(({ id }) => id),
                !isAllShown,
              )
            }
          >
            {isAllShown ? 'Deselect all shown' : 'Select all shown'}
          </Button>
        )}
      </div>
      <fieldset className="h-64 min-w-0 overflow-y-auto rounded-md border border-border p-1">
        <legend className="sr-only">{label}</legend>
        {people === undefined ? (
          failure ? (
            <ErrorState {...failure} />
          ) : (
            <p role="status" className="px-3 py-2 text-muted-foreground">
              Loading…
            </p>
          )
        ) : shown.length === 0 ? (
          <div className="px-3 py-6 text-center text-muted-foreground">
            {text.trim() === '' ? props.empty : `No matches for “${text.trim()}”.`}
          </div>
        ) : (
          shown.map(({ id, name, detail }) => (
            <label
              key={id}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-2 py-1 hover:bg-accent"
            >
              <input
                type="checkbox"
                className="size-4 shrink-0"
                checked={selected.has(id)}
                onChange={(event) => select([id], event.target.checked)}
              />
              <span className="flex min-w-0 flex-col">
                <span className="truncate font-medium">{name}</span>
                <span className="truncate text-muted-foreground text-xs">{detail}</span>
              </span>
            </label>
          ))
        )}
      </fieldset>
    </div>
  );
}
