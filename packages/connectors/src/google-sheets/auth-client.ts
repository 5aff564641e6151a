import { createHash } from 'node:crypto';
import type { JWT } from 'google-auth-library';
import { boundedFetch } from '../http/bounded-fetch.ts';
import { fetchToken } from './fetch-token.ts';
import { GOOGLE_TOKEN_URL, SHEETS_BASE_URL, type SheetsSettings } from './types.ts';

/** Reading and writing of values, and nothing else of the account's Drive. */
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
const TIMEOUT_MS = 30_000;
/** Some hundred thousand rows of leads. */
export const ANSWER_BYTES_MAX = 64 * 1024 * 1024;

type Fetch = typeof fetch;

/** A token lasts an hour, so the client that holds it is kept as long as the process lives. */
const clientsByFetch = new WeakMap<Fetch, Map<string, Promise<JWT>>>();

/** The client of an account: signs, fetches a token when there is none, and sends every request. */
export function authClientOf(settings: SheetsSettings, fetchImpl: Fetch): Promise<JWT> {
  const clients = clientsByFetch.get(fetchImpl) ?? new Map<string, Promise<JWT>>();
  clientsByFetch.set(fetchImpl, clients);
  const name = nameOf(settings);
  const known = clients.get(name);
  if (known !== undefined) return known;
  const client = openClient(settings, fetchImpl);
  clients.set(name, client);
  return client;
}

/** The library is loaded when it is first needed: it takes as long as the rest of the product together. */
async function openClient({ account, ...addresses }: SheetsSettings, fetchImpl: Fetch): Promise<JWT> {
  const library = await import('google-auth-library');
  return new library.JWT({
    email: account.clientEmail,
    key: account.privateKey,
    scopes: [SCOPE],
    transporterOptions: { fetchImplementation: redirected(addresses, fetchImpl) },
  });
}

/** After Google refused the token: the next request fetches another one. */
export function invalidateAuthClient(settings: SheetsSettings, fetchImpl: Fetch): void {
  clientsByFetch.get(fetchImpl)?.delete(nameOf(settings));
}

function nameOf({ account, baseUrl, tokenUrl }: SheetsSettings): string {
  const key = createHash('sha256').update(account.privateKey).digest('hex');
  return [account.clientEmail, key, baseUrl, tokenUrl].join(' ');
}

/**
 * The library has the token address built in and drops the path of a base address, so both are replaced at the last
 * moment; a time limit is added, for it has none.
 */
function redirected({ baseUrl, tokenUrl }: Omit<SheetsSettings, 'account'>, fetchImpl: Fetch): Fetch {
  const send = boundedFetch(ANSWER_BYTES_MAX, fetchImpl);
  return (input, init) => {
    const requestUrl = new URL(input instanceof Request ? input.url : input);
    if (requestUrl.href === GOOGLE_TOKEN_URL) return fetchToken(fetchImpl, tokenUrl, init);
    const target = targetOf(requestUrl, baseUrl);
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    return send(target, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
}

function targetOf(requestUrl: URL, baseUrl: string): string {
  if (requestUrl.origin === SHEETS_BASE_URL)
    return baseUrl.replace(/\/+$/, '') + requestUrl.pathname + requestUrl.search;
  // Nothing else is ever asked with this key.
  throw new Error(`The library asked an unexpected host: ${requestUrl.host}`);
}
