import { ConnectorError } from '@workbench/connectors/errors';
import {
  GOOGLE_TOKEN_URL,
  readServiceAccount,
  type ServiceAccount,
  SHEETS_BASE_URL,
  SHEETS_VENDOR,
  type SheetsClient,
} from '@workbench/connectors/google-sheets/format';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { ServiceContext } from '../../../shared/context.ts';

/** The sealed key file is stored among the connections under this id; it is no connector, so no catalogue shows it. */
export const SHEETS_CONNECTION_ID = 'google-sheets';

/** Google Sheets with what a call to it needs. */
export interface ResolvedSheets {
  isConnected: boolean;
  /** Why it is not connected and what to do; null when it is. */
  reason: string | null;
  /** The address to share spreadsheets with; null when not connected. */
  accountEmail: string | null;
  /** The environment wins over what was entered on screen; null without a key. */
  keyFrom: 'environment' | 'stored' | null;
  /** A spreadsheet to try the import with, as the demo has one. */
  sampleId: string | null;
  /** Throws a ConnectorError not_connected with `reason` when not connected. */
  client(signal?: AbortSignal): SheetsClient;
  /** A failure in words for a person, without the key. */
  explain(error: unknown): string;
}

interface ResolvedAccount {
  account: ServiceAccount | null;
  keyFrom: ResolvedSheets['keyFrom'];
  reason: string | null;
}

const NOT_CONNECTED = 'To connect Google Sheets, enter the key file of a service account on Data Sources.';
const UNREADABLE =
  'Enter the key file of Google Sheets again on Data Sources: the stored one was encrypted with another key file.';

/** Google Sheets as the service account of this workspace sees it. */
export async function resolveGoogleSheets(ctx: ServiceContext): Promise<ResolvedSheets> {
  const { account, keyFrom, reason } = await resolveAccount(ctx);
  const { baseUrl, tokenUrl, sampleId } = ctx.environment.google;
  const addresses = { baseUrl: baseUrl ?? SHEETS_BASE_URL, tokenUrl: tokenUrl ?? GOOGLE_TOKEN_URL };
  return {
    isConnected: account !== null,
    reason,
    accountEmail: account?.clientEmail ?? null,
    keyFrom,
    sampleId,
    client(signal) {
      if (account === null) throw new ConnectorError('not_connected', SHEETS_VENDOR, reason ?? NOT_CONNECTED);
      return ctx.createSheetsClient({ account, ...addresses }, signal === undefined ? {} : { signal });
    },
    explain: (error) => (error instanceof ConnectorError ? error.message : 'Google Sheets could not be read'),
  };
}

async function resolveAccount({ environment, secrets, log }: ServiceContext): Promise<ResolvedAccount> {
  const { account } = environment.google;
  if (account !== null) return { account, keyFrom: 'environment', reason: null };
  const stored = await findStoredSheetsConnection();
  if (!stored?.sealedKey) return { account: null, keyFrom: null, reason: NOT_CONNECTED };
  try {
    return { account: readServiceAccount(secrets.open(stored.sealedKey)), keyFrom: 'stored', reason: null };
  } catch {
    // The error may contain the key, so it is not logged.
    log.warn(
      { source: SHEETS_CONNECTION_ID },
      'the stored key file can not be decrypted with the key of this installation',
    );
    return { account: null, keyFrom: 'stored', reason: UNREADABLE };
  }
}

export function findStoredSheetsConnection(): Promise<ConnectionDoc | null> {
  return ConnectionModel.findById(SHEETS_CONNECTION_ID).lean();
}
