import { createFileRoute } from '@tanstack/react-router';
import { AddCompanyDialog } from '~/features/companies/components/AddCompanyDialog';
import { CompanyDetailDialog } from '~/features/companies/components/CompanyDetailDialog';
import { ExportMenu } from '~/features/companies/components/ExportMenu';
import { RecentCompanies } from '~/features/companies/components/RecentCompanies';
import { parseSearchParams } from '~/features/companies/lib/search-params';
import { DashboardPage } from '~/features/dashboard/components/DashboardPage';

export const Route = createFileRoute('/')({
  staticData: { title: 'Dashboard' },
  validateSearch: (raw: Record<string, unknown>): { company?: string } => {
    const { company } = parseSearchParams(raw);
    return company ? { company } : {};
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
        exportMenu={<ExportMenu />}
        addCompany={<AddCompanyDialog variant="outline" />}
        recentCompanies={<RecentCompanies onOpen={open} />}
      />
      <CompanyDetailDialog companyId={company} onClose={close} />
    </>
  );
}
