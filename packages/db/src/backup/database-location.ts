export interface DatabaseLocation {
  dataDir: string;
  /** A MongoDB replica set or sharded cluster; without it the embedded engine of `dataDir`. */
  mongodbUri?: string | undefined;
}

/** A program uses the database that is to be replaced; the message says what to do. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}
