import { countryCodes, countryName, type FilterField } from '@workbench/services/companies/filter';
import { fold } from '@workbench/text/fold';

export interface FilterValue {
  value: string;
  label: string;
  /** Companies that have it; null when that was not counted. */
  count: number | null;
  /** Not a value of any company as far as is known. */
  isTyped?: boolean;
}

const SHOWN_MAX = 50;

/** The values of a field whose name begins a word with the text. */
export function useFilterValues(field: FilterField, text: string): { values: FilterValue[]; isPending: boolean } {
  if (field !== 'country') return { values: [], isPending: false };
  const values = countryCodes().map((code) => ({ value: code, label: countryName(code), count: null }));
  return { values: matching(values, text).slice(0, SHOWN_MAX), isPending: false };
}

function matching(values: FilterValue[], text: string): FilterValue[] {
  const start = fold(text);
  return values.filter(({ value, label }) => ` ${fold(label)} ${fold(value)}`.includes(` ${start}`));
}
