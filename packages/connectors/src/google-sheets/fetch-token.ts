import { boundedFetch, ResponseTooLargeError } from '../http/bounded-fetch.ts';

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 64 * 1024;

/** Google's token address gave no token. Says of itself that it was aborted, or the library would try again by itself. */
export class TokenFetchError extends Error {
  override readonly name = 'TokenFetchError';
  readonly code = 'AbortError';
  /** It answered, with something that is no token. */
  readonly isUnexpected: boolean;
  constructor(message: string, isUnexpected: boolean, cause?: unknown) {
    super(message, { cause });
    this.isUnexpected = isUnexpected;
  }
}

/** Asks for a token once; refusals of the key are answers, everything else without a token is a TokenFetchError. */
export async function fetchToken(fetchImpl: typeof fetch, url: string, init: RequestInit | undefined) {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  let response: Response;
  let text: string;
  try {
    response = await boundedFetch(BYTES_MAX, fetchImpl)(url, { ...init, signal });
    text = await response.text();
  } catch (error) {
    const isTooLarge = error instanceof ResponseTooLargeError;
    throw new TokenFetchError(isTooLarge ? 'too large' : 'no answer', isTooLarge, error);
  }
  if (response.status >= 500 || response.status === 408 || response.status === 429) {
    throw new TokenFetchError(`status ${response.status}`, false);
  }
  if (response.ok && !isToken(text)) throw new TokenFetchError('no token in the answer', true);
  const headers = new Headers(response.headers);
  // Some answer JSON under another label, which the library would not read.
  if (response.ok) headers.set('content-type', 'application/json');
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(text, { status: response.status, headers });
}

function isToken(text: string): boolean {
  try {
    const { access_token: token } = JSON.parse(text) as { access_token?: unknown };
    return typeof token === 'string' && token !== '';
  } catch {
    return false;
  }
}
