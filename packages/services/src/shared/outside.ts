import {
  ConnectorError,
  type ConnectorId,
  type ConnectorSettings,
  type GatherHostId,
  type HttpClient,
  type LanguageModel,
} from '@workbench/connectors';
import type { ServiceContext } from './context.ts';

/** How this process reaches the outside world; put together once, where the process starts. */
export interface Outside {
  http: HttpClient;
  /** Keys given by the environment; they win over stored ones. */
  keys: Partial<Record<ConnectorId, string>>;
  /** Addresses that replace the vendors' own, as in the demo and in tests. */
  baseUrls: Partial<Record<ConnectorId | GatherHostId, string>>;
  contactEmail: string | null;
  /** `smtp://user:password@host:port` of the environment; wins over the stored one. */
  smtpUrl: string | null;
  secrets: Secrets;
  /** Keys, caps and the state of each source, for domains below `sources`. */
  access: SourceAccess;
  /** Writes and reads in the place of the built-in ones; null when none is configured. */
  model: LanguageModel | null;
  /** Lifts GitHub's limit for callers without a key. */
  githubToken: string | null;
}

/** Encrypts what must not lie readable in the database. */
export interface Secrets {
  seal(text: string): string;
  /** Throws when the text was sealed with another key. */
  open(sealed: string): string;
  /** A keyed hash: the same text gives the same one, and nobody without the key can find the text by trying. */
  fingerprint(text: string): string;
}

/** A source as this workspace may reach it. Holds a key: nothing of `settings` is sent to anybody. */
export interface ReachedSource {
  label: string;
  settings: ConnectorSettings;
  isConnected: boolean;
  /** Why it is not connected and what to do; null when it is. */
  reason: string | null;
  /** Most credits that may be spent today still; null: no cap. */
  creditsLeft: number | null;
  /** A failure in words for a person, without the key. */
  explain(error: unknown): string;
}

/** What domains below `sources` may know of it; `sources` provides it where the process is put together. */
export interface SourceAccess {
  reach(ctx: ServiceContext, id: ConnectorId): Promise<ReachedSource>;
  /** Before credits are spent. Never fails. */
  prepareToSpend(ctx: ServiceContext, ids: readonly ConnectorId[]): Promise<void>;
  /** For the card of the source: `null` for a success, else what was thrown. Never fails. */
  recordOutcome(ctx: ServiceContext, id: ConnectorId, error: unknown): Promise<void>;
}

const refuse = () => Promise.reject(new ConnectorError('not_connected', 'outside', 'No outside source is set up here'));

/** Reaches nothing; for commands and tests that need no source. */
export const NO_OUTSIDE: Outside = {
  http: { request: refuse, json: refuse },
  keys: {},
  baseUrls: {},
  contactEmail: null,
  smtpUrl: null,
  secrets: { seal: () => '', open: () => '', fingerprint: (text) => text },
  access: { reach: refuse, prepareToSpend: refuse, recordOutcome: refuse },
  model: null,
  githubToken: null,
};
