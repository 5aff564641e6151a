import { type FilterReading, formatFilter, formatProblem, parseFilter } from '@workbench/services/companies/filter';

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
