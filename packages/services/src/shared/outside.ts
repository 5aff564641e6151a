import { ConnectorError } from '@workbench/connectors/errors';
import type { GatherHostId } from '@workbench/connectors/gather';
import type { SheetsClient } from '@workbench/connectors/google-sheets/format';
import type { HttpClient } from '@workbench/connectors/http';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import type { ConnectorId, ConnectorSettings } from '@workbench/connectors/types';
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
  /** Google Sheets, as the service account of this workspace sees it. */
  sheets: SheetsAccess;
  /** Asks the sources about companies, for domains below `sources`. */
  research: CompanyResearch;
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

/** Google Sheets as this workspace may reach it. */
export interface ReachedSheets {
  isConnected: boolean;
  /** Why it is not connected and what to do; null when it is. */
  reason: string | null;
  /** Whom a spreadsheet is to be shared with; null when not connected. */
  accountEmail: string | null;
  /** The environment wins over what was entered on screen; null without a key. */
  keyFrom: 'environment' | 'stored' | null;
  /** A spreadsheet to try the import with, as the demo has one. */
  sampleId?: string | null;
  /** Throws a ConnectorError not_connected with `reason` when not connected. */
  client(signal?: AbortSignal): SheetsClient;
  /** A failure in words for a person, without the key. */
  explain(error: unknown): string;
}

/** What domains below `sources` may know of Google Sheets; `sources` provides it where the process is put together. */
export interface SheetsAccess {
  reach(ctx: ServiceContext): Promise<ReachedSheets>;
}

/** What asking about a company came to. */
export interface CompanyFigures {
  /** What was paid for it and is charged to the asker: of several who wait for one answer, one is charged. */
  credits: number;
  /** For a person: what is known now, or what went wrong. */
  message: string;
}

/** What domains below `sources` may ask about companies; `sources` provides it where the process is put together. */
export interface CompanyResearch {
  /** Most credits that asking about a company costs which no source has been asked about. */
  creditsPerCompany(ctx: ServiceContext): Promise<number>;
  /** Per id of a tracked company the most credits that asking about it now costs; 0 while what is known still holds. */
  creditsOf(ctx: ServiceContext, companyIds: readonly string[]): Promise<Map<string, number>>;
  /**
   * Asks the sources about a tracked company as a sync does, unless what is known still holds; who asks while others
   * do waits for the same answer. Resolves also when no source answers.
   * @throws ServiceError unavailable when there was no answer in time
   */
  figures(
    ctx: ServiceContext,
    companyId: string,
    how: {
      signal: AbortSignal;
      /** Whose bill it is; the same one asking again is told the same price. */
      chargedTo: string;
      /** Nothing is asked that may cost more, and no more is charged. */
      creditsMax: number;
      /** What was asked since then may have been asked for this. */
      since: Date;
    },
  ): Promise<CompanyFigures>;
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
  sheets: { reach: refuse },
  research: { creditsPerCompany: refuse, creditsOf: refuse, figures: refuse },
  model: null,
  githubToken: null,
};
