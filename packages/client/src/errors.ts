import type { Schemas } from './schemas.ts';

type ErrorBody = Schemas['Error'];

/** The codes of the document; `UNEXPECTED_ANSWER` where something between client and server answered, as a proxy. */
export type ErrorCode = ErrorBody['code'] | 'UNEXPECTED_ANSWER';

/** The request as far as an error names it. */
export interface FailedRequest {
  method: string;
  /** Path and query, without the server. */
  address: string;
  /** How often it was sent. */
  attempts: number;
}

/** The server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  /** Ids to continue with, such as `id` of the company that is in the way; `scope` that the key lacks. */
  readonly details: Record<string, string>;
  /** The invalid members of the input. */
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** With 412: the record as it is now. */
  readonly present: Record<string, unknown> | null;
  /** Names the request in the log of the server. */
  readonly requestId: string | null;
  /** Milliseconds that the server asks to wait; null where it does not. */
  readonly retryAfterMs: number | null;
  readonly request: FailedRequest;

  constructor(
    answer: { status: number; body: ErrorBody | null; text: string; headers: Headers },
    request: FailedRequest,
  ) {
    const { status, body, headers } = answer;
    super(body?.message ?? `${request.method} ${request.address} was answered ${status}: ${answer.text.slice(0, 200)}`);
    this.status = status;
    this.code = body?.code ?? 'UNEXPECTED_ANSWER';
    this.details = body?.details ?? {};
    this.issues = body?.issues ?? [];
    this.present = body?.present ?? null;
    this.requestId = headers.get('x-request-id');
    this.retryAfterMs = readRetryAfter(headers);
    this.request = request;
  }
}

/** There was no answer: no connection, a connection that broke, or none in time. `cause` has the reason. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly request: FailedRequest;

  constructor(cause: unknown, request: FailedRequest) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${request.method} ${request.address} got no answer: ${reason}`, { cause });
    this.request = request;
  }
}

/**
 * By the clock of whoever answered, where it tells: the one here may be wrong.
 * @returns milliseconds until the time that `Retry-After` names, in seconds or as a date; null without one
 */
function readRetryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isNaN(until) ? null : Math.max(0, until);
}

/** Reads an answer as an error, whatever its status. */
export async function toApiError(response: Response, request: FailedRequest): Promise<ApiError> {
  const text = await response.text();
  const { status, headers } = response;
  return new ApiError({ status, body: readErrorBody(text), text, headers }, request);
}

/** Gateways have messages, too, and codes that are numbers. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  'code' in body &&
  typeof body.code === 'string';

function readErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null; // not JSON: a proxy, or an answer that was cut
  }
}
