import { keepPreviousData } from '@tanstack/react-query';
import { countryCodes, countryName, isCustomField } from '@workbench/services/companies/filter';
import { fold } from '@workbench/text/fold';
import { trpc } from '~/lib/api/trpc';
import type { FieldName } from './filter-fields';

export interface OfferedValue {
  value: string;
  /** Companies that have it; null where none is known to. */
  count: number | null;
}

const COUNTED = ['industry', 'country', 'city', 'source', 'figure', 'agreement', 'tag'] as const;

/** Values of a field with a word that begins with the text: what companies have, then the other countries. */
export function useFilterValues(field: FieldName, text: string) {
  const counted = isCustomField(field) ? field : COUNTED.find((one) => one === field);
  const { data, error, isPending } = trpc.companies.filterValues.useQuery(
    { field: counted ?? 'industry', ...(text !== '' && { q: text }) },
    { enabled: counted !== undefined, placeholderData: keepPreviousData },
  );
  const known: OfferedValue[] = data ?? [];
  const others = field === 'country' && text !== '' ? otherCountries(text, known) : [];
  return { values: [...known, ...others], isPending, error };
}

function otherCountries(text: string, known: readonly OfferedValue[]): OfferedValue[] {
  const codes = countryCodes().filter((code) => !known.some(({ value }) => value === code));
  return codes
    .filter((code) => ` ${fold(countryName(code))}`.includes(` ${fold(text)}`))
    .map((value) => ({ value, count: null }));
}
