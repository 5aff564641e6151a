import { notify } from '../../settings/index.ts';
import { readUsageToday } from '../spending/daily-usage.ts';
import { readConnections, recordOutcome } from './read-connections.ts';
import type { SourcePorts } from './source-ports.ts';

/** What the product itself uses. */
export const SOURCE_PORTS: SourcePorts = {
  readConnections,
  recordOutcome,
  readUsageToday: (ctx) => readUsageToday(ctx.now()),
  notify,
};
