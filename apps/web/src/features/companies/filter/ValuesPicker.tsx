import { type FieldRule, valueName } from '@workbench/services/companies/filter';
import { FILTER_VALUE_MAX } from '@workbench/services/companies/limits';
import { Command } from 'cmdk';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Badge } from '~/components/ui/display/Badge';
import { errorMessage } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { useDebounced } from '~/lib/state/use-debounced';
import type { FieldName } from './filter-fields';
import type { KnownNames } from './use-filter-names';
import { useFilterValues } from './use-filter-values';

const DEBOUNCE_MS = 150;

interface ValuesPickerProps {
  field: FieldName;
  rule: FieldRule;
  names: KnownNames;
  values: readonly (string | null)[];
  onChange: (values: (string | null)[]) => void;
}

/** Several values of a field: what is chosen, a field to type in, and the values that companies have. */
export function ValuesPicker({ field, rule, names, values, onChange }: ValuesPickerProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const found = useFilterValues(field, useDebounced(typed, DEBOUNCE_MS), names.lists);
  const { label, kind } = rule;
  const isKnown = found.values.some(({ value }) => value.toLowerCase() === typed.toLowerCase());
  const canAddTyped = kind !== 'country' && field !== 'list' && typed !== '' && !isKnown;
  const options = [...found.values, ...(canAddTyped ? [{ value: typed, count: null }] : [])];
  const [highlighted, setHighlighted] = useState('');
  const first = options[0]?.value ?? '';
  // The best match is a press of Enter away.
  useEffect(() => setHighlighted(first), [first]);
  const toggle = (value: string) => {
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || text !== '' || values.length === 0) return;
    if (event.key === 'Backspace') onChange(values.slice(0, -1));
    if (event.key !== 'Enter') return;
    // With nothing more typed, Enter means done, not the first of the list.
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Command
      shouldFilter={false}
      loop
      label={label}
      value={highlighted}
      onValueChange={setHighlighted}
      className="flex flex-col rounded-md border border-input"
    >
      {values.length > 0 && (
        <ul aria-label="Chosen values" className="flex flex-wrap gap-1 p-2">
          {values.map((value) => (
            <li key={value ?? ''} className="min-w-0 max-w-full">
              <ChosenValue
                name={valueName(field, value, names)}
                onRemove={() => onChange(values.filter((one) => one !== value))}
              />
            </li>
          ))}
        </ul>
      )}
      <Command.Input
        value={text}
        onValueChange={setText}
        onKeyDown={onKeyDown}
        maxLength={FILTER_VALUE_MAX}
        placeholder={`Type to find: ${label.toLowerCase()}`}
        className="h-9 w-full rounded-md bg-transparent px-3 placeholder:text-muted-foreground"
      />
      <Command.List label={label} className="max-h-44 overflow-y-auto border-border border-t p-1 empty:hidden">
        {options.map(({ value, count }, index) => (
          <Command.Item key={value} value={value} onSelect={() => toggle(value)} className={ITEM}>
            <span className="min-w-0 flex-1 truncate">{valueName(field, value, names)}</span>
            <span className="text-muted-foreground text-xs">
              {count === null ? (index < found.values.length ? 'no company' : 'as typed') : formatNumber(count)}
            </span>
            {values.includes(value) && <Check role="img" aria-label="chosen" className="size-4 shrink-0" />}
          </Command.Item>
        ))}
        {options.length === 0 && <Note>{noteOf(field, found, typed)}</Note>}
      </Command.List>
    </Command>
  );
}

const ITEM = 'flex min-h-8 cursor-pointer items-center gap-2 rounded px-2 py-1 data-[selected=true]:bg-accent';

function noteOf(field: FieldName, { isPending, error }: { isPending: boolean; error: unknown }, typed: string): string {
  if (error) return errorMessage(error);
  if (isPending) return 'Loading…';
  if (typed !== '') return 'Nothing matches';
  return field === 'list' ? 'There is no list of companies yet' : 'No company has a value yet';
}

function Note({ children }: { children: string }) {
  return (
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-2 py-1.5 text-muted-foreground">
      {children}
    </div>
  );
}

function ChosenValue({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Badge className="max-w-full pr-1">
      <span className="truncate">{name}</span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-accent"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </Badge>
  );
}
