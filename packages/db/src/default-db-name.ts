/** The database that the product uses where no other is named. */
export const DEFAULT_DB_NAME = 'workbench';
