import { keepPreviousData } from '@tanstack/react-query';
import { countryCodes, countryName, isCustomField } from '@workbench/services/companies/filter';
import type { List } from '@workbench/services/lists/schemas';
import { fold } from '@workbench/text/fold';
import { trpc } from '~/lib/api/trpc';
import type { FieldName } from './filter-fields';

export interface OfferedValue {
  value: string;
  /** Companies that have it; null where none is known to. */
  count: number | null;
}

const COUNTED = ['industry', 'country', 'city', 'source', 'figure', 'agreement', 'tag', 'customer'] as const;

/** Values of a field with a word that begins with the text: what companies have, then the other countries. */
export function useFilterValues(field: FieldName, text: string, lists: readonly List[]) {
  const counted = isCustomField(field) ? field : COUNTED.find((one) => one === field);
  const { data, error, isPending } = trpc.companies.filterValues.useQuery(
    { field: counted ?? 'industry', ...(text !== '' && { q: text }) },
    { enabled: counted !== undefined, placeholderData: keepPreviousData },
  );
  if (field === 'list') return { values: listsNamed(text, lists), isPending: false, error: null };
  const known: OfferedValue[] = data ?? [];
  const others = field === 'country' && text !== '' ? otherCountries(text, known) : [];
  return { values: [...known, ...others], isPending, error };
}

function listsNamed(text: string, lists: readonly List[]): OfferedValue[] {
  const named = lists.filter(({ name }) => ` ${fold(name)}`.includes(` ${fold(text)}`));
  return named.map(({ id, count }) => ({ value: id, count }));
}

function otherCountries(text: string, known: readonly OfferedValue[]): OfferedValue[] {
  const codes = countryCodes().filter((code) => !known.some(({ value }) => value === code));
  return codes
    .filter((code) => ` ${fold(countryName(code))}`.includes(` ${fold(text)}`))
    .map((value) => ({ value, count: null }));
}
