import { createFileRoute } from '@tanstack/react-router';
import { CustomersPage } from '~/features/customers/CustomersPage';
import { validateCustomersParams } from '~/features/customers/url-params';

export const Route = createFileRoute('/customers')({
  staticData: { title: 'List of Customers' },
  validateSearch: validateCustomersParams,
  component: Customers,
});

function Customers() {
  return <CustomersPage params={Route.useSearch()} />;
}
