import {
  describeFilter,
  type FilterNames,
  type FilterReading,
  formatFilter,
  formatProblem,
  parseFilter,
} from '@workbench/services/companies/filter';

/** The filter of the address: none, one that applies, or one that can't be read with the reasons. */
export interface AddressFilter {
  reading: FilterReading | null;
  /** As it is sent to the server; empty without one. Addresses that say the same have the same text. */
  text: string;
}

const NONE: AddressFilter = { reading: null, text: '' };

/** Pure. */
export function readAddressFilter(text: string | undefined): AddressFilter {
  if (text === undefined) return NONE;
  const reading = parseFilter(text);
  return { reading, text: reading.filter === null ? '' : formatFilter(reading.filter) };
}

export const problemTexts = ({ problems }: FilterReading): string[] => (problems ?? []).map(formatProblem);

/** Which companies a list has, in words: its text and its filter; null for all. Pure. */
export function describeSelection(q: string, filter: string | undefined, names: FilterNames): string | null {
  const { reading } = readAddressFilter(filter);
  const words = [
    q.trim() === '' ? null : `“${q.trim()}”`,
    reading === null
      ? null
      : reading.filter === null
        ? 'a filter that is not valid'
        : describeFilter(reading.filter, names),
  ].filter((part) => part !== null);
  return words.length === 0 ? null : words.join('; ');
}
