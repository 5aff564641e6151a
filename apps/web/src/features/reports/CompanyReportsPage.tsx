import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileStack, FileText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { useKeepFocus } from '~/lib/browser/focus/use-keep-focus';
import { SingleReportTab } from './single/SingleReportTab';
import type { ReportParams } from './url-params';

const BulkTab = lazy(() => import('./bulk/BulkReportsTab').then((module) => ({ default: module.BulkReportsTab })));

/** Reports on one company or on many; the address owns tab, company and version. */
export function CompanyReportsPage() {
  const search: ReportParams = useSearch({ from: '/company-reports' });
  const navigate = useNavigate({ from: '/company-reports' });
  // A report that was opened from the list takes the place of its link.
  const panel = useKeepFocus<HTMLDivElement>(search.company ?? '');
  const selectTab = (tab: string) =>
    void navigate({
      search: ({ tab: _tab, ...rest }: ReportParams) => (tab === 'bulk' ? { ...rest, tab: 'bulk' as const } : rest),
    });
  return (
    <div className="min-w-0">
      <div className="print:hidden">
        <PageHeader title="Company Reports" subtitle="Recent company activity, with evidence for every statement." />
      </div>
      <Tabs value={search.tab ?? 'single'} onValueChange={selectTab}>
        <TabsList aria-label="Company reports" className="print:hidden">
          <TabsTrigger value="single">
            <FileText aria-hidden />
            Single Report
          </TabsTrigger>
          <TabsTrigger value="bulk">
            <FileStack aria-hidden />
            Bulk Generate
          </TabsTrigger>
        </TabsList>
        <TabsContent ref={panel} value="single">
          <SingleReportTab companyId={search.company} reportId={search.report} />
        </TabsContent>
        <TabsContent value="bulk">
          <Suspense fallback={null}>
            <BulkTab />
          </Suspense>
        </TabsContent>
      </Tabs>
    </div>
  );
}
