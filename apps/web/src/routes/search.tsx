import { createFileRoute } from '@tanstack/react-router';
import { SearchCompaniesPage } from '~/features/companies/SearchCompaniesPage';
import { validateCompaniesParams } from '~/features/companies/url-params';

export const Route = createFileRoute('/search')({
  staticData: { title: 'Search Companies' },
  validateSearch: validateCompaniesParams,
  component: SearchCompaniesPage,
});
