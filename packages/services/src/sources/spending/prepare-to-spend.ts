import type { ConnectorId } from '@workbench/connectors/types';
import type { ServiceContext } from '../../shared/context.ts';
import { readConnections } from '../connections/read-connections.ts';
import { recordBaselines } from './reconcile-usage.ts';

/** Before credits are spent with these sources: notes what their vendors have counted so far. Never fails. */
export async function prepareToSpend(ctx: ServiceContext, ids: readonly ConnectorId[]): Promise<void> {
  try {
    const connections = await readConnections(ctx);
    await recordBaselines(
      ctx,
      connections.filter(({ connector, isConnected }) => isConnected && ids.includes(connector.id)),
    );
  } catch (error) {
    ctx.log.warn({ err: error }, 'what the vendors have counted could not be noted');
  }
}
