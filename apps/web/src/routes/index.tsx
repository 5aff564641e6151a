import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CompanyExportMenu } from '~/features/companies/export/CompanyExportMenu';
import { RecentCompanies } from '~/features/companies/table/RecentCompanies';
import { RECENT_QUERY } from '~/features/companies/table/recent-query';
import { parseCompaniesParams } from '~/features/companies/url-params';
import { DashboardPage } from '~/features/dashboard/DashboardPage';
import { DashboardNews } from '~/features/dashboard/news/DashboardNews';
import { prefetchNews } from '~/features/dashboard/news/prefetch-news';
import { prefetchAnalytics } from '~/lib/api/prefetch-analytics';
import { trpcUtils } from '~/lib/api/trpc';

// Dialogs are not part of the first screen's budget.
const AddCompanyDialog = lazy(() =>
  import('~/features/companies/add/AddCompanyDialog').then((module) => ({ default: module.AddCompanyDialog })),
);
const CompanyDetailDialog = lazy(() =>
  import('~/features/companies/detail/CompanyDetailDialog').then((module) => ({
    default: module.CompanyDetailDialog,
  })),
);

export const Route = createFileRoute('/')({
  staticData: { title: 'Dashboard' },
  validateSearch: (raw: Record<string, unknown>): { company?: string } => {
    const { company } = parseCompaniesParams(raw);
    return company ? { company } : {};
  },
  loader: () => {
    prefetchAnalytics();
    void trpcUtils.companies.page.prefetch(RECENT_QUERY);
    prefetchNews();
  },
  component: Dashboard,
});

/** The dashboard's company parts come from the companies feature; features do not import one another. */
function Dashboard() {
  const { company } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (id: string) => void navigate({ search: { company: id }, resetScroll: false });
  const close = () => void navigate({ search: {}, resetScroll: false });
  return (
    <>
      <DashboardPage
        exportMenu={<CompanyExportMenu />}
        addCompany={
          <Suspense fallback={null}>
            <AddCompanyDialog variant="outline" />
          </Suspense>
        }
        news={<DashboardNews onOpen={open} />}
        recentCompanies={<RecentCompanies onOpen={open} />}
      />
      {company && (
        <Suspense fallback={null}>
          <CompanyDetailDialog companyId={company} onClose={close} list="recent" />
        </Suspense>
      )}
    </>
  );
}
