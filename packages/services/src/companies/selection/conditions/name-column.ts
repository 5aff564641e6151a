import type { CompanyColumns } from '../../columns/company-columns.ts';
import { CustomColumn } from '../../columns/custom-columns.ts';
import type { Dictionary } from '../../columns/dictionary.ts';
import type { ListColumn } from '../../columns/list-column.ts';
import type { NumberColumn } from '../../columns/number-column.ts';
import { type CustomField, customKey, type FilterField, isCustomField } from '../../filter/index.ts';

/** Fields whose values are codes of a dictionary. */
export type NameField = Extract<
  FilterField,
  'industry' | 'country' | 'city' | 'quality' | 'scope' | 'source' | 'tag' | 'list' | 'customer'
>;

export interface NameColumn {
  dictionary: Dictionary;
  /** Whether a code of the row is marked. */
  hasMarked(row: number, marks: Uint8Array): boolean;
  /** None, one or several. */
  codesOf(row: number): ArrayLike<number>;
}

/** Where the names of a field are. Pure. */
export function nameColumn(field: NameField | CustomField, columns: CompanyColumns): NameColumn {
  if (isCustomField(field)) {
    const { codes, names } = columns.custom.find(customKey(field)) ?? new CustomColumn();
    return ofOne(codes, names);
  }
  switch (field) {
    case 'industry':
      return ofOne(columns.industries, columns.industryNames);
    case 'quality':
      return ofOne(columns.qualities, columns.qualityNames);
    case 'scope':
      return ofOne(columns.scopes, columns.scopeNames);
    case 'country':
    case 'city':
      return ofSeveral(columns.locations, columns.locationNames);
    case 'source':
      return ofSeveral(columns.sources, columns.sourceNames);
    case 'list':
      return ofSeveral(columns.lists, columns.listIds);
    case 'customer':
      return ofOne(columns.customers, columns.customerReasons);
    case 'tag':
      return ofSeveral(columns.tags, columns.tagNames);
  }
}

function ofOne(column: NumberColumn<Int32Array | Uint8Array>, dictionary: Dictionary): NameColumn {
  const { values } = column;
  return {
    dictionary,
    hasMarked: (row, marks) => marks[values[row] ?? 0] === 1,
    codesOf: (row) => (values[row] ? [values[row]] : []),
  };
}

function ofSeveral(column: ListColumn<Int32Array>, dictionary: Dictionary): NameColumn {
  return {
    dictionary,
    hasMarked: (row, marks) => column.hasMarked(row, marks),
    codesOf: (row) => column.get(row),
  };
}
