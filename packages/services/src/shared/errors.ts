/** The kinds of failure a verb may end in; `packages/trpc/src/error-map.ts` gives each its HTTP status. */
export type ServiceErrorKind =
  | 'invalid'
  | 'forbidden'
  | 'not_found'
  | 'gone'
  | 'conflict'
  | 'precondition_failed'
  | 'precondition_required'
  | 'too_large'
  | 'unavailable';

export interface ServiceIssue {
  path: (string | number)[];
  message: string;
}

/** A failure whose message may be shown to the user: it says what is wrong and what would be right. */
export class ServiceError extends Error {
  readonly kind: ServiceErrorKind;
  readonly issues: ServiceIssue[];
  /** Ids that a client may continue with, such as that of the trash entry in the way. */
  readonly details: Readonly<Record<string, string>>;
  /** The present state of what could not be changed, as it is read. */
  readonly present: object | null;
  constructor(
    kind: ServiceErrorKind,
    message: string,
    issues: ServiceIssue[] = [],
    details: Readonly<Record<string, string>> = {},
    present: object | null = null,
  ) {
    super(message);
    this.name = 'ServiceError';
    this.kind = kind;
    this.issues = issues;
    this.details = details;
    this.present = present;
  }
}
