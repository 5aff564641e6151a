import type { z } from 'zod';
import { ConnectorError } from '../errors.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { ConnectorSettings } from '../types.ts';
import { requireApiKey } from '../vendor-api/require-api-key.ts';
import { apolloErrorKind, hasErrorText, kindOfErrorIn200 } from './error-kind.ts';
import { apolloRateLimitWaitMs } from './rate-limit-wait.ts';

export type ApolloRequest = Pick<HttpRequest, 'url' | 'method' | 'body' | 'paid' | 'signal'>;

/** One call with the key in its header; an error inside a 200 is thrown like any other. */
export async function callApollo<T extends { error?: string | null | undefined }>(
  http: HttpClient,
  schema: z.ZodType<T>,
  settings: ConnectorSettings,
  request: ApolloRequest,
): Promise<T> {
  const key = requireApiKey(settings.apiKey, 'apollo', 'Apollo');
  const { data } = await http.json(
    {
      ...request,
      vendor: 'apollo',
      limits: HOST_LIMITS.apollo,
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-api-key': key },
      classify: apolloErrorKind,
      isErrorBody: hasErrorText,
      rateLimitWaitMs: apolloRateLimitWaitMs,
    },
    schema,
  );
  if (data.error) {
    const kind = kindOfErrorIn200(data.error);
    // Some repeat the key that they complain about.
    throw new ConnectorError(kind, 'apollo', `vendor apollo: ${data.error.replaceAll(key, '••••').slice(0, 200)}`);
  }
  return data;
}
