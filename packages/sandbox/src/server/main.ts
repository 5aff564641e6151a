import { parseArgs } from 'node:util';
import { startSandbox } from './start-sandbox.ts';

/** The sandbox as a process of its own: `node main.ts --port 4010 --companies 2000 --latency 300`. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, companies: { type: 'string' }, latency: { type: 'string' } },
});
const sandbox = await startSandbox({
  port: Number(values.port ?? 0),
  ...(values.companies !== undefined && { companies: Number(values.companies) }),
  latencyMs: Number(values.latency ?? 0),
});
process.stdout.write(`The sandbox is ready at ${sandbox.origin}\n`);
process.on('SIGTERM', () => void sandbox.close().then(() => process.exit(0)));
