import type { CustomerMark } from '@workbench/services/companies/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { cn } from '~/lib/cn';
import { formatDate } from '~/lib/format/format';

/** The reason for which a company is on the list of customers; nothing for one that is not. */
export function CustomerBadge({ customer, className }: { customer: CustomerMark | undefined; className?: string }) {
  if (customer === undefined) return null;
  const { reason, by } = customer;
  return (
    <Badge variant="warning" className={cn('max-w-36', className)} title={customerText(customer)}>
      <span className="truncate">{by === 'name' ? `${reason}?` : reason}</span>
      <span className="sr-only">: {customerText(customer)}</span>
    </Badge>
  );
}

/** "On the list of customers since 23 Nov 2026 (crm.csv), by acme.com". */
function customerText({ addedAt, file, by, value }: CustomerMark): string {
  const origin = file === null ? '' : ` (${file})`;
  if (by === 'name') return `The list of customers has a company with this name since ${formatDate(addedAt)}${origin}`;
  return `On the list of customers since ${formatDate(addedAt)}${origin}, by ${value}`;
}
