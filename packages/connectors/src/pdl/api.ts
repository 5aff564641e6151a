import type { z } from 'zod';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { ConnectorSettings } from '../types.ts';
import { requireApiKey } from '../vendor-api/require-api-key.ts';
import { isPdlFault, pdlErrorKind } from './error-kind.ts';
import { pdlRateLimitWaitMs } from './rate-limit-wait.ts';

export type PdlRequest = Pick<HttpRequest, 'url' | 'method' | 'body' | 'paid' | 'signal' | 'isErrorBody'>;

/** null for 404, which says "no match" or "nothing found" and is not billed. */
export async function callPdl<T extends { status: 200 }>(
  http: HttpClient,
  schema: z.ZodType<T | { status: 404 }>,
  settings: ConnectorSettings,
  request: PdlRequest,
): Promise<T | null> {
  const { data } = await callPdlWithAnswer(http, schema, settings, request);
  return data.status === 404 ? null : data;
}

/** One call with the key in its header; 404 is an answer. */
export function callPdlWithAnswer<T>(
  http: HttpClient,
  schema: z.ZodType<T>,
  settings: ConnectorSettings,
  request: PdlRequest,
) {
  return http.json({ ...pdlRequest(settings, request), accept: [404] }, schema);
}

/** What every call has: the key in its header, the limits, and how refusals are read. */
export function pdlRequest(settings: ConnectorSettings, request: PdlRequest): HttpRequest {
  const key = requireApiKey(settings.apiKey, 'pdl', 'People Data Labs');
  return {
    ...request,
    vendor: 'pdl',
    limits: request.url.endsWith('/search') ? HOST_LIMITS.pdlSearch : HOST_LIMITS.pdl,
    // Never in the address, where it would reach logs.
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-api-key': key },
    classify: pdlErrorKind,
    isUncharged: isPdlFault,
    rateLimitWaitMs: pdlRateLimitWaitMs,
  };
}
