import mongoose, { type ConnectOptions } from 'mongoose';
import { finishRestore } from './backup/staged-restore.ts';
import { CloseAwareConnection } from './close-aware-connection.ts';
import { type EngineEvents, superviseEngine } from './embedded/restart-supervisor.ts';

export const DEFAULT_DB_NAME = 'workbench';

/** How long an operation waits for a database that is away or stands still before it fails. */
const RECONNECT_WAIT_MAX_MS = 10_000;

/**
 * Shared by the embedded engine and a server. Together these let no operation wait without end: one that has not begun
 * fails when no server is found, one that has begun when its connection ends, and also when the server stands still,
 * because the driver asks it every two seconds and ends all connections when that is not answered.
 */
const COMMON_OPTIONS: ConnectOptions & { connectionType: typeof CloseAwareConnection } = {
  // Longer than the engine's restart or a replica set's election, so that neither reaches the user.
  serverSelectionTimeoutMS: RECONNECT_WAIT_MAX_MS,
  connectTimeoutMS: RECONNECT_WAIT_MAX_MS,
  heartbeatFrequencyMS: 2_000,
  connectionType: CloseAwareConnection,
  maxPoolSize: 20,
};

/**
 * The engine has no replica set and no sessions, hence w 1 and no retryable writes; the journal
 * makes an acknowledged write survive a kill.
 */
export const EMBEDDED_OPTIONS: ConnectOptions = {
  ...COMMON_OPTIONS,
  writeConcern: { w: 1, journal: true },
  retryWrites: false,
};

const SERVER_OPTIONS: ConnectOptions = {
  ...COMMON_OPTIONS,
  writeConcern: { w: 'majority', journal: true },
};

export interface DatabaseOptions extends EngineEvents {
  /** A MongoDB server; without it the embedded engine runs in `dataDir`. */
  mongodbUri?: string | undefined;
  dataDir: string;
  /** Wins over the database named in the URI. Default `workbench`. */
  dbName?: string;
}

export interface Database {
  isEmbedded: boolean;
  /** Rejects when the database does not answer within the server selection time (10 s). */
  ping(): Promise<void>;
  /** Disconnects; an embedded engine closes by itself when no other process uses it. */
  close(): Promise<void>;
}

/**
 * Connects mongoose's default connection, which all models use, to a server or to the embedded
 * engine. Throws UnsupportedPlatformError, or the driver's error when the server is unreachable.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { mongodbUri, dataDir, ...events } = options;
  if (mongodbUri) {
    const dbName = options.dbName ?? databaseInUri(mongodbUri) ?? DEFAULT_DB_NAME;
    await mongoose.connect(mongodbUri, { ...SERVER_OPTIONS, dbName });
    return { isEmbedded: false, ping, close: () => mongoose.disconnect() };
  }

  await finishRestore(dataDir);
  const engine = await superviseEngine(dataDir, events);
  try {
    await mongoose.connect(engine.uri, { ...EMBEDDED_OPTIONS, dbName: options.dbName ?? DEFAULT_DB_NAME });
  } catch (error) {
    engine.stop();
    throw error;
  }
  return {
    isEmbedded: true,
    ping,
    close: async () => {
      await mongoose.disconnect();
      engine.stop();
    },
  };
}

/**
 * Whether an operation failed because the database could not be reached, so that trying again
 * later may succeed. A write that failed so may nevertheless have happened.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoNetworkError ||
    error instanceof mongoose.mongo.MongoServerSelectionError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    // The driver passes this one on as it is when the other side is gone before the first byte.
    (error instanceof Error && 'code' in error && error.code === 'EPIPE')
  );
}

async function ping(): Promise<void> {
  await mongoose.connection.getClient().db('admin').command({ ping: 1 });
}

/** `shop` in `mongodb://a,b/shop?w=1`. */
export function databaseInUri(uri: string): string | undefined {
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return name && decodeURIComponent(name);
}
