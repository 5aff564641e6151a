import type { OwnColumnRule } from '../../custom/own-column.ts';
import { isGroup, partsOf } from '../canonical.ts';
import type { CompanyFilter } from '../types.ts';
import { describeCondition } from './describe-condition.ts';
import { joinWords } from './join-words.ts';

/**
 * A filter in words: "Country is Germany or Austria, 50–500 employees, grew at least 10 % in 12 months". Pure.
 * @param columns own columns, by whose names conditions on them are called
 */
export function describeFilter(filter: CompanyFilter, columns: readonly OwnColumnRule[] = []): string {
  return capitalize(wordsOf(filter, false, columns));
}

/** The same as one piece of a longer list: a group is in brackets. */
export function describePart(filter: CompanyFilter, columns: readonly OwnColumnRule[] = []): string {
  return capitalize(wordsOf(filter, true, columns).replace(/^\((.*)\)$/s, '$1'));
}

function wordsOf(filter: CompanyFilter, isInside: boolean, columns: readonly OwnColumnRule[]): string {
  if (!isGroup(filter)) return describeCondition(filter, columns);
  const parts = partsOf(filter).map((part) => wordsOf(part, true, columns));
  const words = 'and' in filter ? joinWords(parts, isInside ? 'and' : ',') : `any of: ${parts.join('; ')}`;
  return isInside && parts.length > 1 ? `(${words})` : words;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
