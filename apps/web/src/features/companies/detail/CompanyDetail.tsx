import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { useCompanySync } from '../sync/use-company-sync';
import type { CompanyListName } from '../url-params';
import { CompanyNotFound } from './CompanyNotFound';
import { CompanySummary } from './CompanySummary';
import { FigureTabs } from './FigureTabs';
import { useCompanyDetail } from './use-company-detail';

/** One company with its figures by source; reads everything again each time it is shown. */
export function CompanyDetail({ id, list }: { id: string; list?: CompanyListName | undefined }) {
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
      <CompanySummary
        company={company.data}
        minimumSources={explanation.data?.minimumSources}
        sync={sync}
        list={list}
      />
      <FigureTabs company={company.data} records={records} explanation={explanation} sync={sync} />
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
