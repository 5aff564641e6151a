import type { SandboxRequest } from '../../types.ts';
import { keyState } from '../account-key.ts';

/** Client credentials of a vendor in the sandbox: `sandbox-<id>` and `sandbox-<id>-secret`. */
export function isClient(vendor: string, clientId: unknown, clientSecret: unknown): boolean {
  return clientId === `sandbox-${vendor}` && keyState(text(clientSecret), `sandbox-${vendor}-secret`) !== 'wrong';
}

/** The token carries what the secret's ending said about the account. */
export function tokenFor(vendor: string, clientSecret: unknown): string {
  return `sandbox-${vendor}-token${text(clientSecret)?.slice(`sandbox-${vendor}-secret`.length) ?? ''}`;
}

export function tokenState(vendor: string, request: SandboxRequest): ReturnType<typeof keyState> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' ? keyState(token, `sandbox-${vendor}-token`) : 'wrong';
}

/** From basic authentication, or from the form itself. */
export function clientOfForm(request: SandboxRequest, form: URLSearchParams): [string, string] {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [decodeURIComponent(id), decodeURIComponent(secret.join(':'))];
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
