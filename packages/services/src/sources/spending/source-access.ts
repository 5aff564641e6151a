import { ConnectorError } from '@workbench/connectors/errors';
import type { SourceAccess } from '../../shared/outside.ts';
import { readConnections, recordOutcome } from '../connections/read-connections.ts';
import type { SourceConnection } from '../connections/source-ports.ts';
import { failureText } from '../sync/query-sources.ts';
import { readUsageToday } from './daily-usage.ts';
import { prepareToSpend } from './reconcile-usage.ts';

/** Our own cap and a missing key are no failures of the source. */
const OWN_LIMIT_KINDS: ReadonlySet<string> = new Set(['cap_reached', 'not_connected', 'unsure_paid']);

/** What domains below this one may know of the sources; the composition root puts it into `ctx.outside`. */
export const SOURCE_ACCESS: SourceAccess = {
  async reach(ctx, id) {
    const [connections, usage] = await Promise.all([readConnections(ctx), readUsageToday(ctx.now())]);
    const connection = connections.find(({ connector }) => connector.id === id) as SourceConnection;
    const { label, settings, isConnected, reason, creditCap } = connection;
    const spent = usage.get(id)?.credits ?? 0;
    return {
      label,
      settings,
      isConnected,
      reason,
      creditsLeft: creditCap === null ? null : Math.max(0, creditCap - spent),
      explain: (error) => failureText(error, connection),
    };
  },

  async prepareToSpend(ctx, ids) {
    try {
      const connections = await readConnections(ctx);
      await prepareToSpend(
        ctx,
        connections.filter(({ connector, isConnected }) => isConnected && ids.includes(connector.id)),
      );
    } catch (error) {
      ctx.log.warn({ err: error }, 'what the vendors have counted could not be noted');
    }
  },

  async recordOutcome(ctx, id, error) {
    if (error instanceof ConnectorError && OWN_LIMIT_KINDS.has(error.kind)) return;
    try {
      if (error === null) return await recordOutcome(ctx, id, { ok: true });
      const { explain } = await SOURCE_ACCESS.reach(ctx, id);
      await recordOutcome(ctx, id, { ok: false, message: explain(error) });
    } catch (problem) {
      ctx.log.warn({ err: problem, vendor: id }, 'the outcome could not be noted on the source');
    }
  },
};
