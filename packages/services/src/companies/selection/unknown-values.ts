import type { CompanyColumns } from '../columns/company-columns.ts';
import { exactKey } from '../columns/text-keys.ts';
import { type CompanyFilter, isGroup, partsOf } from '../filter/index.ts';
import { nameColumn } from './conditions/name-column.ts';

/** Fields whose values users and sources make, so that they may be gone. */
const FIELDS = ['tag', 'source'] as const;
type Field = (typeof FIELDS)[number];

/** What filters name and no company has, in a sentence each; a list per filter. Pure. */
export function unknownValues(filters: readonly CompanyFilter[], columns: CompanyColumns): string[][] {
  const known = new Map<Field, Set<string>>();
  const knownOf = (field: Field) => {
    const keys = known.get(field) ?? usedKeys(field, columns);
    known.set(field, keys);
    return keys;
  };
  return filters.map((filter) => {
    const unknown = namedValues(filter).filter(({ field, value }) => !knownOf(field).has(exactKey(value)));
    return [...new Set(unknown.map(({ field, value }) => `No company has the ${field} “${value}” any more`))];
  });
}

function namedValues(filter: CompanyFilter): { field: Field; value: string }[] {
  if (isGroup(filter)) return partsOf(filter).flatMap(namedValues);
  const field = FIELDS.find((one) => one === filter.field);
  if (field === undefined || !('value' in filter) || !Array.isArray(filter.value)) return [];
  return filter.value.flatMap((value) => (typeof value === 'string' ? [{ field, value }] : []));
}

function usedKeys(field: Field, columns: CompanyColumns): Set<string> {
  const { dictionary, codesOf } = nameColumn(field, columns);
  const keys = new Set<string>();
  for (let row = 0; row < columns.ids.rowsEnd && keys.size < dictionary.size; row++) {
    if (!columns.ids.isUsed(row)) continue;
    const codes = codesOf(row);
    for (let at = 0; at < codes.length; at++) keys.add(dictionary.keyOf(codes[at] ?? 0));
  }
  return keys;
}
