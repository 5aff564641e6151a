import { useNavigate } from '@tanstack/react-router';
import type { CompanySort } from '@workbench/services/companies/schemas';
import { X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { DuplicatesLink } from '~/components/merges/DuplicatesLink';

import { Button } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { trpc } from '~/lib/api/trpc';
import { useRowSelection } from '~/lib/state/use-row-selection';
import { AddCompanyDialog } from '../add/AddCompanyDialog';
import { BulkBar } from '../bulk/BulkBar';
import { ColumnsMenu } from '../columns/ColumnsMenu';
import { problemTexts, readAddressFilter } from '../filter/address-filter';
import { describeSelection } from '../filter/describe-selection';
import { FilterBar } from '../filter/FilterBar';
import { InvalidFilter } from '../filter/InvalidFilter';
import { useFilterNames } from '../filter/use-filter-names';
import { matchingText, selectedCount, toSelection } from '../selection/company-selection';
import { companiesFoundText, type Found } from '../table/company-labels';
import { effectiveSort } from '../table/company-sort';
import type { CompaniesParams } from '../url-params';
import { useViewChange } from '../views/use-views';
import { ViewsMenu } from '../views/ViewsMenu';
import { CompanyList } from './CompanyList';
import { NoCompanies, NoFilterMatch, NoMatch } from './EmptyLists';
import { useListParams } from './use-list-params';

/** Made once, so that a chosen row does not draw them again. */
const MENUS = (
  <>
    <ViewsMenu />
    <ColumnsMenu />
    <AddCompanyDialog />
  </>
);

/** Search, filter, order and open companies; the address owns all four. */
export function CompanySearchTab() {
  const search = useListParams();
  const navigate = useNavigate({ from: '/search' });
  const [found, setFound] = useState<Found | null>(null);
  const q = search.q?.trim() ?? '';
  const sort = effectiveSort(search.sort, q);
  const names = useFilterNames();
  const { reading, text: filter } = useMemo(() => readAddressFilter(search.filter), [search.filter]);
  const problems = reading === null ? [] : problemTexts(reading);
  const foundText = found && companiesFoundText(found, q);
  const choice = useRowSelection(`${q} ${filter}`);
  const count = selectedCount(choice.selection, found);
  const selection = useMemo(
    () => toSelection(choice.selection, { q, filter: reading?.filter ?? null }),
    [choice.selection, q, reading],
  );

  const change = useViewChange();
  const onSearch = useCallback((text: string) => change({ q: text }, { replace: true }), [change]);
  const onSort = useCallback((next: CompanySort) => change({ sort: next }), [change]);
  const onFilter = useCallback((next: string) => change({ filter: next }), [change]);
  const onOpen = useCallback(
    (id: string) =>
      void navigate({ search: (previous: CompaniesParams) => ({ ...previous, company: id }), resetScroll: false }),
    [navigate],
  );

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 max-sm:[&>button]:px-3">
        <SearchBox
          label="Search companies"
          placeholder="Search by name, domain, or industry..."
          value={search.q ?? ''}
          onSearch={onSearch}
        />
        {MENUS}
      </div>
      {problems.length === 0 && <FilterBar filter={reading?.filter ?? null} found={foundText} onChange={onFilter} />}
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
        <p role="status">{foundText}</p>
        <OpenPairs />
        {q !== '' && <FilterBadge text={q} onRemove={() => onSearch('')} />}
        {q !== '' && sort !== 'relevance' && (
          <Button variant="ghost" size="sm" onClick={() => change({ sort: undefined })}>
            Sort by relevance
          </Button>
        )}
        {problems.length === 0 && (
          <BulkBar
            selection={selection}
            count={count}
            matching={matchingText(found, count)}
            sort={sort}
            onChooseAll={choice.chooseAll}
            onClear={choice.clear}
          />
        )}
      </div>
      {problems.length > 0 ? (
        <Card>
          <InvalidFilter problems={problems} onRemove={() => onFilter('')} />
        </Card>
      ) : (
        <CompanyList
          q={q}
          sort={sort}
          filter={filter}
          choice={choice}
          onSort={onSort}
          onOpen={onOpen}
          onFound={setFound}
          onFilterRemoved={() => onFilter('')}
          empty={
            filter !== '' ? (
              <NoFilterMatch words={describeSelection(q, filter, names) ?? ''} onClear={() => onFilter('')} />
            ) : q === '' ? (
              <NoCompanies />
            ) : (
              <NoMatch q={q} onClear={() => onSearch('')} />
            )
          }
        />
      )}
    </div>
  );
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
