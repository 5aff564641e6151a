import { useNavigate, useSearch } from '@tanstack/react-router';
import { Compass, FileUp, Search } from 'lucide-react';
import { useCallback } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/Tabs';
import { parseSearchParams, type SearchParams } from '../lib/search-params';
import { effectiveSort } from '../lib/sort';
import { CompanyDetailDialog } from './CompanyDetailDialog';
import { DiscoverTab } from './DiscoverTab';
import { ExportMenu } from './ExportMenu';
import { ImportTab } from './ImportTab';
import { SearchTab } from './SearchTab';

/** Search, bulk import and discovery of companies; the address owns text, order, tab, page and the open company. */
export function SearchCompaniesPage() {
  const search: SearchParams = useSearch({ from: '/search' });
  const navigate = useNavigate({ from: '/search' });
  const q = search.q ?? '';
  const selectTab = (value: string) => {
    const { tab } = parseSearchParams({ tab: value });
    void navigate({
      search: ({ tab: _tab, ...rest }: SearchParams) => (tab && tab !== 'search' ? { ...rest, tab } : rest),
    });
  };
  const closeCompany = useCallback(
    () => void navigate({ search: ({ company: _company, ...rest }: SearchParams) => rest, resetScroll: false }),
    [navigate],
  );

  return (
    <div className="min-w-0">
      <PageHeader
        title="Search Companies"
        subtitle="Search the companies you track, import lists, and discover new ones."
        actions={<ExportMenu q={q} sort={effectiveSort(search.sort, q)} />}
      />
      <Tabs value={search.tab ?? 'search'} onValueChange={selectTab}>
        <TabsList aria-label="Companies">
          <TabsTrigger value="search">
            <Search aria-hidden />
            Search Existing
          </TabsTrigger>
          <TabsTrigger value="import">
            <FileUp aria-hidden />
            Bulk Import (CSV)
          </TabsTrigger>
          <TabsTrigger value="discover">
            <Compass aria-hidden />
            Discover Companies
          </TabsTrigger>
        </TabsList>
        <TabsContent value="search">
          <SearchTab />
        </TabsContent>
        <TabsContent value="import">
          <ImportTab />
        </TabsContent>
        <TabsContent value="discover">
          <DiscoverTab />
        </TabsContent>
      </Tabs>
      <CompanyDetailDialog companyId={search.company} onClose={closeCompany} />
    </div>
  );
}
