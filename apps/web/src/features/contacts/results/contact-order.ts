import type { Contact } from '@workbench/services/contacts/schemas';
import type { SortDirection } from '~/components/ui/display/SortButton';
import { compareTexts } from '~/lib/format/compare-texts';
import { contactLocationText } from '../search-result-labels.ts';

export type ContactColumn = 'name' | 'title' | 'company' | 'location';
/** null: as the sources rank them. */
export type ContactOrder = { column: ContactColumn; direction: 'ascending' | 'descending' } | null;

/** The columns of the table; what is left over is for the contact info. */
export const CONTACT_COLUMNS: readonly { label: string; by?: ContactColumn; className?: string }[] = [
  { label: 'Name', by: 'name', className: 'w-[20%]' },
  { label: 'Title', by: 'title', className: 'w-[15%]' },
  { label: 'Company', by: 'company', className: 'w-[18%]' },
  { label: 'Contact Info' },
  { label: 'Location', by: 'location', className: 'w-[12%]' },
  { label: 'LinkedIn', className: 'w-[5.5rem]' },
];

const VALUE: Record<ContactColumn, (contact: Contact) => string | null> = {
  name: ({ name }) => name,
  title: ({ title }) => title,
  company: ({ organizationName }) => organizationName,
  location: contactLocationText,
};

/** The loaded rows in the order of a column; those without a value come last, either way. */
export function sortContacts(contacts: readonly Contact[], order: ContactOrder): readonly Contact[] {
  if (order === null) return contacts;
  const read = VALUE[order.column];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return contacts.toSorted((a, b) => {
    const [left, right] = [read(a), read(b)];
    if (!left || !right) return Number(!left) - Number(!right);
    return sign * compareTexts(left, right);
  });
}

/** Up, down, and back to the order of the sources. */
export function toggleContactOrder(order: ContactOrder, column: ContactColumn): ContactOrder {
  if (order?.column !== column) return { column, direction: 'ascending' };
  return order.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

export function directionOf(order: ContactOrder, column: ContactColumn): SortDirection {
  return order?.column === column ? order.direction : 'none';
}
