/** The headers of Standard Webhooks. */
const ID = 'webhook-id';
const TIMESTAMP = 'webhook-timestamp';
const SIGNATURE = 'webhook-signature';

const TOLERANCE_SECONDS = 5 * 60;
const SECRET_PREFIX = 'whsec_';
const VERSION_PREFIX = 'v1,';

/** The request is not from whoever has the secret, or too old. Answer it with 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

export interface WebhookRequest {
  /** The body as it came, before anything parsed it. */
  body: string | Uint8Array<ArrayBuffer>;
  /** Those of `fetch`, or an object such as `request.headers` of Node.js. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** `whsec_` and the key in base64; several while a secret is being replaced. */
  secret: string | string[];
  /** How far the time of sending may be away from now; default: 300. */
  toleranceSeconds?: number;
  /** For tests. */
  now?: Date;
}

export interface VerifiedWebhook<T> {
  /** The same for every attempt to deliver an event: what has been processed is known by it. */
  id: string;
  sentAt: Date;
  payload: T;
}

/**
 * Checks the signature and the time of a webhook (Standard Webhooks) and reads its body.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook<T = unknown>(request: WebhookRequest): Promise<VerifiedWebhook<T>> {
  const id = requireHeader(request.headers, ID);
  const timestamp = requireHeader(request.headers, TIMESTAMP);
  const signatures = readSignatures(requireHeader(request.headers, SIGNATURE));
  const sentAt = readTime(timestamp, request.now ?? new Date(), request.toleranceSeconds ?? TOLERANCE_SECONDS);

  const body = typeof request.body === 'string' ? new TextEncoder().encode(request.body) : request.body;
  const content = concatenate(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const secrets = typeof request.secret === 'string' ? [request.secret] : request.secret;
  for (const secret of secrets) {
    if (await isSigned(content, signatures, secret)) return { id, sentAt, payload: parseJson<T>(body) };
  }
  throw new WebhookVerificationError('The webhook is not signed with this secret');
}

function requireHeader(headers: WebhookRequest['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : readRecord(headers, name);
  if (value) return value;
  throw new WebhookVerificationError(`The request has no header ${name}`);
}

function readRecord(headers: Record<string, string | string[] | undefined>, name: string): string | null {
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : null;
}

function readTime(timestamp: string, now: Date, toleranceSeconds: number): Date {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const away = Math.abs(now.getTime() / 1000 - seconds);
  if (away <= toleranceSeconds) return new Date(seconds * 1000);
  throw new WebhookVerificationError(
    `The webhook was sent at ${timestamp}, not within ${toleranceSeconds} seconds of now`,
  );
}

/** Those of version 1; a sender may add others, and one for each of two secrets. */
function readSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(' ')
    .filter((one) => one.startsWith(VERSION_PREFIX))
    .map((one) => decodeBase64(one.slice(VERSION_PREFIX.length)))
    .filter((one) => one !== null);
}

/** `verify` of WebCrypto compares in constant time. */
async function isSigned(
  content: Uint8Array<ArrayBuffer>,
  signatures: Uint8Array<ArrayBuffer>[],
  secret: string,
): Promise<boolean> {
  const bytes = decodeBase64(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret);
  if (bytes === null || bytes.length === 0) {
    throw new WebhookVerificationError('The secret is not "whsec_" and a key in base64');
  }
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures) {
    if (await crypto.subtle.verify('HMAC', key, signature, content)) return true;
  }
  return false;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null; // not base64
  }
}

function concatenate(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(start.length + end.length);
  bytes.set(start);
  bytes.set(end, start.length);
  return bytes;
}

function parseJson<T>(body: Uint8Array): T {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as T;
  } catch (cause) {
    throw new WebhookVerificationError('The body of the webhook is not JSON', { cause });
  }
}
