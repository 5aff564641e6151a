/** An answer of Google that is not 2xx. */
export interface GoogleApiError {
  status: number;
  /** Google's own words; '' when the body is not of the promised shape. */
  message: string;
  /** Machine-readable reason of the details, like SERVICE_DISABLED. */
  reason: string | null;
  isQuota: boolean;
  /** What the token address said, like invalid_grant; null for an answer of the API. */
  tokenError: string | null;
  /** Names in lower case. */
  headers: Record<string, string>;
}

interface LibraryError {
  response?: { status?: unknown; data?: unknown; headers?: unknown };
}

interface Body {
  error?: string | { message?: unknown; status?: unknown; details?: unknown; errors?: unknown };
}

/** What the library's error says that Google answered; null when there was no answer. */
export function readGoogleApiError(error: unknown): GoogleApiError | null {
  const response = (error as LibraryError | null)?.response;
  if (typeof response?.status !== 'number') return null;
  const { error: vendorMessage } = isObject(response.data) ? (response.data as Body) : {};
  const body = isObject(vendorMessage) ? vendorMessage : {};
  const reason = reasonOf(body.details) ?? reasonOf(body.errors);
  return {
    status: response.status,
    message: typeof body.message === 'string' ? body.message : '',
    reason,
    isQuota:
      body.status === 'RESOURCE_EXHAUSTED' || /^(user)?rateLimitExceeded$|RATE_LIMIT_EXCEEDED/i.test(reason ?? ''),
    // The token address answers { error: "invalid_grant" }, the API { error: { … } }.
    tokenError:
      typeof vendorMessage === 'string' && response.status < 500 && response.status !== 429 ? vendorMessage : null,
    headers: response.headers instanceof Headers ? Object.fromEntries(response.headers) : {},
  };
}

function reasonOf(list: unknown): string | null {
  if (!Array.isArray(list)) return null;
  const found = list.find((entry) => isObject(entry) && typeof entry.reason === 'string') as
    | { reason: string }
    | undefined;
  return found?.reason ?? null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
