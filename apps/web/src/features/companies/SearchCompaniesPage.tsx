import { useNavigate, useSearch } from '@tanstack/react-router';
import { Compass, FileUp, Search } from 'lucide-react';
import { useCallback } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { CompanyDetailDialog } from './detail/CompanyDetailDialog';
import { DiscoveryTab } from './discovery/DiscoveryTab';
import { CompanyExportMenu } from './export/CompanyExportMenu';
import { describeSelection } from './filter/describe-selection';
import { useFilterNames } from './filter/use-filter-names';
import { CompanyImportTab } from './import/CompanyImportTab';
import { useCompanyImport } from './import/use-company-import';
import { CompanySearchTab } from './search/CompanySearchTab';
import { useListParams } from './search/use-list-params';
import { effectiveSort } from './table/company-sort';
import { type CompaniesParams, parseCompaniesParams } from './url-params';

/** Search, bulk import and discovery of companies; the address owns text, filter, order, tab, page and the open company. */
export function SearchCompaniesPage() {
  const search = useListParams();
  const navigate = useNavigate({ from: '/search' });
  const q = search.q ?? '';
  const names = useFilterNames();
  const companyImport = useCompanyImport();
  const selectTab = (value: string) => {
    const { tab } = parseCompaniesParams({ tab: value });
    void navigate({
      search: ({ tab: _tab, ...rest }: CompaniesParams) => (tab && tab !== 'search' ? { ...rest, tab } : rest),
    });
  };

  return (
    <div className="min-w-0">
      <PageHeader
        title="Search Companies"
        subtitle="Search tracked companies, import lists, and discover new companies."
        actions={
          <CompanyExportMenu
            selection={{ q, sort: effectiveSort(search.sort, q), filter: search.filter }}
            words={describeSelection(q, search.filter, names)}
          />
        }
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
          <CompanySearchTab />
        </TabsContent>
        <TabsContent value="import">
          <CompanyImportTab companyImport={companyImport} />
        </TabsContent>
        <TabsContent value="discover">
          <DiscoveryTab />
        </TabsContent>
      </Tabs>
      <OpenedCompany />
    </div>
  );
}

function OpenedCompany() {
  const companyId = useSearch({ from: '/search', select: ({ company }: CompaniesParams) => company });
  const navigate = useNavigate({ from: '/search' });
  const close = useCallback(
    () => void navigate({ search: ({ company: _company, ...rest }: CompaniesParams) => rest, resetScroll: false }),
    [navigate],
  );
  return <CompanyDetailDialog companyId={companyId} onClose={close} list="search" />;
}
