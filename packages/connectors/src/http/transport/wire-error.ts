import { BlockedAddressError } from '../network-guard/network-guard.ts';

export type WireReason = 'blocked' | 'timeout' | 'connection' | 'broken' | 'too_large';

/** A call that brought no whole answer. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly reason: WireReason;
  /** Whether the request left this process: what was not sent can't have been charged. */
  readonly wasSent: boolean;
  /** What to say after the host of the call; empty for a direct one. */
  readonly route: string;
  constructor(
    reason: WireReason,
    message: string,
    wasSent: boolean,
    options: { cause?: unknown; route?: string } = {},
  ) {
    super(message, { cause: options.cause });
    this.route = options.route ?? '';
    this.reason = reason;
    this.wasSent = wasSent;
  }
}

export function toWireError(error: Error, wasSent: boolean): WireError {
  if (error instanceof WireError) return error;
  if (error instanceof BlockedAddressError) return new WireError('blocked', error.message, wasSent);
  return new WireError('connection', wasSent ? 'the connection broke' : 'no connection', wasSent, { cause: error });
}
