import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '~/features/reports/compare/ComparePage';
import { validateCompareParams } from '~/features/reports/url-params';

export const Route = createFileRoute('/company-reports_/compare')({
  staticData: { title: 'Compare Reports' },
  validateSearch: validateCompareParams,
  component: Compare,
});

function Compare() {
  return <ComparePage params={Route.useSearch()} />;
}
