import { ConnectorError } from '@workbench/connectors/errors';
import type { GatherHostId } from '@workbench/connectors/gather';
import type { createSheetsClient } from '@workbench/connectors/google-sheets';
import type { ServiceAccount } from '@workbench/connectors/google-sheets/format';
import type { HttpClient } from '@workbench/connectors/http';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import type { ConnectorId } from '@workbench/connectors/types';
import type { WebhookClient } from '@workbench/connectors/webhooks';
import type { Secrets } from './secrets.ts';

/** What every verb receives beside its input: who acts, what time it is, where to log, how to reach the network. */
export interface ServiceContext extends Infrastructure {
  actor: 'person' | 'script' | 'job';
  now: () => Date;
  log: Logger;
  /** Of the request that this is done for; what it starts in the background keeps it. */
  requestId?: string;
  /** Of a call with an `Idempotency-Key`: the same for each attempt. A UUID. */
  callId?: string;
  /** An earlier attempt of the call was interrupted: what is asked for may be there already. */
  isRepeat?: boolean;
  /** What an interrupted attempt has kept. */
  keptOutcome?: unknown;
  /** For a repeat that finds its work done, and the record gone. */
  keepOutcome?: (outcome: object) => Promise<void>;
}

/** How this process reaches the network and its own secrets; no domain is in it. */
export interface Infrastructure {
  http: HttpClient;
  /** Sends events to the addresses of webhooks. */
  webhooks: Omit<WebhookClient, 'close'>;
  createSheetsClient: typeof createSheetsClient;
  /** Writes and reads in the place of the built-in ones; null when none is configured. */
  model: LanguageModel | null;
  secrets: Secrets;
  /** Keeps a copy of the do-not-contact list outside the database, for a restore; null in tests and commands. */
  suppressionCopy: { append(lines: string): Promise<void> } | null;
  /** Writes the database into files; null where a process makes no backups, as in tests and commands. */
  backups: BackupTarget | null;
  environment: Environment;
}

export interface BackupTarget {
  /** Where backups go unless the plan says otherwise. */
  folder: string;
  /** Where the embedded database has its files; null with a database server. */
  databaseFolder: string | null;
  isEncrypted: boolean;
  /** The file has its name once it is whole; until then it has `.part` behind it. */
  write(file: string, now: Date): Promise<void>;
}

/** What the environment of the process says about sources and services. */
export interface Environment {
  /** They win over stored ones. */
  keys: Partial<Record<ConnectorId, string>>;
  /** Addresses that replace the vendors' own, as in the demo and in tests. */
  baseUrls: Partial<Record<ConnectorId | GatherHostId, string>>;
  contactEmail: string | null;
  /** `smtp://user:password@host:port`; wins over the stored one. */
  smtpUrl: string | null;
  /** Lifts GitHub's limit for callers without a key. */
  githubToken: string | null;
  google: {
    /** Of the key file; wins over the one entered on screen. */
    account: ServiceAccount | null;
    /** Replace Google's own addresses. */
    baseUrl: string | null;
    tokenUrl: string | null;
    /** A spreadsheet to try the import with, as the demo has one. */
    sampleId: string | null;
  };
}

export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Each line of the logger with these details, which name what is worked on and no person. */
export function logWith(log: Logger, bindings: object): Logger {
  return {
    info: (details, message) => log.info({ ...bindings, ...details }, message),
    warn: (details, message) => log.warn({ ...bindings, ...details }, message),
    error: (details, message) => log.error({ ...bindings, ...details }, message),
  };
}

export interface Verb<I> {
  ctx: ServiceContext;
  input: I;
}

type ContextOverrides = Partial<Omit<ServiceContext, 'environment'>> & { environment?: Partial<Environment> };

const noLog = () => undefined;

/** A context for commands and tests; pass `now` to fix the clock. What is left out of `environment` is not set. */
export function createContext({ environment, ...overrides }: ContextOverrides = {}): ServiceContext {
  const infrastructure = noInfrastructure();
  return {
    actor: 'script',
    now: () => new Date(),
    log: { info: noLog, warn: noLog, error: noLog },
    ...infrastructure,
    ...overrides,
    environment: { ...infrastructure.environment, ...environment },
  };
}

/** Reaches nothing; for commands and tests that need no source. */
export function noInfrastructure(): Infrastructure {
  return {
    http: { request: () => Promise.reject(notConnected()), json: () => Promise.reject(notConnected()) },
    webhooks: {
      problemOf: () => null,
      send: () => Promise.resolve({ kind: 'failed', message: notConnected().message }),
    },
    createSheetsClient: () => {
      throw notConnected();
    },
    model: null,
    secrets: { seal: () => '', open: () => '', fingerprint: (text) => text, isNew: false },
    suppressionCopy: null,
    backups: null,
    environment: {
      keys: {},
      baseUrls: {},
      contactEmail: null,
      smtpUrl: null,
      githubToken: null,
      google: { account: null, baseUrl: null, tokenUrl: null, sampleId: null },
    },
  };
}

const notConnected = () => new ConnectorError('not_connected', 'network', 'This process reaches no source');
