import { ConnectorError, type ConnectorErrorKind } from '@workbench/connectors/errors';
import { readServiceAccount } from '@workbench/connectors/google-sheets/format';
import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { claimOwnKey } from '../../../shared/workspace-key/require-own-key.ts';
import type { ConnectionTest, GoogleSheets } from '../../schemas.ts';
import { toProblem } from '../to-problem.ts';
import { findStoredSheetsConnection, resolveGoogleSheets, SHEETS_CONNECTION_ID } from './resolve-google-sheets.ts';

/** An id that no spreadsheet has: Google looks at the account before it looks for the spreadsheet. */
const MISSING_SPREADSHEET_ID = '1TestOfTheConnection-no_spreadsheet_has_this';

/** Whether spreadsheets can be read, and the address to share them with. Never contains the key. */
export async function getGoogleSheets({ ctx }: Verb<object>): Promise<GoogleSheets> {
  const [{ isConnected, reason, accountEmail, keyFrom, sampleId }, stored] = await Promise.all([
    resolveGoogleSheets(ctx),
    findStoredSheetsConnection(),
  ]);
  return {
    isConnected,
    keyFrom,
    accountEmail,
    reason,
    demoSpreadsheetId: sampleId,
    lastError: toProblem(stored?.lastError),
  };
}

/**
 * Stores the key file of a service account, encrypted.
 * @throws ServiceError invalid saying what is wrong with the file; conflict when the environment has one
 */
export async function connectGoogleSheets({ ctx, input }: Verb<{ keyFile: string }>): Promise<GoogleSheets> {
  const { keyFrom } = await resolveGoogleSheets(ctx);
  if (keyFrom === 'environment') {
    throw new ServiceError(
      'conflict',
      'The key file of Google Sheets is set in the environment of the server and wins: change it there',
    );
  }
  const { clientEmail, privateKey } = parseKeyFile(input.keyFile);
  // Only the needed members of the file are stored.
  const file = { type: 'service_account', client_email: clientEmail, private_key: privateKey };
  await claimOwnKey(ctx);
  const fields = { sealedKey: ctx.secrets.seal(JSON.stringify(file)), lastError: null };
  await ConnectionModel.updateOne({ _id: SHEETS_CONNECTION_ID }, { $set: fields }, { upsert: true });
  return await getGoogleSheets({ ctx, input: {} });
}

/**
 * Deletes the stored key file.
 * @throws ServiceError conflict when the key comes from the environment
 */
export async function disconnectGoogleSheets({ ctx }: Verb<object>): Promise<GoogleSheets> {
  const { keyFrom } = await resolveGoogleSheets(ctx);
  if (keyFrom === 'environment') {
    throw new ServiceError(
      'conflict',
      'The key file of Google Sheets is set in the environment of the server: remove it there',
    );
  }
  await ConnectionModel.deleteOne({ _id: SHEETS_CONNECTION_ID });
  return await getGoogleSheets({ ctx, input: {} });
}

/** Checks whether Google accepts the key; the outcome is shown until the next test. */
export async function testGoogleSheets({ ctx }: Verb<object>): Promise<ConnectionTest> {
  const { isConnected, reason, accountEmail, client, explain } = await resolveGoogleSheets(ctx);
  if (!isConnected) return { ok: false, message: reason ?? '', durationMs: 0 };
  const startedAt = performance.now();
  const end = async (ok: boolean, message: string, kind?: ConnectorErrorKind): Promise<ConnectionTest> => {
    const at = ctx.now();
    const fields: Partial<ConnectionDoc> = ok
      ? { lastError: null, lastOkAt: at }
      : { lastError: { message, at, ...(kind && { kind }) } };
    await ConnectionModel.updateOne({ _id: SHEETS_CONNECTION_ID }, { $set: fields }, { upsert: true });
    return { ok, message, durationMs: Math.round(performance.now() - startedAt) };
  };
  try {
    await client().readTabs(MISSING_SPREADSHEET_ID);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    // "No such spreadsheet" proves that the account was accepted.
    if (error.kind !== 'invalid_request') return await end(false, explain(error), error.kind);
  }
  return await end(true, `Google Sheets accepts the key. Share your spreadsheets with ${accountEmail}`);
}

function parseKeyFile(keyFile: string) {
  try {
    return readServiceAccount(keyFile);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw new ServiceError('invalid', error.message, [{ path: ['keyFile'], message: error.message }]);
  }
}
