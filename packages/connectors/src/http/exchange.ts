import { CallFailure } from './call-failure.ts';
import { failureOfOpenCircuit, failureOfWire } from './classify.ts';
import type { ClientParts } from './client-parts.ts';
import { isLoopback } from './network-guard.ts';
import { retryAfterMsOf } from './retry-after.ts';
import type { WireText } from './transport.ts';
import type { HttpRequest } from './types.ts';
import { WireError } from './wire-error.ts';

const BYTES_MAX = 5 * 1024 * 1024;

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
export async function exchange(parts: ClientParts, request: HttpRequest, hop: Hop): Promise<WireText> {
  const url = checkedUrl(parts, request, hop.url);
  const { host } = request.limits;
  failWhileOpen(parts, request);
  const isGateless = parts.areLoopbackLimitsLifted && isLoopback(url);
  const pass = isGateless ? null : await parts.shared.gate.enter(request.limits, request.signal);
  try {
    // The circuit may have opened while this call stood at the gate.
    failWhileOpen(parts, request);
    parts.breaker.begin(host);
    const result = await send(parts, request, { ...hop, url });
    parts.breaker.end(host, healthOf(result));
    await keepBooks(parts, request, result);
    if (result instanceof CallFailure) throw result;
    return result;
  } finally {
    await unharmed(pass?.release());
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

async function send(
  parts: ClientParts,
  request: HttpRequest,
  hop: Omit<Hop, 'url'> & { url: URL },
): Promise<WireText | CallFailure> {
  const limits = { timeoutMs: request.limits.timeoutMs, bytesMax: request.bytesMax ?? BYTES_MAX };
  const isPaid = request.paid !== undefined;
  return parts.transport.send({ ...hop, isPaid }, limits).catch((error) => {
    const wire = error instanceof WireError ? error : new WireError('connection', 'the call failed', true, error);
    return failureOfWire(request, hop.url.href, wire);
  });
}

function healthOf(result: WireText | CallFailure): 'ok' | 'failed' | 'unknown' {
  if (!(result instanceof CallFailure)) return result.status >= 500 || result.status === 408 ? 'failed' : 'ok';
  return result.error.kind === 'vendor_unavailable' ? 'failed' : 'unknown';
}

/** Counts the call and passes on the pause that the host asked for. */
async function keepBooks(parts: ClientParts, request: HttpRequest, result: WireText | CallFailure): Promise<void> {
  const { gate, ledger } = parts.shared;
  if (result instanceof CallFailure) {
    if (result.error.kind !== 'blocked_address') await unharmed(ledger.countCall(request.vendor, 'failed'));
    return;
  }
  const { status, headers } = result;
  const isOk = status < 400 || request.accept?.includes(status) === true;
  await unharmed(ledger.countCall(request.vendor, isOk ? 'ok' : 'failed'));
  const pauseMs = status === 429 || status === 503 ? retryAfterMsOf(headers, parts.now()) : null;
  if (pauseMs !== null && pauseMs > 0) await unharmed(gate.pause(request.limits.host, parts.now() + pauseMs));
}

/** A count that can't be written must not lose an answer that may have been paid for. */
async function unharmed(work: Promise<void> | undefined): Promise<void> {
  await work?.catch(() => undefined);
}
