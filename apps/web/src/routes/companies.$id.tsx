import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '~/features/companies/page/CompanyPage';
import { validateCompanyPageParams } from '~/features/companies/url-params';
import { trpcUtils } from '~/lib/api/trpc';

export const Route = createFileRoute('/companies/$id')({
  staticData: { title: 'Company' },
  validateSearch: validateCompanyPageParams,
  // The page's first read begins while its code is still on the way.
  loader: ({ params: { id } }) => {
    void trpcUtils.companies.get.prefetch({ id: id.toLowerCase() });
  },
  component: Company,
});

/** Another company is another page: nothing typed for one reaches the next. */
function Company() {
  const { id } = Route.useParams();
  return <CompanyPage key={id} id={id} params={Route.useSearch()} />;
}
