export type WireReason = 'blocked' | 'timeout' | 'connection' | 'broken' | 'too_large';

/** A call that brought no whole answer. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly reason: WireReason;
  /** Whether the request left this process: what was not sent can't have been charged. */
  readonly wasSent: boolean;
  constructor(reason: WireReason, message: string, wasSent: boolean, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
    this.wasSent = wasSent;
  }
}
