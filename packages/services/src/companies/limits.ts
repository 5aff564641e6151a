/** Limits of the companies calls, as values that the web client may import: no dependency. Lengths are in characters. */

export const SEARCH_TEXT_MAX = 200;
export const COMPANY_NAME_MAX = 300;
/** Of a typed domain, which may be a whole address. */
export const DOMAIN_TEXT_MAX = 500;
export const INDUSTRY_MAX = 200;
export const LOCATION_MAX = 300;
export const SOURCE_NAME_MAX = 100;
/** More than any company employs: a phone number or a revenue in its position. */
export const HEADCOUNT_MAX = 10_000_000;
/** Why a headcount was typed. */
export const HEADCOUNT_REASON_MAX = 500;
/** Locations that an edit gives in place of the present ones. */
export const EDITED_LOCATIONS_MAX = 1000;
/**
 * Sources of one company and of the workspace. A file brings no new source beyond them: its source column names something
 * else, and an export would get a column for each. Figures of connected sources always come in.
 */
export const COMPANY_SOURCES_MAX = 50;
export const WORKSPACE_SOURCES_MAX = 200;
/** An export with more sources has a row for each company and source: their columns would be more than an import reads. */
export const EXPORT_SOURCE_COLUMNS_MAX = 240;

/** In percent of the headcount: figures that are less apart are no disagreement to decide about. */
export const DISAGREEMENT_SPREAD_FROM = 25;
export const DISAGREEMENT_REASON_MAX = 500;
export const DISAGREEMENTS_LIMIT_DEFAULT = 25;
export const DISAGREEMENTS_LIMIT_MAX = 100;

export const MOVED_HEADCOUNTS_LIMIT_DEFAULT = 10;
export const MOVED_HEADCOUNTS_LIMIT_MAX = 100;

/** Identifiers of one company, and of those the ones that were struck out. */
export const COMPANY_IDENTIFIERS_MAX = 50;
export const STRUCK_IDENTIFIERS_MAX = 100;
export const IDENTIFIER_TEXT_MAX = 300;
export const STRIKE_REASON_MAX = 500;
/** Who states the identifiers that a file brings, and those that a person types. */
export const IMPORTED_IDENTIFIER_SOURCE = 'CSV';
export const TYPED_IDENTIFIER_SOURCE = 'Entered by hand';

/** Further domains of one company. */
export const COMPANY_ALIASES_MAX = 50;

/** Companies above one another, from the highest parent down. */
export const COMPANY_LEVELS_MAX = 10;
/** Figures of a parent that its subsidiaries are compared with. */
export const ANCESTOR_FIGURES_MAX = 300;
export const PARENT_NOTE_MAX = 500;
/** Subsidiaries of one page. */
export const SUBSIDIARIES_LIMIT_DEFAULT = 100;
export const SUBSIDIARIES_LIMIT_MAX = 500;

/** Orders of a list; a leading minus is descending. */
export const COMPANY_SORTS = [
  'relevance',
  '-employeeCount',
  'employeeCount',
  'name',
  '-name',
  '-added',
  'added',
  '-updated',
  'updated',
  '-growth3',
  'growth3',
  '-growth6',
  'growth6',
  '-growth12',
  'growth12',
  '-spread',
  'spread',
  '-sourceCount',
  'sourceCount',
  '-synced',
  'synced',
] as const;

/** Rows of one page. */
export const LIST_LIMIT_DEFAULT = 1000;
export const LIST_LIMIT_MAX = 5000;
export const CURSOR_MAX = 4000;

/** Characters of a mapping of columns as JSON. */
export const MAPPING_TEXT_MAX = 9000;
/** Cells that are shown of a column. */
export const COLUMN_SAMPLES_MAX = 3;

export const IMPORT_BYTES_MAX = 256 * 1024 * 1024;
/** Of a workbook (.xlsx), which is read as a whole. */
export const IMPORT_WORKBOOK_BYTES_MAX = 50 * 1024 * 1024;
/** Characters of pasted rows. */
export const IMPORT_PASTED_MAX = 1_000_000;
/** Failed rows in the response; the error file has all. */
export const IMPORT_ERRORS_RETURNED_MAX = 1000;

/** Rows of one page of an import's plan or outcome. */
export const PLAN_ROWS_DEFAULT = 100;
export const PLAN_ROWS_MAX = 1000;

/** Characters of a note. */
export const COMPANY_NOTE_MAX = 5000;
export const COMPANY_NOTES_MAX = 1000;
export const COMPANY_TAG_MAX = 40;
export const COMPANY_TAGS_MAX = 20;
/** Lists that one company is on. */
export const COMPANY_LISTS_MAX = 100;

/** A filter of companies: levels of and/or with their conditions, conditions in all, entries of one list, characters as text. */
export const FILTER_DEPTH_MAX = 4;
export const FILTER_CONDITIONS_MAX = 50;
export const FILTER_VALUES_MAX = 100;
export const FILTER_TEXT_MAX = 8000;
/** Characters of one name, as of an industry, and days back from today. */
export const FILTER_VALUE_MAX = 300;
export const FILTER_DAYS_MAX = 36_500;

/** Ids that an action names; more companies are selected by a filter. */
export const SELECTED_IDS_MAX = 5000;

/** Columns of the user's own, characters of their names and keys, options of one, and characters of a value. */
export const OWN_COLUMNS_MAX = 50;
export const OWN_COLUMN_NAME_MAX = 60;
export const OWN_COLUMN_KEY_MAX = 40;
export const OWN_COLUMN_OPTIONS_MAX = 100;
export const OWN_COLUMN_OPTION_MAX = 100;
export const CUSTOM_TEXT_MAX = 1000;
/** Larger numbers lose their last digits. */
export const CUSTOM_NUMBER_MAX = Number.MAX_SAFE_INTEGER;

/** Changes of one answer of the feed. */
export const FEED_LIMIT_DEFAULT = 100;
export const FEED_LIMIT_MAX = 1000;

/** Rows of one upsert, and its bytes. */
export const UPSERT_ROWS_MAX = 10_000;
export const UPSERT_BYTES_MAX = 32 * 1024 * 1024;
/** Of a page that states a figure. */
export const URL_MAX = 2000;

/** What the rule makes of a source's figure, in the order in which companies keep it in memory. */
export const FIGURE_REASONS = [
  'used',
  'outlier',
  'too_old',
  'other_scope',
  'counts_parent',
  'insufficient',
  'locked',
  'no_headcount',
  'not_preferred',
] as const;
