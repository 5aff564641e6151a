import { createFileRoute } from '@tanstack/react-router';
import { CompanyReportsPage } from '~/features/reports/CompanyReportsPage';
import { validateReportParams } from '~/features/reports/url-params';

export const Route = createFileRoute('/company-reports')({
  staticData: { title: 'Company Reports' },
  validateSearch: validateReportParams,
  component: CompanyReportsPage,
});
