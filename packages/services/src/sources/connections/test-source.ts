import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient } from '@workbench/connectors/http';
import type { ConnectorId } from '@workbench/connectors/types';
import type { Verb } from '../../shared/context.ts';
import type { ConnectionTest } from '../schemas.ts';
import { findConnectionState } from './read-connections.ts';
import { recordOutcome } from './record-outcome.ts';
import { redactKey } from './redact-key.ts';

/** Asks in any case, also when the key was refused a moment ago. */
const probing = (http: HttpClient): HttpClient => ({
  request: (request) => http.request({ ...request, isProbe: true }),
  json: (request, schema) => http.json({ ...request, isProbe: true }, schema),
});

/** Checks whether the source responds and accepts the key; costs nothing. The outcome is shown with the source. */
export async function testSource({ ctx, input }: Verb<{ id: ConnectorId }>): Promise<ConnectionTest> {
  const { connector, settings, reason, label } = await findConnectionState(ctx, input.id);
  if (reason !== null) return { ok: false, message: reason, durationMs: 0 };
  const startedAt = performance.now();
  const end = (ok: boolean, message: string) => ({
    ok,
    message: redactKey(message, settings.apiKey),
    durationMs: Math.round(performance.now() - startedAt),
  });
  try {
    await connector.testConnection(probing(ctx.http), settings);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const failed = end(false, error.message);
    await recordOutcome(ctx, input.id, { ok: false, message: failed.message, kind: error.kind });
    return failed;
  }
  await recordOutcome(ctx, input.id, { ok: true });
  return end(true, settings.apiKey === null ? `${label} responds` : `${label} responds and accepts the key`);
}
