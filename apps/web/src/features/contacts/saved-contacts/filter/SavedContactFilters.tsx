import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { trpc } from '~/lib/api/trpc';
import { PEOPLE_SOURCE_LABEL, SENIORITY_LABEL } from '~/lib/format/contact-labels';
import { formatNumber } from '~/lib/format/format';
import { formatSavedFilter, type SavedFilter } from './saved-filter';

const CHOICES = [
  {
    name: 'email',
    label: 'Email',
    options: { '': 'Any email', any: 'With email', verified: 'Verified email', none: 'No email' },
  },
  { name: 'phone', label: 'Phone', options: { '': 'Any phone', any: 'With phone', none: 'No phone' } },
  { name: 'seniority', label: 'Seniority', options: { '': 'Any seniority', ...SENIORITY_LABEL } },
  { name: 'source', label: 'Source', options: { '': 'Any source', ...PEOPLE_SOURCE_LABEL } },
  { name: 'notes', label: 'Notes', options: { '': 'Any notes', any: 'With notes', none: 'No notes' } },
] as const;

const TEXTS = [
  { name: 'title', label: 'Title' },
  { name: 'company', label: 'Company' },
  { name: 'country', label: 'Country' },
] as const;

const SORTS = { newest: 'Newest first', oldest: 'Oldest first', name: 'By name', company: 'By company' } as const;

interface SavedContactFiltersProps {
  filter: SavedFilter;
  onChange: (filter: SavedFilter) => void;
}

/** The conditions that all contacts on screen meet, and their order. */
export function SavedContactFilters({ filter, onChange }: SavedContactFiltersProps) {
  const lists = trpc.lists.list.useQuery({ kind: 'person' });
  const set = (name: keyof SavedFilter, value: string) =>
    onChange({ ...filter, [name]: value === '' || value === 'newest' ? undefined : value });
  const { sort, ...conditions } = filter;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2">
      <legend className="sr-only">Filters</legend>
      <Select
        aria-label="List"
        className="sm:max-w-56"
        value={filter.list ?? ''}
        onChange={(event) => set('list', event.target.value)}
      >
        <option value="">Any list</option>
        {lists.data?.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {name} ({formatNumber(count)})
          </option>
        ))}
      </Select>
      {CHOICES.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={filter[name] ?? ''}
          onChange={(event) => set(name, event.target.value)}
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      {TEXTS.map(({ name, label }) => (
        <TextFilter key={name} label={label} value={filter[name] ?? ''} onChange={(text) => set(name, text)} />
      ))}
      <Select aria-label="Order" value={sort ?? 'newest'} onChange={(event) => set('sort', event.target.value)}>
        {Object.entries(SORTS).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      {formatSavedFilter(conditions) !== '' && (
        <Button variant="ghost" size="sm" onClick={() => onChange(sort === undefined ? {} : { sort })}>
          Clear filters
        </Button>
      )}
    </fieldset>
  );
}

interface TextFilterProps {
  label: string;
  /** Trimmed, as the address has it. */
  value: string;
  onChange: (text: string) => void;
}

/** Shows what is typed as it is typed: the blank of "Head of" is there before its second word. */
function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      aria-label={label}
      placeholder={label}
      className="sm:max-w-36"
      maxLength={120}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
