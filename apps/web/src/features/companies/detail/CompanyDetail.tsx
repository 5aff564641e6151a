import { useState } from 'react';
import { trashIdOf } from '~/components/trash/trash-id-of';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { focusFields } from '../edit/CompanyRecordActions';
import { RelatedCompanies } from '../relations/RelatedCompanies';
import { useCompanySync } from '../sync/use-company-sync';
import type { CompanyListName, FigurePanel } from '../url-params';
import { CompanyNotFound } from './CompanyNotFound';
import { CompanySummary } from './CompanySummary';
import { FigureTabs } from './FigureTabs';
import { TrashedCompany } from './TrashedCompany';
import { useCompanyDetail } from './use-company-detail';

interface CompanyDetailProps {
  id: string;
  list?: CompanyListName | undefined;
  onClose: () => void;
}

/** One company with its figures by source; reads everything again each time it is shown. */
export function CompanyDetail({ id, list, onClose }: CompanyDetailProps) {
  const [panel, setPanel] = useState<FigurePanel>('sources');
  const { company, records, explanation } = useCompanyDetail(id);
  const sync = useCompanySync(id);
  if (company.isPending) return <DetailSkeleton />;
  if (company.isError) {
    const code = company.error.data?.code;
    const trashId = trashIdOf(company.error);
    if (trashId !== undefined) {
      return (
        <>
          <DialogTitle className="pr-10">Company in the trash</DialogTitle>
          <TrashedCompany trashId={trashId} />
        </>
      );
    }
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return <CompanyNotFound />;
    return (
      <>
        <DialogTitle className="pr-10">Company</DialogTitle>
        <ErrorState title={READ_FAILURE.company} error={company.error} onRetry={() => void company.refetch()} />
      </>
    );
  }
  // The id of a company that was merged into another one.
  const { mergedInto } = company.data;
  if (mergedInto !== undefined) return <CompanyDetail id={mergedInto} list={list} onClose={onClose} />;
  return (
    <>
      <CompanySummary
        company={company.data}
        minimumSources={explanation.data?.minimumSources}
        sync={sync}
        list={list}
        onEdit={() => {
          setPanel('fields');
          focusFields();
        }}
        onDeleted={onClose}
      />
      <RelatedCompanies company={company.data} canEdit={false} />
      <FigureTabs
        company={company.data}
        records={records}
        explanation={explanation}
        sync={sync}
        panel={panel}
        onPanel={setPanel}
      />
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
