import {
  ConnectorError,
  type ConnectorId,
  type GatherHostId,
  type HttpClient,
  type LanguageModel,
} from '@workbench/connectors';

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
}

const refuse = () => Promise.reject(new ConnectorError('not_connected', 'outside', 'No outside source is set up here'));

/** Reaches nothing; for commands and tests that need no source. */
export const NO_OUTSIDE: Outside = {
  http: { request: refuse, json: refuse },
  keys: {},
  baseUrls: {},
  contactEmail: null,
  smtpUrl: null,
  secrets: { seal: () => '', open: () => '' },
  model: null,
  githubToken: null,
};
