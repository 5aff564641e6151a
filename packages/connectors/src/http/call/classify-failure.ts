import { ConnectorError, type ConnectorErrorKind } from '../../errors.ts';
import type { WireText } from '../transport/transport.ts';
import type { WireError } from '../transport/wire-error.ts';
import type { HttpRequest } from '../types.ts';
import { CallFailure } from './call-failure.ts';
import { retryAfterMsOf } from './retry-after.ts';

const KIND_OF_STATUS: Record<number, ConnectorErrorKind> = {
  401: 'auth',
  402: 'credits_exhausted',
  403: 'forbidden',
  408: 'vendor_unavailable',
  429: 'rate_limited',
};

const WORDS: Partial<Record<ConnectorErrorKind, string>> = {
  auth: 'refused the key. Check that it is entered completely and has not been revoked',
  credits_exhausted: 'has no credits left for this key',
  forbidden: 'does not allow this request: the plan or the rights of the key may not include it',
  rate_limited: 'is limiting requests',
  vendor_unavailable: 'has a fault of its own',
  invalid_request: 'does not accept this request',
  contract_changed: 'sent an unexpected response',
};

/** An answer with a status that is neither 2xx nor accepted. The body is never quoted: it may hold anything. */
export function failureOfStatus(request: HttpRequest, answer: WireText, nowMs: number): CallFailure {
  const { vendor } = request;
  const { status } = answer;
  const kind = request.classify?.(status, answer.body) ?? kindOfStatus(status);
  const ownWaitMs = status === 429 ? (request.rateLimitWaitMs?.(answer.headers, nowMs) ?? null) : null;
  const retryAfterMs = ownWaitMs ?? retryAfterMsOf(answer.headers, nowMs);
  const text = `vendor ${vendor}: ${WORDS[kind] ?? 'refused the request'} (status ${status})`;
  const error = new ConnectorError(kind, vendor, text, retryAfterMs === null ? {} : { retryAfterMs });
  // A refusal costs nothing; a 408, a 5xx or a redirect may come from a gateway behind which the call was carried out.
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  const isUncharged = isRefusal || (status >= 500 && request.isUncharged?.(status, answer.body) === true);
  return new CallFailure(error, { mayBeCharged: !isUncharged, isWorthRetrying: error.isRetryable });
}

function kindOfStatus(status: number): ConnectorErrorKind {
  const known = KIND_OF_STATUS[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'vendor_unavailable';
  return status >= 400 ? 'invalid_request' : 'contract_changed';
}

/** A call without a whole answer. */
export function failureOfWire(request: HttpRequest, url: string, error: WireError): CallFailure {
  const { vendor, limits } = request;
  const host = URL.canParse(url) ? new URL(url).host : 'the address';
  const failure = (kind: ConnectorErrorKind, text: string) =>
    new CallFailure(new ConnectorError(kind, vendor, `vendor ${vendor}: ${text}`, { cause: error }), {
      mayBeCharged: error.wasSent,
      isWorthRetrying: kind === 'vendor_unavailable',
    });
  switch (error.reason) {
    case 'blocked':
      return failure('blocked_address', `${host} must not be requested: ${error.message}`);
    case 'too_large':
      return failure('too_large', `the answer of ${host} is larger than allowed`);
    case 'timeout':
      return failure('vendor_unavailable', `${host} did not answer within ${limits.timeoutMs / 1000} s`);
    case 'broken':
      return failure('vendor_unavailable', `${host} sent an answer that can't be unpacked`);
    case 'connection':
      return failure(
        'vendor_unavailable',
        `${error.wasSent ? `${host} broke off the connection` : `couldn’t reach ${host}`}${error.route}`,
      );
  }
}

/** The circuit of the host is open. */
export function failureOfOpenCircuit({ vendor, limits }: HttpRequest, retryAfterMs: number): CallFailure {
  const text = `vendor ${vendor}: ${limits.host} failed several times in a row, so it is left alone for a while`;
  const error = new ConnectorError('vendor_unavailable', vendor, text, { retryAfterMs });
  return new CallFailure(error, { mayBeCharged: false, isWorthRetrying: false });
}

/** The answer does not keep to what the vendor promised. */
export function failureOfContract({ vendor }: HttpRequest, text: string): CallFailure {
  const error = new ConnectorError('contract_changed', vendor, `vendor ${vendor}: ${text}`);
  return new CallFailure(error, { mayBeCharged: true, isWorthRetrying: false });
}
