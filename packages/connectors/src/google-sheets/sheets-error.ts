import { ConnectorError, type ConnectorErrorKind } from '../errors.ts';
import { ResponseTooLargeError } from '../http/bounded-fetch.ts';
import { retryAfterMsOf } from '../http/call/retry-after.ts';
import { type GoogleApiError, readGoogleApiError } from './api-error.ts';
import { ANSWER_BYTES_MAX } from './auth-client.ts';
import { TokenFetchError } from './fetch-token.ts';
import { SHEETS_VENDOR } from './types.ts';

/** Quotas are counted by the minute. */
const QUOTA_WAIT_MS = 60_000;

type ErrorDescription = [
  kind: ConnectorErrorKind,
  message: string,
  details?: { retryAfterMs?: number; field?: 'range' },
];

/**
 * What went wrong with a call, in words that say what to do. The cause is left out: the library's error holds the
 * request with its token.
 * @param accountEmail whom the sheet is to be shared with
 * @returns null for what did not come of a request
 */
export function toSheetsError(error: unknown, accountEmail: string, nowMs: number): ConnectorError | null {
  if (error instanceof ConnectorError) return error;
  if (!isRequestError(error)) return null;
  const apiError = readGoogleApiError(error);
  const [kind, message, details] =
    apiError === null ? describeMissingAnswer(error) : describeApiError(apiError, { accountEmail, nowMs });
  return new ConnectorError(kind, SHEETS_VENDOR, message, details);
}

/** The library's errors carry the request; a key that can't sign fails before there is one. */
const isRequestError = (error: unknown): boolean =>
  error instanceof Error && ('config' in error || causesOf(error).some(isKeyFault));

const isKeyFault = ({ code }: { code?: unknown }): boolean => String(code).startsWith('ERR_OSSL');

function describeMissingAnswer(error: unknown): ErrorDescription {
  const chain = causesOf(error);
  const isNamed = (name: string) => chain.some((cause) => cause.name === name || cause.code === name);
  const tokenFault = chain.find((cause) => cause instanceof TokenFetchError);
  if (tokenFault instanceof TokenFetchError) return describeTokenFault(tokenFault);
  if (chain.some((cause) => cause instanceof ResponseTooLargeError)) {
    const limit = ANSWER_BYTES_MAX / 1024 / 1024;
    return ['too_large', `The sheet is larger than ${limit} MB: name a smaller range, like Sheet1!A1:I5000`];
  }
  if (isNamed('TimeoutError')) return ['vendor_unavailable', 'Google Sheets did not answer in time'];
  if (isNamed('AbortError')) return ['vendor_unavailable', 'The request to Google Sheets was interrupted'];
  if (chain.some(isKeyFault)) {
    return ['auth', 'The private key of the service account can not be used: enter the key file again'];
  }
  return ['vendor_unavailable', 'Google Sheets could not be reached, or broke off its answer'];
}

function describeTokenFault({ isUnexpected, message }: TokenFetchError): ErrorDescription {
  if (isUnexpected)
    return ['contract_changed', `Google’s sign-in service sent something that is no token (${message})`];
  return ['vendor_unavailable', `Google’s sign-in service did not give a token (${message})`];
}

function describeApiError(refusal: GoogleApiError, context: { accountEmail: string; nowMs: number }): ErrorDescription {
  const { status, tokenError } = refusal;
  if (tokenError !== null) return describeTokenError(tokenError);
  if (status === 429 || refusal.isQuota) {
    const retryAfterMs = retryAfterMsOf(refusal.headers, context.nowMs) ?? QUOTA_WAIT_MS;
    return ['rate_limited', 'The limit of Google Sheets requests per minute is reached', { retryAfterMs }];
  }
  if (status === 401)
    return ['auth', 'Google does not accept the key of the service account: it may have been deleted'];
  if (status === 403) return describeForbidden(refusal, context.accountEmail);
  if (status === 404) {
    return ['invalid_request', 'No spreadsheet has this id: copy it, or the whole address, from the address bar'];
  }
  if (status === 413) return ['too_large', 'Google Sheets does not accept so much at once'];
  if (status >= 500 || status === 408) {
    const retryAfterMs = retryAfterMsOf(refusal.headers, context.nowMs);
    const details = retryAfterMs === null ? {} : { retryAfterMs };
    return ['vendor_unavailable', `Google Sheets has a fault of its own (status ${status})`, details];
  }
  return describeInvalidRequest(refusal);
}

function describeTokenError(tokenError: string): ErrorDescription {
  if (tokenError === 'invalid_grant') {
    return [
      'auth',
      'Google refuses the key of the service account: the key or the account was deleted or switched off, or the clock of this server is wrong',
    ];
  }
  return ['auth', `Google refuses the service account (${tokenError}): make a new key and enter its file`];
}

function describeForbidden({ message, reason }: GoogleApiError, accountEmail: string): ErrorDescription {
  if (reason === 'SERVICE_DISABLED' || /has not been used in project|is disabled/i.test(message)) {
    return [
      'forbidden',
      'The Google Sheets API is switched off in the project of the service account: enable it in the Google Cloud console, wait a few minutes and try again',
    ];
  }
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' || /insufficient authentication scopes/i.test(message)) {
    return ['forbidden', 'The service account may not use Google Sheets: its token lacks the scope for spreadsheets'];
  }
  return [
    'forbidden',
    `Share the sheet with ${accountEmail} (as Editor, so that results can be written back) and try again`,
  ];
}

const VENDOR_MESSAGE_CHARS_MAX = 200;

function describeInvalidRequest({ message, status }: GoogleApiError): ErrorDescription {
  if (/unable to parse range/i.test(message)) {
    return ['invalid_request', 'Google Sheets does not know this range', { field: 'range' }];
  }
  if (/exceeds grid limits/i.test(message)) {
    return ['invalid_request', 'The range is beyond the sheet, which has fewer rows or columns', { field: 'range' }];
  }
  if (/not supported for this document/i.test(message)) {
    return [
      'invalid_request',
      'This is an Excel file in Google Drive, not a Google Sheet: open it and choose File, Save as Google Sheets',
    ];
  }
  if (/protected cell|protected range/i.test(message)) {
    return [
      'forbidden',
      'Some of the cells are protected: let the service account edit them, or remove the protection',
    ];
  }
  const vendorMessage = message.replace(/\s+/g, ' ').trim().slice(0, VENDOR_MESSAGE_CHARS_MAX);
  return [
    'invalid_request',
    `Google Sheets refuses the request (status ${status})${vendorMessage === '' ? '' : `: ${vendorMessage}`}`,
  ];
}

function causesOf(error: unknown): { name?: unknown; code?: unknown }[] {
  const chain: object[] = [];
  for (let at = error; typeof at === 'object' && at !== null && chain.length < 5; at = (at as Error).cause)
    chain.push(at);
  return chain;
}
