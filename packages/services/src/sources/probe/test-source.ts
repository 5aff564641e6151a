import { ConnectorError } from '@workbench/connectors/errors';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { meteredHttp } from '../../shared/paid-calls/metered-http.ts';
import type { ConnectionState } from '../connections/connection-state.ts';
import { failureText } from '../connections/failure-text.ts';
import { findConnectionState } from '../connections/read-connections.ts';
import { isOwnLimit, recordOutcome } from '../connections/record-outcome.ts';
import { redactSecrets } from '../connections/redact-secrets.ts';
import type { SourceTest, TestLookup, TestSourceInput } from '../schemas.ts';
import { prepareToSpend } from '../spending/prepare-to-spend.ts';
import { chooseCompany } from './choose-company.ts';
import { extractValue } from './extract-value.ts';
import { describeLookup } from './look-up.ts';
import { type RecordedRequests, recordRequests } from './record-requests.ts';

/**
 * Checks whether the source responds and accepts the key, and looks up a company: one that it knows at no cost, or the
 * one that a person names. The outcome is shown with the source.
 * @throws ServiceError invalid for what is no domain
 */
export async function testSource({ ctx, input }: Verb<TestSourceInput>): Promise<SourceTest> {
  const state = await findConnectionState(ctx, input.id);
  const { settings, reason } = state;
  const blank = { kind: null, requests: [], lookup: null, extract: null };
  if (reason !== null) return { ...blank, ok: false, message: reason, durationMs: 0, kind: 'not_connected' };
  const query = await chooseCompany(state, input.domain);
  const maySpend = input.domain !== undefined;
  if (maySpend && state.creditsPerCompany > 0) await prepareToSpend(ctx, [input.id]);
  const hide = (text: string) => redactSecrets(text, settings);
  const startedAt = performance.now();
  const checked = recordRequests(ctx.http, { maySpend: false, hide });
  const asked = recordRequests(ctx.http, { maySpend, hide });
  const end = (ok: boolean, message: string): SourceTest => ({
    ok,
    message: hide(message),
    durationMs: Math.round(performance.now() - startedAt),
    kind: null,
    requests: [...checked.requests, ...asked.requests],
    lookup: null,
    extract:
      settings.generic &&
      extractValue(asked.lastAnswer(), settings.generic.countPath, (text) =>
        redactSecrets(text, settings, { keepsFigures: true }),
      ),
  });
  try {
    await state.connector.testConnection(checked.http, settings);
    const lookup = query && (await lookUp(state, query, { asked, maySpend }));
    const isFree = state.creditsPerCompany > 0 && (lookup?.credits ?? 0) === 0;
    await recordOutcome(ctx, input.id, { ok: true, ...(isFree && { isFree }) }, settings);
    return { ...end(true, successText(state)), lookup };
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const failed = { ...end(false, failureText(error, state)), kind: error.kind };
    // One company's own site says nothing about the source.
    const isOfCompany = state.connector.isPerCompanySite && asked.requests.length > 0;
    if (!isOwnLimit(error) && !isOfCompany) await noteFailure(ctx, input.id, failed);
    return failed;
  }
}

/** How a call ends that may give only what was bought before. */
const NEVER_BOUGHT = new Set<ConnectorError['kind']>(['invalid_request', 'cap_reached', 'unsure_paid']);

/** null when nothing of it was bought before, and nothing may be spent. */
async function lookUp(
  state: ConnectionState,
  query: Parameters<typeof describeLookup>[1],
  { asked, maySpend }: { asked: RecordedRequests; maySpend: boolean },
): Promise<TestLookup | null> {
  const { http, credits } = meteredHttp(asked.http, true);
  try {
    const answer = await state.connector.findCompany(http, query, state.settings);
    const isStored = state.creditsPerCompany > 0 && asked.lastAnswer()?.fromStore === true;
    return describeLookup(state, query, { answer, credits: isStored ? 0 : credits(), isStored });
  } catch (error) {
    const isNotBought = error instanceof ConnectorError && NEVER_BOUGHT.has(error.kind);
    if (isNotBought && !maySpend && state.creditsPerCompany > 0) return null;
    throw error;
  }
}

async function noteFailure(
  ctx: ServiceContext,
  id: TestSourceInput['id'],
  { message, kind }: SourceTest,
): Promise<void> {
  await recordOutcome(ctx, id, { ok: false, message, ...(kind && { kind }) });
}

function successText({ label, settings }: ConnectionState): string {
  return settings.apiKey === null ? `${label} responds` : `${label} responds and accepts the key`;
}
