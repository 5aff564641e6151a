import { notify } from '../settings/index.ts';
import { readConnections, recordOutcome } from './connections.ts';
import type { SourcePorts } from './source-ports.ts';
import { readUsageToday } from './vendor-days.ts';

/** What the product itself uses. */
export const SOURCE_PORTS: SourcePorts = {
  readConnections,
  recordOutcome,
  readUsageToday: (ctx) => readUsageToday(ctx.now()),
  notify,
};
