import { notify } from '../../settings/index.ts';
import { readConnections } from './read-connections.ts';
import { recordOutcome } from './record-outcome.ts';
import type { SourcePorts } from './source-ports.ts';
import { readUsageToday } from './usage-today.ts';

/** What the product itself uses. */
export const SOURCE_PORTS: SourcePorts = {
  readConnections,
  recordOutcome,
  readUsageToday: (ctx) => readUsageToday(ctx.now()),
  notify,
};
