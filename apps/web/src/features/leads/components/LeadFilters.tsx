import type { LeadList } from '@workbench/services/leads/schemas';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '~/components/ui/Input';
import { Select } from '~/components/ui/Select';
import { formatNumber } from '~/lib/format';
import { type LeadFilters as Filters, parseLeadParams } from '../lib/lead-params';
import { STATUS_BADGE } from '../lib/lead-text';

/** Long enough to wait for the next letter, short enough to feel immediate. */
const DEBOUNCE_MS = 200;

interface LeadFiltersProps {
  filters: Filters;
  lists: readonly LeadList[];
  /** Leads about whom a person has to decide; undefined until it is known. */
  reviewCount: number | undefined;
  onChange: (filters: Filters) => void;
}

export function LeadFilters({ filters, lists, reviewCount, onChange }: LeadFiltersProps) {
  const { status, list, review } = filters;
  const set = (part: { [Name in keyof Filters]: unknown }) => onChange(parseLeadParams({ ...filters, ...part }));
  return (
    <search className="flex flex-wrap items-center gap-2">
      <LeadSearchBox value={filters.q ?? ''} onSearch={(q) => set({ q })} />
      <Select
        aria-label="Status"
        className="min-w-36 flex-1 sm:flex-none"
        value={status ?? ''}
        onChange={(event) => set({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {Object.entries(STATUS_BADGE).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Import"
        className="min-w-36 max-w-full flex-1 sm:max-w-64 sm:flex-none"
        value={list ?? ''}
        onChange={(event) => set({ list: event.target.value })}
      >
        <option value="">All imports</option>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <label className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-input bg-background px-3">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={review === true}
          onChange={(event) => set({ review: event.target.checked })}
        />
        Needs review{reviewCount === undefined ? '' : ` (${formatNumber(reviewCount)})`}
      </label>
    </search>
  );
}

function LeadSearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const known = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // The address changed by other means than this box: a cleared filter, the browser's back button.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current.trim()) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      search.current(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="relative min-w-full flex-1 sm:min-w-56">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted-foreground" />
      <Input
        type="search"
        aria-label="Search leads"
        placeholder="Search by name, title, company or email..."
        maxLength={200}
        // The sign in front takes room; the field's own padding is not overridden by a later class.
        style={{ paddingLeft: '2.25rem' }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
