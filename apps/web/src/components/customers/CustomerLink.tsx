import { Link } from '@tanstack/react-router';
import type { CustomerMark } from '@workbench/services/companies/schemas';
import { formatDate } from '~/lib/format/format';
import { CustomerBadge } from './CustomerBadge';

/** The mark of an open company, with the day, and the way to its entry. */
export function CustomerLink({ customer }: { customer: CustomerMark }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-muted-foreground text-xs">
      <CustomerBadge customer={customer} />
      <Link
        to="/customers"
        search={{ q: customer.name ?? customer.value }}
        className="text-link underline-offset-4 hover:underline"
      >
        on the list since {formatDate(customer.addedAt)}
      </Link>
    </span>
  );
}
