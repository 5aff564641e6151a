export interface DatabaseLocation {
  dataDir: string;
  /** A MongoDB replica set or sharded cluster; without it the embedded engine of `dataDir`. */
  mongodbUri?: string | undefined;
}

/** A program uses the database that is to be replaced; the message says what to do. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** There is nothing to read, as where DATA_DIR is another folder than that of the server; the message says where it was looked for. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

/** The server can't show its database as it is at one moment; the message says what it takes. */
export class NoSnapshotsError extends Error {
  override readonly name = 'NoSnapshotsError';
}
