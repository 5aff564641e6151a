import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CompanySort } from '@workbench/services/companies/schemas';
import { Building2, SearchX, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { DuplicatesLink } from '~/components/merges/DuplicatesLink';
import { Button } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Badge } from '~/components/ui/display/Badge';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { trpc } from '~/lib/api/trpc';
import { AddCompanyDialog } from '../add/AddCompanyDialog';
import { companiesFoundText } from '../table/company-labels';
import { effectiveSort } from '../table/company-sort';
import type { CompaniesParams } from '../url-params';
import { CompanyList } from './CompanyList';

interface Found {
  total: number;
  totalIsCapped: boolean;
}

/** Search, order and open companies; the address owns all three. */
export function CompanySearchTab() {
  const search: CompaniesParams = useSearch({ from: '/search' });
  const navigate = useNavigate({ from: '/search' });
  const [found, setFound] = useState<Found | null>(null);
  const q = search.q?.trim() ?? '';
  const sort = effectiveSort(search.sort, q);

  /** Another list begins at its first page. */
  const changeList = useCallback(
    (change: Pick<CompaniesParams, 'q' | 'sort'>, replace: boolean) =>
      navigate({
        replace,
        // Else the router gives the new list the scroll position of the old one.
        resetScroll: false,
        search: ({ page: _page, after: _after, ...rest }: CompaniesParams) => withoutBlank({ ...rest, ...change }),
      }),
    [navigate],
  );
  const onSearch = useCallback((text: string) => void changeList({ q: text }, true), [changeList]);
  const onSort = useCallback((next: CompanySort) => void changeList({ sort: next }, false), [changeList]);
  const onOpen = useCallback(
    (id: string) =>
      void navigate({ search: (previous: CompaniesParams) => ({ ...previous, company: id }), resetScroll: false }),
    [navigate],
  );

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label="Search companies"
          placeholder="Search by name, domain, or industry..."
          value={search.q ?? ''}
          onSearch={onSearch}
        />
        <AddCompanyDialog />
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-2 text-muted-foreground">
        <p role="status">{found && companiesFoundText(found.total, found.totalIsCapped)}</p>
        <OpenPairs />
        {q !== '' && <FilterBadge text={q} onRemove={() => onSearch('')} />}
      </div>
      <CompanyList
        q={q}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        onFound={setFound}
        empty={q === '' ? <NoCompanies /> : <NoMatch q={q} onClear={() => onSearch('')} />}
      />
    </div>
  );
}

function withoutBlank({ q, ...rest }: CompaniesParams): CompaniesParams {
  return q ? { ...rest, q } : rest;
}

function OpenPairs() {
  const { data } = trpc.duplicates.list.useQuery({ limit: 1 });
  return <DuplicatesLink count={data?.total} />;
}

function FilterBadge({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <Badge className="max-w-full pr-1">
      <span className="truncate">Search: {text}</span>
      <button
        type="button"
        aria-label="Remove search filter"
        onClick={onRemove}
        className="rounded p-0.5 hover:bg-accent"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </Badge>
  );
}

function NoCompanies() {
  return (
    <EmptyState
      icon={Building2}
      title="No companies yet"
      description="Add a company or import a list in the “Bulk Import (CSV)” tab."
    />
  );
}

function NoMatch({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={`No companies match “${q}”`}
      description="Search matches the start of words in name, domain and industry."
      action={
        <Button variant="outline" onClick={onClear}>
          Show all companies
        </Button>
      }
    />
  );
}
