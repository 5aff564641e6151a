import type { CustomerMark } from '../customer-schemas.ts';

/** A mark by more than the name: the company is hidden. */
export const isCustomer = ({ customer }: { customer?: CustomerMark | undefined }): boolean =>
  customer !== undefined && customer.by !== 'name';

/** The rows that an answer shows, and what it says of those that it leaves out: nothing where it leaves out none. Pure. */
export function hideCustomers<Row extends { customer?: CustomerMark | undefined }>(
  rows: readonly Row[],
  includeCustomers = false,
): { shown: Row[]; said: { hiddenCustomers?: number } } {
  const shown = includeCustomers ? [...rows] : rows.filter((row) => !isCustomer(row));
  const hiddenCustomers = rows.length - shown.length;
  return { shown, said: hiddenCustomers === 0 ? {} : { hiddenCustomers } };
}
