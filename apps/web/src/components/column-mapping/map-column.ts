/** A column of a table, as a preview of an import describes it. */
export interface MappableColumn {
  header: string;
  /** What it is taken for; null for nothing. */
  field: string | null;
  by: 'rule' | 'hand' | 'remembered';
  /** Why it is taken for nothing. */
  reason: string | null;
  samples: readonly string[];
}

export interface FieldOption {
  value: string;
  label: string;
}

export interface FieldGroup {
  label: string;
  options: readonly FieldOption[];
}

/** Fields by the positions of their columns. */
export type ColumnMapping = Record<string, string>;

type Fielded = Pick<MappableColumn, 'field'>;

/** The mapping as it is, so that a field that is missing stays so. */
export function mappingOf(columns: readonly Fielded[]): ColumnMapping {
  return Object.fromEntries(columns.flatMap(({ field }, at) => (field === null ? [] : [[at, field]])));
}

/** The mapping when one column gets another field, '' for none; whichever column had that field before has none. */
export function mapColumn(
  columns: readonly Fielded[],
  column: number,
  field: string,
  isRepeatable: (field: string) => boolean = () => false,
): ColumnMapping {
  return mappingOf(
    columns.map((one, at) => {
      if (at === column) return { field: field === '' ? null : field };
      return one.field === field && !isRepeatable(field) ? { field: null } : one;
    }),
  );
}

export interface ColumnState {
  text: string;
  isLeftOut: boolean;
}

/** Who decided on a column; `proposed` is the column before anything was chosen by hand. */
export function columnState(
  column: MappableColumn,
  proposed: MappableColumn = column,
  leftOut = 'Left out',
): ColumnState {
  if (column.field === null) {
    const reason = proposed.field === null ? proposed.reason : column.reason;
    return { text: `${leftOut}: ${reason ?? 'no field'}`, isLeftOut: true };
  }
  if (column.reason !== null) return { text: `${leftOut}: ${column.reason}`, isLeftOut: true };
  if (column.field !== proposed.field) return { text: 'Chosen by hand', isLeftOut: false };
  return { text: proposed.by === 'remembered' ? 'As last time' : 'Recognised', isLeftOut: false };
}
