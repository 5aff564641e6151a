import { createFileRoute } from '@tanstack/react-router';
import { SearchCompaniesPage } from '~/features/companies/components/SearchCompaniesPage';
import { replaceSearchParams } from '~/features/companies/lib/search-params';

export const Route = createFileRoute('/search')({
  staticData: { title: 'Search Companies' },
  validateSearch: replaceSearchParams,
  component: SearchCompaniesPage,
});
