import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { useCompanySync } from '../sync/use-company-sync';
import { CompanyNotFound } from './CompanyNotFound';
import { CompanySummary } from './CompanySummary';
import { CompanySyncPanel } from './CompanySyncPanel';
import { ExplanationPanel } from './ExplanationPanel';
import { LocationsPanel } from './LocationsPanel';
import { SourcesPanel } from './SourcesPanel';
import { TrendPanel } from './TrendPanel';
import { useCompanyDetail } from './use-company-detail';

/** One company with its figures by source; reads everything again each time it is shown. */
export function CompanyDetail({ id }: { id: string }) {
  const { company, records, explanation } = useCompanyDetail(id);
  const sync = useCompanySync(id);
  if (company.isPending) return <DetailSkeleton />;
  if (company.isError) {
    const code = company.error.data?.code;
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return <CompanyNotFound />;
    return (
      <>
        <DialogTitle className="pr-10">Company</DialogTitle>
        <ErrorState title={READ_FAILURE.company} error={company.error} onRetry={() => void company.refetch()} />
      </>
    );
  }
  return (
    <>
      <CompanySummary company={company.data} minimumSources={explanation.data?.minimumSources} sync={sync} />
      <Tabs defaultValue="sources" className="min-w-0">
        <TabsList aria-label={`Figures for ${company.data.name}`} className="flex-wrap sm:flex-nowrap">
          <TabsTrigger value="sources">By Source</TabsTrigger>
          <TabsTrigger value="locations">Locations</TabsTrigger>
          <TabsTrigger value="why">Why this number</TabsTrigger>
          <TabsTrigger value="trend">Trend</TabsTrigger>
          <TabsTrigger value="sync">Sync</TabsTrigger>
        </TabsList>
        <TabsContent value="sources" className="sm:min-h-72">
          <SourcesPanel
            records={records}
            aggregate={company.data.aggregatedEmployeeCount}
            explanation={explanation.data}
            isSyncing={sync.isRunning}
          />
        </TabsContent>
        <TabsContent value="locations" className="sm:min-h-72">
          <LocationsPanel records={records} />
        </TabsContent>
        <TabsContent value="why" className="sm:min-h-72">
          <ExplanationPanel explanation={explanation} />
        </TabsContent>
        <TabsContent value="trend" className="sm:min-h-72">
          <TrendPanel companyId={id} />
        </TabsContent>
        <TabsContent value="sync" className="sm:min-h-72">
          <CompanySyncPanel sync={sync} />
        </TabsContent>
      </Tabs>
    </>
  );
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <DialogTitle className="sr-only">Loading company…</DialogTitle>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
