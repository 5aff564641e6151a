import { TRPCError, type TRPCErrorShape } from '@trpc/server';
import type { Logger } from '@workbench/services/shared/context';
import { isDatabaseUnavailable } from '@workbench/services/shared/database/classify-error';
import { describeOutage } from '@workbench/services/shared/database/outage';
import { ServiceError, type ServiceErrorKind } from '@workbench/services/shared/errors';
import { ZodError } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

const CODES: Record<ServiceErrorKind, TRPCError['code'] & ErrorCode> = {
  invalid: 'BAD_REQUEST',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  // tRPC has no code of its own for it: `toRestError` answers 410.
  gone: 'NOT_FOUND',
  conflict: 'CONFLICT',
  precondition_failed: 'PRECONDITION_FAILED',
  precondition_required: 'PRECONDITION_REQUIRED',
  too_large: 'PAYLOAD_TOO_LARGE',
  unavailable: 'SERVICE_UNAVAILABLE',
};

interface Issue {
  path: (string | number)[];
  message: string;
}

/** The body of every REST error. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  issues?: Issue[];
  /** Ids to continue with, such as `trashId`. */
  details?: Readonly<Record<string, string>>;
  /** What could not be changed, as it is now. */
  present?: object;
}

/** Known failures keep their message; any other error is logged in full and masked. */
export function toTrpcError(error: TRPCError, log: Logger, path: string): TRPCError {
  if (error.cause instanceof ServiceError) {
    return new TRPCError({ code: CODES[error.cause.kind], message: error.cause.message, cause: error.cause });
  }
  if (isDatabaseUnavailable(error.cause)) {
    log.warn({ err: error.cause, path }, 'the database could not be reached');
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: describeOutage() });
  }
  if (isDiskFull(error.cause)) {
    log.error({ err: error.cause, path }, 'the disk is full');
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: DISK_FULL });
  }
  if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
  log.error({ err: error.cause ?? error, path }, 'a procedure failed');
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' });
}

const DISK_FULL = 'The disk of the server is full: free some space and try again';

const isDiskFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');

/** The public part of an error: one message and the invalid fields. */
export function errorBody(error: TRPCError): ErrorBody {
  const issues = issuesOf(error.cause);
  const message =
    error.code === 'INTERNAL_SERVER_ERROR'
      ? 'Internal server error'
      : error.cause instanceof ZodError && issues
        ? issues.map(issueSentence).join('; ')
        : error.message;
  const { details = {}, present = null } = error.cause instanceof ServiceError ? error.cause : {};
  return {
    message,
    code: codeOf(error),
    ...(issues && { issues }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(present && { present }),
  };
}

/** tRPC knows more codes than the document lists: what else the input may have done wrong is a bad request. */
const codeOf = ({ code }: TRPCError): ErrorCode => (code in ERROR_CODES ? (code as ErrorCode) : 'BAD_REQUEST');

/** What a screen gets: the message of the REST error, and its ids to continue with. */
export function formatError<S extends TRPCErrorShape & { data: object }>(shape: S, error: TRPCError) {
  const { message, details = {} } = errorBody(error);
  return { ...shape, message, data: { ...shape.data, details } };
}

/** The schema library's own words say too little without the field; a sentence of ours says it all. */
const LIBRARY_WORDING = /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/;

function issueSentence({ path, message }: Issue): string {
  return path.length > 0 && LIBRARY_WORDING.test(message) ? `${path.join('.')}: ${message}` : message;
}

function issuesOf(cause: unknown): Issue[] | undefined {
  if (cause instanceof ZodError) {
    return cause.issues.map(({ path, message }) => ({
      path: path.map((part) => (typeof part === 'number' ? part : String(part))),
      message,
    }));
  }
  return cause instanceof ServiceError && cause.issues.length > 0 ? cause.issues : undefined;
}
