import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { trashIdOf } from '~/components/trash/trash-id-of';
import { Card } from '~/components/ui/display/Card';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { CompanyFigures } from '../detail/CompanyFigures';
import { TrashedCompany } from '../detail/TrashedCompany';
import { useCompanyDetail } from '../detail/use-company-detail';
import { focusFields } from '../edit/CompanyRecordActions';
import { RelatedCompanies } from '../relations/RelatedCompanies';
import { useCompanySync } from '../sync/use-company-sync';
import { type CompanyPageParams, isCompanyId, parseCompanyPageParams } from '../url-params';
import { BackToList } from './BackToList';
import { CompanyHeader } from './CompanyHeader';
import { CompanyPageMissing, CompanyPageSkeleton } from './CompanyPageStates';
import { ListNavigation } from './ListNavigation';
import { NotesTab } from './notes/NotesTab';
import { OverviewTab } from './OverviewTab';
import { PeopleTab } from './people/PeopleTab';
import { ReportsTab } from './ReportsTab';
import { SameCompanies } from './same/SameCompanies';
import { TimelineTab } from './timeline/TimelineTab';
import { useNeighbors } from './use-neighbors';

interface CompanyPageProps {
  /** From the address, so it may be anything. */
  id: string;
  params: CompanyPageParams;
}

/** Everything that the workspace knows about one company; the address owns tab, panel and list. */
export function CompanyPage({ id, params }: CompanyPageProps) {
  if (!isCompanyId(id)) return <CompanyPageMissing />;
  return <LoadedCompanyPage id={id.toLowerCase()} params={params} />;
}

function LoadedCompanyPage({ id, params }: CompanyPageProps) {
  const navigate = useNavigate();
  const detail = useCompanyDetail(id);
  const sync = useCompanySync(id);
  const listed = useNeighbors(params.list, id);
  const { company } = detail;
  const name = company.data?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Business Intelligence`;
  }, [name]);
  useLetterShortcuts(['j', 'k'], listed !== null && readShortcutsEnabled(), (letter) => {
    const target = letter === 'j' ? listed?.neighbors.next : listed?.neighbors.previous;
    if (target) void navigate({ to: '/companies/$id', params: { id: target }, search: params });
  });
  const change = (raw: Record<string, unknown>) =>
    void navigate({
      to: '/companies/$id',
      params: { id },
      search: parseCompanyPageParams({ ...params, ...raw }),
      resetScroll: false,
    });

  const isEditRequested = useRef(false);
  const edit = () => {
    isEditRequested.current = true;
    change({ tab: undefined, panel: 'fields' });
    focusFields();
  };
  useEffect(() => {
    if (!isEditRequested.current || params.tab !== undefined || params.panel !== 'fields') return;
    isEditRequested.current = false;
    focusFields();
  }, [params]);
  const trashId = trashIdOf(company.error);
  // What was read before it was deleted is still there.
  const isGone = company.error?.data?.code === 'NOT_FOUND';
  const mergedInto = company.data?.mergedInto;
  if (mergedInto !== undefined) {
    return <Navigate to="/companies/$id" params={{ id: mergedInto }} search={params} replace />;
  }

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <BackToList list={params.list === 'search' ? (listed?.list ?? null) : null} />
        {listed !== null && <ListNavigation neighbors={listed.neighbors} params={params} />}
      </div>
      {company.data === undefined || isGone ? (
        company.error === null ? (
          <CompanyPageSkeleton />
        ) : trashId !== undefined ? (
          <>
            <h1 className="sr-only">Company in the trash</h1>
            <TrashedCompany trashId={trashId} />
          </>
        ) : isGone ? (
          <CompanyPageMissing />
        ) : (
          <Card>
            <h1 className="sr-only">Company</h1>
            <ErrorState title={READ_FAILURE.company} error={company.error} onRetry={() => void company.refetch()} />
          </Card>
        )
      ) : (
        <>
          <CompanyHeader company={company.data} sync={sync} onEdit={edit} />
          <RelatedCompanies company={company.data} canEdit />
          <SameCompanies id={id} />
          <CompanyFigures company={company.data} minimumSources={detail.explanation.data?.minimumSources} sync={sync} />
          <Tabs value={params.tab ?? 'overview'} onValueChange={(tab) => change({ tab })} className="min-w-0">
            <TabsList aria-label={`About ${company.data.name}`}>
              <TabsTrigger value="overview">Overview</TabsTrigger>
              <TabsTrigger value="people">People</TabsTrigger>
              <TabsTrigger value="reports">Reports</TabsTrigger>
              <TabsTrigger value="notes">Notes</TabsTrigger>
              <TabsTrigger value="timeline">Timeline</TabsTrigger>
            </TabsList>
            <TabsContent value="overview">
              <OverviewTab
                company={company.data}
                detail={detail}
                sync={sync}
                params={params}
                onPanel={(panel) => change({ panel })}
              />
            </TabsContent>
            <TabsContent value="people">
              <PeopleTab company={company.data} />
            </TabsContent>
            <TabsContent value="reports">
              <ReportsTab id={id} />
            </TabsContent>
            <TabsContent value="notes">
              <NotesTab id={id} />
            </TabsContent>
            <TabsContent value="timeline">
              <TimelineTab id={id} name={company.data.name} />
            </TabsContent>
          </Tabs>
        </>
      )}
    </div>
  );
}
