import { isGroup, partsOf } from '../canonical.ts';
import type { CompanyFilter } from '../types.ts';
import { describeCondition, type FilterNames } from './describe-condition.ts';
import { joinWords } from './join-words.ts';

/**
 * A filter in words: "Country is Germany or Austria, 50–500 employees, grew at least 10 % in 12 months". Pure.
 * @param names of own columns and lists, by which conditions call them
 */
export function describeFilter(filter: CompanyFilter, names: FilterNames = {}): string {
  return capitalize(wordsOf(filter, false, names));
}

/** The same as one piece of a longer list: a group is in brackets. */
export function describePart(filter: CompanyFilter, names: FilterNames = {}): string {
  return capitalize(wordsOf(filter, true, names).replace(/^\((.*)\)$/s, '$1'));
}

function wordsOf(filter: CompanyFilter, isInside: boolean, names: FilterNames): string {
  if (!isGroup(filter)) return describeCondition(filter, names);
  const parts = partsOf(filter).map((part) => wordsOf(part, true, names));
  const words = 'and' in filter ? joinWords(parts, isInside ? 'and' : ',') : `any of: ${parts.join('; ')}`;
  return isInside && parts.length > 1 ? `(${words})` : words;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
