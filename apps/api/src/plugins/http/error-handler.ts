import { type ErrorBody, type ErrorCode, toRestError } from '@workbench/trpc';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request that the server refuses before any verb is called. The message is shown to users. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly code: ErrorCode;
  constructor(statusCode: number, code: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

const STATUS_CODES: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Fastify's own errors, reworded to say what would be valid. */
const FASTIFY_MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 1 MB',
  FST_REQ_FILE_TOO_LARGE: 'The file is too large',
  FST_ERR_BAD_URL: 'The address has a % that is not followed by two hexadecimal digits',
};

/** A database that restarts is back by then, and a source that was busy may be. */
const RETRY_AFTER_SECONDS = 5;

interface ErrorResponse {
  status: number;
  body: ErrorBody;
}

/** One error shape for every route. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** The only code that builds error responses; Fastify uses it for unreadable URLs, too. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } =
    toClientError(error) ?? toRestError(error, request.log, request.routeOptions.url ?? request.url);
  // Where an address is unreadable, no hook has run that would have said it.
  reply.header('x-request-id', request.id);
  if (status === 503) reply.header('retry-after', secondsUntil(body.details?.until));
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** At least the usual wait; a daily cap ends much later. */
function secondsUntil(until: string | undefined): number {
  const seconds = until === undefined ? 0 : Math.ceil((Date.parse(until) - Date.now()) / 1000);
  return Math.max(RETRY_AFTER_SECONDS, seconds);
}

/** Requests that the server refused before any verb was called. */
function toClientError(error: unknown): ErrorResponse | undefined {
  if (error instanceof HttpError) {
    return { status: error.statusCode, body: { message: error.message, code: error.code } };
  }
  const { statusCode, code = '', message = '' } = error as Partial<FastifyError>;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  return {
    status: statusCode,
    body: { message: FASTIFY_MESSAGES[code] ?? message, code: STATUS_CODES[statusCode] ?? 'BAD_REQUEST' },
  };
}
