import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';

/** High enough for any user or script; stops runaway loops. */
const REQUESTS_PER_MINUTE = 20_000;
const REFUSED_PER_MINUTE = 600;
const WRONG_TOKENS_PER_MINUTE = 10;
const WINDOW_MS = 60_000;

/** How many requests of one address are answered in a minute. */
export interface RateLimits {
  requestsPerMinute?: number | undefined;
  refusedPerMinute?: number | undefined;
  wrongTokensPerMinute?: number | undefined;
}

/**
 * What happens to requests that don't get in. They are counted apart, so that a stranger uses up nothing of what users may
 * send, also behind a proxy, where without TRUST_PROXY all have one address.
 */
export interface Refusals {
  /** @throws HttpError `error`, or 429 when too many of the address were refused */
  refuse(request: FastifyRequest, reply: FastifyReply, error: HttpError): Promise<never>;
  /** The same for one with a wrong token, of which the address may send fewer. */
  refuseToken(request: FastifyRequest, reply: FastifyReply, error: HttpError): Promise<never>;
  /** @throws HttpError 429 when the address has sent too many wrong tokens */
  stopGuessing(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export async function addRefusals(app: FastifyInstance, limits: RateLimits): Promise<Refusals> {
  await app.register(rateLimit, {
    // An application-wide hook instead of one per route, so that unknown addresses count, too.
    global: false,
    timeWindow: WINDOW_MS,
    keyGenerator: addressOf,
    allowList: (request) => isHealthProbe(request.url),
    // RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset in place of their X- forms.
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => tooMany('Too many requests', ttl),
  });
  const { requestsPerMinute = REQUESTS_PER_MINUTE, refusedPerMinute = REFUSED_PER_MINUTE } = limits;
  const countRefused = app.createRateLimit({ max: Math.min(refusedPerMinute, requestsPerMinute) });
  const countToken = app.createRateLimit({ max: limits.wrongTokensPerMinute ?? WRONG_TOKENS_PER_MINUTE });
  const countWarning = app.createRateLimit({ max: 1 });

  const refuse: Refusals['refuse'] = async (request, reply, error) => {
    const count = await countRefused(request);
    if (count.isAllowed) throw error;
    sayWhatIsLeft(reply, count);
    if (!count.isExceeded) throw error;
    throw stopped(reply, 'Too many refused requests', count.ttl);
  };
  const stopToken = async (request: FastifyRequest, reply: FastifyReply, count: Count) => {
    sayWhatIsLeft(reply, count);
    const warning = await countWarning(request);
    if (!warning.isAllowed && !warning.isExceeded) {
      request.log.warn({ address: request.ip }, 'too many wrong tokens from this address');
    }
    throw stopped(reply, 'Too many wrong tokens', count.ttl);
  };
  return {
    refuse,
    refuseToken: async (request, reply, error) => {
      const count = await countToken(request);
      if (!count.isAllowed && count.isExceeded) return stopToken(request, reply, count);
      return refuse(request, reply, error);
    },
    stopGuessing: async (request, reply) => {
      const count = await countToken(request, { increment: false });
      if (!count.isAllowed && count.remaining === 0) return stopToken(request, reply, count);
    },
  };
}

/** Counts what gets in: for each key, and for each address without one. */
export function addRateLimit(app: FastifyInstance, { requestsPerMinute: max = REQUESTS_PER_MINUTE }: RateLimits): void {
  app.addHook('onRequest', app.rateLimit({ max, keyGenerator: userOf }));
}

const userOf = (request: FastifyRequest): string =>
  request.caller.kind === 'key' ? `key ${request.caller.id}` : addressOf(request);

/** A network of IPv6 counts as one. A client that has closed its connection has no address any more. */
const addressOf = ({ ip }: Partial<FastifyRequest>): string => (ip === undefined ? 'gone' : normalizeIP(ip));

interface Count {
  max: number;
  remaining: number;
  /** Milliseconds until the next minute begins. */
  ttl: number;
}

function sayWhatIsLeft(reply: FastifyReply, { max, remaining, ttl }: Count): void {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': Math.ceil(ttl / 1000),
  });
}

function stopped(reply: FastifyReply, what: string, ttl: number): HttpError {
  reply.header('retry-after', Math.ceil(ttl / 1000));
  return tooMany(what, ttl);
}

const tooMany = (what: string, ttl: number) =>
  new HttpError(429, 'TOO_MANY_REQUESTS', `${what}: try again in ${Math.ceil(ttl / 1000)} seconds.`);
