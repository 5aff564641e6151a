import { setTimeout as sleep } from 'node:timers/promises';
import type { sheets_v4 } from '@googleapis/sheets';
import type { z } from 'zod';
import { ConnectorError } from '../errors.ts';
import { readGoogleApiError } from './api-error.ts';
import { authClientOf, invalidateAuthClient } from './auth-client.ts';
import { toSheetsError } from './sheets-error.ts';
import { SHEETS_VENDOR, type SheetsSettings } from './types.ts';

/** Waits between the tries after a fault of Google's own; longer waits are the caller's, who can do something else. */
const RETRY_WAITS_MS = [500, 1500];

type Api = sheets_v4.Resource$Spreadsheets;
interface CallOptions {
  retry: false;
  signal?: AbortSignal;
}
type Send = (api: Api, terms: CallOptions) => Promise<{ data: unknown }>;

/** Sends one request, checks the answer's shape and turns every failure into a ConnectorError. */
export function createSheetsCall(settings: SheetsSettings, options: { signal?: AbortSignal; fetch?: typeof fetch }) {
  const { signal, fetch: fetchImpl = fetch } = options;
  // The library's own tries take two seconds, which is nothing against a quota by the minute.
  const terms: CallOptions = { retry: false, ...(signal && { signal }) };

  async function once(send: Send): Promise<unknown> {
    try {
      return (await send(await openApi(settings, fetchImpl), terms)).data;
    } catch (error) {
      if (readGoogleApiError(error)?.status !== 401) throw error;
      invalidateAuthClient(settings, fetchImpl);
      return (await send(await openApi(settings, fetchImpl), terms)).data;
    }
  }

  /** @param isRepeatable false for what would happen twice when it is sent twice */
  return async function call<T>(
    schema: z.ZodType<T>,
    send: Send,
    { isRepeatable = true }: { isRepeatable?: boolean } = {},
  ): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return parseAnswer(schema, await once(send));
      } catch (error) {
        const failure = toSheetsError(error, settings.account.clientEmail, Date.now());
        // A defect of ours is no fault of Google's.
        if (failure === null) throw error;
        const waitMs = RETRY_WAITS_MS[tries];
        const canRetry = isRepeatable && failure.kind === 'vendor_unavailable' && signal?.aborted !== true;
        if (!canRetry || waitMs === undefined) throw failure;
        // An abort during the wait shows at the next try.
        await sleep(waitMs, undefined, signal && { signal }).catch(() => undefined);
      }
    }
  };
}

async function openApi(settings: SheetsSettings, fetchImpl: typeof fetch): Promise<Api> {
  const [{ sheets }, auth] = await Promise.all([import('@googleapis/sheets'), authClientOf(settings, fetchImpl)]);
  return sheets({ version: 'v4', auth }).spreadsheets;
}

function parseAnswer<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') || 'answer';
  throw new ConnectorError('contract_changed', SHEETS_VENDOR, `vendor Google Sheets: field ${field}`, { field });
}
