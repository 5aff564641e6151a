import type { CustomerMark } from '@workbench/services/companies/schemas';

/** Which rows a screen hides because of the list of customers. Pure. */

interface Marked {
  customer?: CustomerMark | undefined;
}

/** An equal name alone is a hint, which hides nothing. */
const isCustomer = ({ customer }: Marked): boolean => customer !== undefined && customer.by !== 'name';

/** What is shown, and the number of those on the list, hidden or not. */
export function splitCustomers<Row extends Marked>(rows: Row[], isShown: boolean): { shown: Row[]; customers: number } {
  const others = rows.filter((row) => !isCustomer(row));
  return { shown: isShown || others.length === rows.length ? rows : others, customers: rows.length - others.length };
}
