import mongoose, { type ConnectOptions } from 'mongoose';
import { finishRestore } from './backup/staged-restore.ts';
import { CloseAwareConnection } from './close-aware-connection.ts';
import { DEFAULT_DB_NAME } from './default-db-name.ts';
import { type EngineEvents, superviseEngine } from './embedded/restart-supervisor.ts';
import { connectionOnDisk } from './full-disk.ts';
import { markServersDown } from './mark-servers-down.ts';

/** How long an operation waits for a database that is away or stands still before it fails. */
const RECONNECT_WAIT_MAX_MS = 10_000;

type DriverOptions = ConnectOptions & { connectionType: typeof CloseAwareConnection };

/**
 * Shared by the embedded engine and a server. Together these let no operation wait without end: one that has not begun
 * fails when no server is found, one that has begun when its connection ends, and also when the server stands still,
 * because the driver asks it every two seconds and ends all connections when that is not answered.
 */
const COMMON_OPTIONS: DriverOptions = {
  // Longer than the engine's restart or a replica set's election, so that neither reaches the user.
  serverSelectionTimeoutMS: RECONNECT_WAIT_MAX_MS,
  connectTimeoutMS: RECONNECT_WAIT_MAX_MS,
  heartbeatFrequencyMS: 2_000,
  connectionType: CloseAwareConnection,
  maxPoolSize: 20,
  // A collection comes to be with its indexes or its first document.
  autoCreate: false,
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
  /** MB of the embedded engine's cache; undefined: as the machine's memory allows. */
  engineCacheMb?: number | undefined;
  /** A write was refused, because the embedded engine's disk is full. */
  onFullDisk?: () => void;
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
  const { mongodbUri, dataDir, engineCacheMb: cacheMb, ...events } = options;
  if (mongodbUri) {
    const dbName = options.dbName ?? databaseInUri(mongodbUri) ?? DEFAULT_DB_NAME;
    await mongoose.connect(mongodbUri, { ...SERVER_OPTIONS, dbName });
    return { isEmbedded: false, ping, close: () => mongoose.disconnect() };
  }

  await finishRestore(dataDir);
  const onDown = () => {
    markServersDown(mongoose.connection.getClient());
    events.onDown?.();
  };
  const engine = await superviseEngine(dataDir, { ...events, onDown, cacheMb });
  try {
    const onDisk: DriverOptions = {
      ...EMBEDDED_OPTIONS,
      dbName: options.dbName ?? DEFAULT_DB_NAME,
      connectionType: connectionOnDisk({ folder: dataDir, onFullDisk: options.onFullDisk }),
    };
    await mongoose.connect(engine.uri, onDisk);
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

async function ping(): Promise<void> {
  await mongoose.connection.getClient().db('admin').command({ ping: 1 });
}

/** `shop` in `mongodb://a,b/shop?w=1`. */
export function databaseInUri(uri: string): string | undefined {
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return name && decodeURIComponent(name);
}
