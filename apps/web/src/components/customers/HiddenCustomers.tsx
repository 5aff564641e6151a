import { Link } from '@tanstack/react-router';
import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';

interface HiddenCustomersProps {
  customers: number;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** "14 hidden: customers", with a way to see them; nothing where there are none. */
export function HiddenCustomers({ customers, isShown, onChange }: HiddenCustomersProps) {
  if (customers === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-ui">
      <span role="status">
        {formatNumber(customers)} {isShown ? 'shown' : 'hidden'}: {customers === 1 ? 'customer' : 'customers'}
      </span>
      <Button variant="ghost" size="sm" onClick={() => onChange(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> customers</span>
      </Button>
      <Link to="/customers" className="text-link underline-offset-4 hover:underline">
        List of customers
      </Link>
    </p>
  );
}
