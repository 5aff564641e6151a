import { isLoopback } from '../network-guard/is-loopback.ts';
import { type CallAttributes, tracedCall } from '../traced-call.ts';
import type { WireText } from '../transport/transport.ts';
import { WireError } from '../transport/wire-error.ts';
import type { HttpRequest } from '../types.ts';
import { CallFailure } from './call-failure.ts';
import { failureOfOpenCircuit, failureOfWire } from './classify-failure.ts';
import type { ClientParts } from './client-parts.ts';
import { readResponse } from './read-response.ts';
import { retryAfterMsOf } from './retry-after.ts';

const BYTES_MAX = 5 * 1024 * 1024;
const OWN_PAUSE_MAX_MS = 2 * 60_000;

/** One hop of a request: where it goes and what is sent there. */
export interface Hop {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
}

/**
 * One call over the wire: checked by the guard, let in by the host's gate, counted. Any status is an answer here.
 * Throws CallFailure; any other error comes from the gate, before anything was sent.
 */
export async function sendHop(parts: ClientParts, request: HttpRequest, hop: Hop): Promise<WireText> {
  const url = checkedUrl(parts, request, hop.url);
  const { host } = request.limits;
  failWhileOpen(parts, request);
  failWhileRefused(parts, request, hop);
  const isUnlimited = parts.areLoopbackLimitsLifted && isLoopback(url);
  const permit = isUnlimited ? null : await parts.shared.rateLimiter.acquire(request.limits, request.signal);
  try {
    // The circuit may have opened while this call stood at the gate.
    failWhileOpen(parts, request);
    failWhileRefused(parts, request, hop);
    parts.breaker.begin(host);
    const result = await send(parts, request, { ...hop, url });
    parts.breaker.end(host, healthOf(result));
    await recordUsage(parts, request, result);
    if (result instanceof CallFailure) throw result;
    return result;
  } finally {
    await ignoreErrors(permit?.release());
  }
}

function checkedUrl(parts: ClientParts, request: HttpRequest, text: string): URL {
  try {
    return parts.guard.checkUrl(text);
  } catch (error) {
    throw failureOfWire(request, text, new WireError('blocked', (error as Error).message, false));
  }
}

function failWhileOpen({ breaker }: ClientParts, request: HttpRequest): void {
  const waitMs = breaker.waitMs(request.limits.host);
  if (waitMs > 0) throw failureOfOpenCircuit(request, waitMs);
}

function failWhileRefused({ refusals }: ClientParts, request: HttpRequest, { headers }: Hop): void {
  const refusal = refusals.find(request, headers);
  if (refusal !== null) throw refusal;
}

function send(
  parts: ClientParts,
  request: HttpRequest,
  hop: Omit<Hop, 'url'> & { url: URL },
): Promise<WireText | CallFailure> {
  const limits = {
    timeoutMs: request.limits.timeoutMs,
    bytesMax: request.bytesMax ?? BYTES_MAX,
    isCutWhenLong: request.isCutWhenLong === true,
  };
  const isPaid = request.paid !== undefined;
  const attributes: CallAttributes = {
    'server.address': hop.url.hostname,
    'http.request.method': hop.method,
    'workbench.vendor': request.vendor,
    'workbench.paid': isPaid,
  };
  return tracedCall(attributes, async () => {
    try {
      const answer = await parts.transport.send(
        { ...hop, isPaid, ...(request.receive && { receive: request.receive }) },
        limits,
      );
      attributes['http.response.status_code'] = answer.status;
      return answer;
    } catch (error) {
      const wire =
        error instanceof WireError ? error : new WireError('connection', 'the call failed', true, { cause: error });
      attributes['error.type'] = wire.reason;
      return failureOfWire(request, hop.url.href, wire);
    }
  });
}

function healthOf(result: WireText | CallFailure): 'ok' | 'failed' | 'unknown' {
  if (!(result instanceof CallFailure)) return result.status >= 500 || result.status === 408 ? 'failed' : 'ok';
  return result.error.kind === 'vendor_unavailable' ? 'failed' : 'unknown';
}

/** Counts the call and passes on the pause that the host asked for. */
async function recordUsage(parts: ClientParts, request: HttpRequest, result: WireText | CallFailure): Promise<void> {
  const { rateLimiter, ledger } = parts.shared;
  if (result instanceof CallFailure) {
    if (result.error.kind !== 'blocked_address') await ignoreErrors(ledger.countCall(request.vendor, 'failed'));
    return;
  }
  const { status, headers } = result;
  const isOk = status < 400 || request.accept?.includes(status) === true;
  await ignoreErrors(ledger.countCall(request.vendor, isOk ? 'ok' : 'failed'));
  const pauseMs = readResponse(request, () => pauseMsOf(request, status, headers, parts.now()));
  if (pauseMs !== null && pauseMs > 0)
    await ignoreErrors(rateLimiter.pause(request.limits.host, parts.now() + pauseMs));
}

/**
 * The wait that the host asks for. A vendor's own headers may speak of an hour or a day of one endpoint: the others go on.
 */
function pauseMsOf(
  { rateLimitWaitMs }: HttpRequest,
  status: number,
  headers: Record<string, string>,
  nowMs: number,
): number | null {
  if (status !== 429 && status !== 503) return null;
  const ownMs = status === 429 ? (rateLimitWaitMs?.(headers, nowMs) ?? null) : null;
  return ownMs !== null && ownMs <= OWN_PAUSE_MAX_MS ? ownMs : retryAfterMsOf(headers, nowMs);
}

/** A count that can't be written must not lose an answer that may have been paid for. */
async function ignoreErrors(operation: Promise<void> | undefined): Promise<void> {
  await operation?.catch(() => undefined);
}
