import { describeFilter, type FilterNames } from '@workbench/services/companies/filter';
import { readAddressFilter } from './address-filter';

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
