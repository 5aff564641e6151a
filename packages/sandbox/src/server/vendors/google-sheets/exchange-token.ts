import { REFUSED_ACCOUNTS } from '../../sheets/service-account.ts';
import type { SheetsState } from '../../sheets/spreadsheet-store.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const AUDIENCE = 'https://oauth2.googleapis.com/token';
const LIFETIME_S = 3600;
/** How far the client's clock may be off. */
const SKEW_S = 300;

/** The token address: takes an assertion of the right shape, whoever signed it. */
export function exchangeToken({ method, body }: SandboxRequest, state: SheetsState): SandboxAnswer {
  if (method !== 'POST') return { status: 405, body: { error: 'invalid_request' } };
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== GRANT) return refused('unsupported_grant_type', 'Invalid grant_type');
  const [header, claims, signature, ...more] = (form.get('assertion') ?? '').split('.');
  const [head, claim] = [decode(header), decode(claims)];
  if (head?.alg !== 'RS256' || claim === null || !signature || more.length > 0) {
    return refused('invalid_request', 'Bad Request: the assertion is no signed JWT');
  }
  const { iss, scope, aud, iat, exp } = claim;
  if (aud !== AUDIENCE) return refused('invalid_grant', 'Invalid JWT: Failed audience check.');
  const now = Date.now() / 1000;
  const isTimely = typeof iat === 'number' && typeof exp === 'number' && Math.abs(iat - now) <= SKEW_S;
  if (!isTimely || exp - iat > LIFETIME_S || exp <= iat) {
    return refused(
      'invalid_grant',
      'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.',
    );
  }
  if (typeof scope !== 'string' || !/auth\/(spreadsheets|drive)/.test(scope)) {
    return refused('invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
  }
  if (typeof iss !== 'string' || iss.startsWith(`${REFUSED_ACCOUNTS.revoked}@`)) {
    return refused('invalid_grant', 'Invalid JWT Signature.');
  }
  return { body: { access_token: state.issueToken(iss), expires_in: LIFETIME_S - 1, token_type: 'Bearer' } };
}

const refused = (error: string, description: string): SandboxAnswer => ({
  status: 400,
  body: { error, error_description: description },
});

function decode(part: string | undefined): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
