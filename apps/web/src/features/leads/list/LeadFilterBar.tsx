import type { LeadList } from '@workbench/services/leads/schemas';
import { X } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Select } from '~/components/ui/controls/Select';
import { formatNumber } from '~/lib/format/format';
import { LEAD_STATUS_BADGE } from '../lead-labels';
import { type LeadFilters as Filters, parseLeadParams } from '../url-params';
import { FindingSelect } from './FindingSelect';
import { PeopleListSelect } from './PeopleListSelect';

interface LeadFilterBarProps {
  filters: Filters;
  lists: readonly LeadList[];
  /** Leads about whom a person has to decide; undefined until it is known. */
  reviewCount: number | undefined;
  /** Of the enrichment whose leads are shown; undefined while it is unknown. */
  runName: string | undefined;
  onChange: (filters: Filters) => void;
}

export function LeadFilterBar({ filters, lists, reviewCount, runName, onChange }: LeadFilterBarProps) {
  const { status, list, review, run } = filters;
  const runText = runName === undefined ? 'One enrichment' : `Enrichment: ${runName}`;
  const set = (part: { [Name in keyof Filters]: unknown }) => onChange(parseLeadParams({ ...filters, ...part }));
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search leads"
        placeholder="Search by name, title, company or email…"
        value={filters.q ?? ''}
        onSearch={(q) => set({ q })}
      />
      <Select
        aria-label="Status"
        className="min-w-36 flex-1 sm:flex-none"
        value={status ?? ''}
        onChange={(event) => set({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {Object.entries(LEAD_STATUS_BADGE).map(([value, { label }]) => (
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
      <PeopleListSelect list={filters.people} onChange={(people) => set({ people })} />
      <FindingSelect filters={filters} onChange={(finding) => set({ finding })} />
      <label className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-md border border-input bg-field px-3">
        <input
          type="checkbox"
          className="size-4"
          checked={review === true}
          onChange={(event) => set({ review: event.target.checked })}
        />
        Needs review{reviewCount === undefined ? '' : ` (${formatNumber(reviewCount)})`}
      </label>
      {run !== undefined && (
        <Button
          variant="outline"
          className="max-w-full"
          aria-label={`Remove filter: ${runText}`}
          onClick={() => set({ run: undefined })}
        >
          <span className="truncate">{runText}</span>
          <X aria-hidden />
        </Button>
      )}
    </search>
  );
}
