import { ConnectorError } from '@workbench/connectors/errors';
import { createSheetsClient } from '@workbench/connectors/google-sheets';
import {
  GOOGLE_TOKEN_URL,
  readServiceAccount,
  type ServiceAccount,
  SHEETS_BASE_URL,
  SHEETS_VENDOR,
} from '@workbench/connectors/google-sheets/format';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { ReachedSheets, SheetsAccess } from '../../shared/outside.ts';

/** The sealed key file is stored among the connections under this id; it is no connector, so no catalogue shows it. */
export const SHEETS_CONNECTION_ID = 'google-sheets';

export interface SheetsAccessOptions {
  /** Of the environment's key file; wins over the one entered on screen. */
  account?: ServiceAccount | null;
  /** Override Google's own addresses, for the demo and tests. */
  baseUrl?: string | null;
  tokenUrl?: string | null;
  sampleId?: string | null;
}

interface ResolvedAccount {
  account: ServiceAccount | null;
  keyFrom: ReachedSheets['keyFrom'];
  reason: string | null;
}

/** Google Sheets as this process is configured to reach it; the composition root puts it into `ctx.outside`. */
export function createSheetsAccess({
  account = null,
  baseUrl,
  tokenUrl,
  sampleId = null,
}: SheetsAccessOptions = {}): SheetsAccess {
  const addresses = { baseUrl: baseUrl ?? SHEETS_BASE_URL, tokenUrl: tokenUrl ?? GOOGLE_TOKEN_URL };
  return {
    async reach(ctx) {
      const found: ResolvedAccount =
        account === null ? await readStoredAccount(ctx) : { account, keyFrom: 'environment', reason: null };
      return {
        isConnected: found.account !== null,
        reason: found.reason,
        accountEmail: found.account?.clientEmail ?? null,
        keyFrom: found.keyFrom,
        sampleId,
        client(signal) {
          if (found.account === null) {
            throw new ConnectorError('not_connected', SHEETS_VENDOR, found.reason ?? NOT_CONNECTED);
          }
          return createSheetsClient({ account: found.account, ...addresses }, signal === undefined ? {} : { signal });
        },
        explain: (error) => (error instanceof ConnectorError ? error.message : 'Google Sheets could not be read'),
      };
    },
  };
}

const NOT_CONNECTED = 'Google Sheets is not connected: enter the key file of a service account on Data Sources';
const UNREADABLE =
  'Enter the key file of Google Sheets again on Data Sources: the stored one was encrypted with another key file';

async function readStoredAccount({ outside, log }: ServiceContext): Promise<ResolvedAccount> {
  const stored = await findStoredSheetsConnection();
  if (!stored?.sealedKey) return { account: null, keyFrom: null, reason: NOT_CONNECTED };
  try {
    const account = readServiceAccount(outside.secrets.open(stored.sealedKey));
    return { account, keyFrom: 'stored', reason: null };
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
