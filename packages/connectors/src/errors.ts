export type ConnectorErrorKind =
  /** A key or a contact address is missing. */
  | 'not_connected'
  /** The key is wrong. */
  | 'auth'
  /** The key's plan or scope does not allow it, or the site forbids it. */
  | 'forbidden'
  | 'credits_exhausted'
  /** Our own cap for the day would be passed. */
  | 'cap_reached'
  /** It was sent before and the answer was lost: it may be paid for, so it is not bought again. */
  | 'unsure_paid'
  | 'invalid_request'
  | 'rate_limited'
  /** Timeout, connection failure, 5xx, circuit open. */
  | 'vendor_unavailable'
  /** The answer does not have the promised shape. */
  | 'contract_changed'
  /** Larger than the limit. */
  | 'too_large'
  /** The address is private, or a host that is never fetched. */
  | 'blocked_address';

const RETRYABLE_ERROR_KINDS: ReadonlySet<ConnectorErrorKind> = new Set(['rate_limited', 'vendor_unavailable']);

/** A failure of the outside world in words that a person can act on; carries no secret and no raw body. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: ConnectorErrorKind;
  /** Connector id. */
  readonly vendor: string;
  /** Path of the field that did not fit, like "organization.estimated_num_employees", or the parameter that was refused. */
  readonly field: string | null;
  /** Milliseconds after which it is worth trying again. */
  readonly retryAfterMs: number | null;
  /** What was reserved for a paid call was taken back: it certainly cost nothing. */
  isUncharged = false;
  /**
   * Something may have been paid for and brought no answer that can be used: the most credits of buying it once more,
   * which only a user may ask for. null: nothing was lost.
   */
  repeatCredits: number | null = null;
  constructor(
    kind: ConnectorErrorKind,
    vendor: string,
    message: string,
    details: { field?: string; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.vendor = vendor;
    this.field = details.field ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }

  /** Whether trying again later may succeed without anybody's help. */
  get isRetryable(): boolean {
    return RETRYABLE_ERROR_KINDS.has(this.kind);
  }
}
