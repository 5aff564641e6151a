import { ConnectorError } from '@workbench/connectors/errors';
import { isDatabaseUnavailable } from '../database/classify-error.ts';
import { ServiceError } from '../errors.ts';

export const UNKNOWN_FAILURE = 'Something went wrong; try again';

/** What a failed attempt means for its item. */
export interface ItemFailure {
  isRetryable: boolean;
  retryAfterMs: number | null;
  /** Shown to the user. */
  message: string;
  /** A defect, to be logged in full. */
  isUnexpected: boolean;
}

export function classifyFailure(error: unknown): ItemFailure {
  if (isDatabaseUnavailable(error)) {
    return { isRetryable: true, retryAfterMs: null, message: 'The database was unavailable', isUnexpected: false };
  }
  const { isRetryable, retryAfterMs } = (error ?? {}) as { isRetryable?: unknown; retryAfterMs?: unknown };
  const isKnown = error instanceof ServiceError || error instanceof ConnectorError;
  return {
    isRetryable: isRetryable === true || (error instanceof ServiceError && error.kind === 'unavailable'),
    retryAfterMs: typeof retryAfterMs === 'number' ? retryAfterMs : null,
    message: isKnown ? error.message : UNKNOWN_FAILURE,
    isUnexpected: !isKnown,
  };
}
