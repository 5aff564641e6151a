/** Every `code` of an error, with its meaning. The document lists them; nothing else may be sent. */
export const ERROR_CODES = {
  BAD_REQUEST: 'the input is invalid',
  UNAUTHORIZED: 'the access token or the API key is missing or not accepted',
  FORBIDDEN: 'the request is not allowed',
  NOT_FOUND: 'no such record or address',
  METHOD_NOT_SUPPORTED: 'the address does not take this method',
  MERGED: 'the company was merged into another one',
  GONE: 'the cursor is too old or of another database',
  CONFLICT: 'the state of the record does not allow this',
  CALL_IN_PROGRESS: 'the call with this `Idempotency-Key` still runs; `Retry-After` has the seconds to wait',
  OUTCOME_UNKNOWN:
    'the server was interrupted during the call with this `Idempotency-Key`, and it may have taken effect',
  ANSWER_NOT_KEPT:
    'the call with this `Idempotency-Key` took effect; its answer holds a secret, was too large or has been erased',
  KEY_REUSED: 'the `Idempotency-Key` was sent with another request',
  PRECONDITION_FAILED: 'the record was changed since it was read',
  PRECONDITION_REQUIRED: '`If-Match` is missing',
  PAYLOAD_TOO_LARGE: 'the body or the file is too large',
  UNSUPPORTED_MEDIA_TYPE: 'the body has the wrong content type',
  TOO_MANY_REQUESTS: 'too many requests in the last minute',
  INTERNAL_SERVER_ERROR: 'the server failed',
  SERVICE_UNAVAILABLE: 'the database is away or the disk is full',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
