import { createFileRoute } from '@tanstack/react-router';
import { CompanyReportsPage } from '~/features/reports/components/CompanyReportsPage';
import { replaceReportParams } from '~/features/reports/lib/report-params';

export const Route = createFileRoute('/company-reports')({
  staticData: { title: 'Company Reports' },
  validateSearch: replaceReportParams,
  component: CompanyReportsPage,
});
