import { createHash } from 'node:crypto';
import { ConnectorError, type ConnectorErrorKind } from '../../errors.ts';
import type { HttpRequest } from '../types.ts';
import { CallFailure } from './call-failure.ts';

/** A user may top up or widen the key meanwhile; then the source is asked again without anyone's help. */
const REFUSED_FOR_MS = 5 * 60_000;
/** Refusals that the same key meets again: asking on brings nothing, and some vendors lock a key that goes on. */
const LASTING_KINDS: ReadonlySet<ConnectorErrorKind> = new Set(['auth', 'credits_exhausted']);
/** Headers that name the key. */
const KEY_HEADER = /auth|key|token|secret/;

export interface RefusalMemory {
  /** The refusal that this request would meet again; null when it may be sent. */
  find(request: HttpRequest, headers: Record<string, string>): CallFailure | null;
  /** Keeps a lasting refusal; an accepted call of the same kind ends it. */
  record(request: HttpRequest, headers: Record<string, string>, failure: CallFailure | null): void;
}

/**
 * Remembers per vendor and key that the key is refused or out of credits, so that a batch does not ask once for each of
 * its items. Calls that cost nothing go on when the credits are used up.
 */
export function createRefusalMemory(now: () => number): RefusalMemory {
  const refusals = new Map<string, { error: ConnectorError; untilMs: number }>();
  return {
    find(request, headers) {
      if (request.isProbe || !hasKey(headers)) return null;
      for (const name of namesOf(request, headers)) {
        const known = refusals.get(name);
        if (known === undefined || known.untilMs <= now()) continue;
        const { kind, vendor, message } = known.error;
        const retryAfterMs = known.untilMs - now();
        return new CallFailure(new ConnectorError(kind, vendor, message, { retryAfterMs }), {
          mayBeCharged: false,
          isWorthRetrying: false,
        });
      }
      return null;
    },
    record(request, headers, failure) {
      if (!hasKey(headers)) return;
      if (failure === null) {
        for (const name of namesOf(request, headers)) refusals.delete(name);
      } else if (LASTING_KINDS.has(failure.error.kind)) {
        const name = nameOf(request, headers, failure.error.kind);
        refusals.set(name, { error: failure.error, untilMs: now() + REFUSED_FOR_MS });
      }
    },
  };
}

function namesOf(request: HttpRequest, headers: Record<string, string>): string[] {
  const names = [nameOf(request, headers, 'auth')];
  // A free call says nothing about the credits.
  if (request.paid !== undefined) names.push(nameOf(request, headers, 'credits_exhausted'));
  return names;
}

const keysOf = (headers: Record<string, string>) => Object.entries(headers).filter(([name]) => KEY_HEADER.test(name));
/** What a page without a key refuses concerns that page alone. */
const hasKey = (headers: Record<string, string>) => keysOf(headers).length > 0;

/** Never the key itself. */
function nameOf({ vendor, url }: HttpRequest, headers: Record<string, string>, kind: ConnectorErrorKind): string {
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  return createHash('sha256')
    .update(JSON.stringify([vendor, origin, kind, keysOf(headers).sort()]))
    .digest('hex');
}
