import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ConnectorError } from '../errors.ts';
import { genericLimits } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { OAuthSettings } from '../types.ts';

/** A token is not used in its last minute, so that it does not run out under way. */
const MARGIN_MS = 60_000;
/** For a vendor that does not say how long its token lives. */
const LIFE_DEFAULT_S = 300;

const text = z.string().min(1);
/** OAuth's names, or the same in camel case. */
const tokenAnswer = z.union([
  z.object({ access_token: text, expires_in: z.coerce.number().positive().optional() }),
  z
    .object({ accessToken: text, expiresIn: z.coerce.number().positive().optional() })
    .transform(({ accessToken, expiresIn }) => ({ access_token: accessToken, expires_in: expiresIn })),
]);

interface Token {
  value: string;
  expiresAtMs: number;
}

/** In the memory of this process alone: a token is a secret, and asking for another one is free. */
const tokens = new Map<string, Promise<Token>>();

export interface TokenRequest {
  http: HttpClient;
  vendor: string;
  label: string;
  oauth: OAuthSettings;
  /** "clientId:clientSecret". */
  key: string;
  /** Whose limits hold: the vendor's own host, also for a token that comes from another address. */
  host: string;
}

/** A token for the client credentials, from memory while it lasts; many that ask at once share one request. */
export async function getAccessToken(request: TokenRequest): Promise<string> {
  const name = nameOf(request);
  const cachedToken = tokens.get(name);
  if (cachedToken) {
    const token = await cachedToken;
    if (token.expiresAtMs > Date.now()) return token.value;
    if (tokens.get(name) === cachedToken) tokens.delete(name);
  }
  const pendingToken = tokens.get(name) ?? fetchToken(request);
  tokens.set(name, pendingToken);
  try {
    return (await pendingToken).value;
  } catch (error) {
    if (tokens.get(name) === pendingToken) tokens.delete(name);
    throw error;
  }
}

/** The vendor refused the token that is kept, or a new one is wanted. */
export function invalidateAccessToken(request: TokenRequest): void {
  tokens.delete(nameOf(request));
}

/** A hash, so that a list of the map's keys shows no secret. */
function nameOf({ oauth, key }: TokenRequest): string {
  return createHash('sha256').update(`${oauth.tokenUrl}\n${oauth.scope}\n${key}`).digest('hex');
}

async function fetchToken({ http, vendor, label, oauth, key, host }: TokenRequest): Promise<Token> {
  const colon = key.indexOf(':');
  if (colon < 1 || colon === key.length - 1) {
    throw new ConnectorError('auth', vendor, `${label} needs the key as clientId:clientSecret.`);
  }
  const [clientId, clientSecret] = [key.slice(0, colon), key.slice(colon + 1)];
  const { data, answer } = await http
    .json(
      {
        vendor,
        url: oauth.tokenUrl,
        method: 'POST',
        limits: genericLimits(host),
        ...(oauth.style === 'json'
          ? jsonTokenRequest(clientId, clientSecret)
          : formTokenRequest(clientId, clientSecret, oauth.scope)),
      },
      tokenAnswer,
    )
    .catch((error: unknown) => {
      // OAuth answers 400 `invalid_client` where others answer 401.
      if (error instanceof ConnectorError && (error.kind === 'invalid_request' || error.kind === 'auth')) {
        const message = `${label} does not accept the client id and secret. Enter them as clientId:clientSecret.`;
        throw new ConnectorError('auth', vendor, message, { cause: error });
      }
      throw error;
    });
  const lifeMs = (data.expires_in ?? LIFE_DEFAULT_S) * 1000;
  return { value: data.access_token, expiresAtMs: answer.fetchedAt.getTime() + lifeMs - MARGIN_MS };
}

type TokenBody = Pick<HttpRequest, 'headers' | 'body'>;

function jsonTokenRequest(clientId: string, clientSecret: string): TokenBody {
  return {
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'client_credentials', clientId, clientSecret }),
  };
}

/** By RFC 6749 section 2.3.1: both parts form-encoded, then as basic authentication. */
function formTokenRequest(clientId: string, clientSecret: string, scope: string | null): TokenBody {
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials', ...(scope !== null && { scope }) });
  return {
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${basic}`,
    },
    body: form.toString(),
  };
}
