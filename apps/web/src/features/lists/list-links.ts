import { formatFilter } from '@workbench/services/companies/filter';
import type { List } from '@workbench/services/lists/schemas';

/** The filter that has the companies on a list, as the address carries it. Pure. */
export const companyFilterOf = ({ id }: Pick<List, 'id'>): string =>
  formatFilter({ field: 'list', op: 'anyOf', value: [id] });

/** The filter that has the saved contacts on a list, as the address carries it. Pure. */
export const contactFilterOf = ({ id }: Pick<List, 'id'>): string => new URLSearchParams({ list: id }).toString();

interface Shown {
  text: string;
  kind: List['kind'] | '';
}

/** The lists of a kind whose names contain a text, whatever its case. Pure. */
export function matchingLists(lists: readonly List[], { text, kind }: Shown): List[] {
  const part = text.trim().toLowerCase();
  return lists.filter((list) => (kind === '' || list.kind === kind) && list.name.toLowerCase().includes(part));
}
