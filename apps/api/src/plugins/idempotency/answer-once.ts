import { callerId } from '@workbench/services/api-keys';
import { beginCall, type CallClaim } from '@workbench/services/idempotency';
import { lookAt, type RepeatRule, repeatRuleOf } from '@workbench/trpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { readIdempotencyKey } from './read-key.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The claim of a call that runs under a key. */
    idempotentCall: CallClaim | null;
  }
}

/** A proxy in front of the server rarely waits longer. */
const WAIT_MAX_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;
const KEPT_HEADERS = ['content-type', 'etag', 'location', 'preference-applied'] as const;

export interface OnceRules {
  operationId: string;
  /** What was sent, beside method and address. */
  content: unknown;
}

/** Keeps the answers of calls that have a key, before they are sent; routes claim the key by `isAnswered`. */
export function addKeptAnswers(scope: FastifyInstance): void {
  scope.decorateRequest('idempotentCall', null);
  scope.addHook('onSend', async (request, reply, payload) => {
    const call = request.idempotentCall;
    if (call === null) return payload;
    request.idempotentCall = null;
    if (reply.statusCode >= 200 && reply.statusCode < 300) {
      await call.answer({ status: reply.statusCode, headers: keptHeaders(reply), body: String(payload) });
    } else {
      // A refused call has done nothing, unless an earlier attempt has; after a failure, what it wrote may be there.
      const hasNoEffect = reply.statusCode < 500 && !call.isRepeat;
      const end = hasNoEffect ? call.forget() : call.interrupt();
      await end.catch((error) =>
        request.log.warn({ err: error }, 'the claim of an Idempotency-Key could not be ended'),
      );
    }
    return payload;
  });
}

/**
 * Claims the `Idempotency-Key` of a request, if it has one, before its verb is called.
 * @returns true when an earlier call with the key has answered; that answer is sent
 * @throws HttpError 400 for a key that is none, 409 when the call runs or its outcome is not known, 422 when the key belongs
 * to another request
 */
export async function isAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
  { operationId, content }: OnceRules,
): Promise<boolean> {
  const rule = repeatRuleOf(operationId);
  const key = rule === 'reads' ? null : readIdempotencyKey(request);
  if (key === null) return false;
  const callers = { caller: callerId(request.caller), formerCaller: request.headers.authorization ?? '' };
  const input = { ...callers, key, request: describe(request, content), waitMs: WAIT_MAX_MS };
  const start = await beginCall({ ctx: requestContext(request).service, input });
  switch (start.kind) {
    case 'run':
      request.idempotentCall = rule === 'secret' ? withoutBody(start.claim) : start.claim;
      return false;
    case 'interrupted':
      if (!isRepeatable(rule, content)) {
        await start.claim.interrupt();
        throw outcomeUnknown(operationId);
      }
      request.idempotentCall = start.claim;
      return false;
    case 'answered': {
      const { status, headers, body } = start.answer;
      if (body === undefined) throw answerNotKept();
      reply.code(status).headers(headers).header('idempotent-replayed', 'true').send(body);
      return true;
    }
    case 'running':
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw new HttpError(
        409,
        'CALL_IN_PROGRESS',
        'The call with this Idempotency-Key still runs. Send it again later.',
      );
    case 'other':
      throw new HttpError(
        422,
        'KEY_REUSED',
        'This Idempotency-Key was sent with another request within 24 hours. Send a new key with a new request.',
      );
  }
}

/** Buying once more what was lost is not guarded by the ledger. */
function isRepeatable(rule: RepeatRule, content: unknown): boolean {
  const isLostBoughtAgain = typeof content === 'object' && content !== null && 'repeatLost' in content;
  return rule !== 'unknown' && rule !== 'secret' && !isLostBoughtAgain;
}

const withoutBody = (claim: CallClaim): CallClaim => ({
  ...claim,
  answer: ({ status, headers }) => claim.answer({ status, headers }),
});

/** The same for the same members in another order. */
function describe({ method, url }: FastifyRequest, content: unknown): string {
  return `${method} ${url} ${JSON.stringify(content ?? null, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )}`;
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const headers = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

const outcomeUnknown = (operationId: string) =>
  new HttpError(
    409,
    'OUTCOME_UNKNOWN',
    `The server was interrupted during this call and does not know whether it took effect; it is not repeated. ${lookAt(operationId)}, and send it with a new Idempotency-Key if it did not take effect.`,
  );

const answerNotKept = () =>
  new HttpError(
    409,
    'ANSWER_NOT_KEPT',
    'The call with this Idempotency-Key took effect. Its answer is not kept: it holds a secret, was too large, or a data subject request has erased it.',
  );
