/** What views accept, and the columns of the companies' table. No imports: the first screen reads them. */

export const VIEW_NAME_MAX = 80;
export const VIEWS_MAX = 200;
export const VIEW_COLUMNS_MAX = 60;
/** Of `source:` with the name of a source. */
export const COLUMN_NAME_MAX = 120;

/** In the order in which they are offered; company and details are always there. */
export const COLUMN_NAMES = [
  'industry',
  'location',
  'employees',
  'growth12',
  'growth6',
  'growth3',
  'sourceCount',
  'spread',
  'quality',
  'tags',
  'updated',
  'added',
  'synced',
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];

/** The table as it comes. */
export const STANDARD_COLUMNS = [
  'industry',
  'employees',
  'growth12',
  'location',
  'quality',
] as const satisfies ColumnName[];

/** Before the name of a source in the name of the column with its figure, and before the key of an own column. */
export const SOURCE_COLUMN = 'source:';
export const CUSTOM_COLUMN = 'custom.';

export const isColumnName = (name: string): boolean =>
  COLUMN_NAMES.some((known) => known === name) ||
  [SOURCE_COLUMN, CUSTOM_COLUMN].some((prefix) => name.startsWith(prefix) && name.length > prefix.length);

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The ids of the views that are always there. */
export const READY_MADE_IDS = ['largest-disagreement', 'growing', 'stale', 'one-source'] as const;
export type ReadyMadeId = (typeof READY_MADE_IDS)[number];
