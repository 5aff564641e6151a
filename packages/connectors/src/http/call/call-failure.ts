import type { ConnectorError } from '../../errors.ts';

/** How a call failed, for the client's own parts; callers receive its `error` alone. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly error: ConnectorError;
  /** false: certainly not, as it was never sent or was refused. */
  readonly mayBeCharged: boolean;
  /** Whether the same call may be sent again at once. */
  readonly isWorthRetrying: boolean;
  constructor(error: ConnectorError, details: { mayBeCharged: boolean; isWorthRetrying: boolean }) {
    super(error.message);
    this.error = error;
    this.mayBeCharged = details.mayBeCharged;
    this.isWorthRetrying = details.isWorthRetrying;
  }
}
