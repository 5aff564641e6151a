import { startServer } from './server.ts';

/** The demo workspace that all tests read and none changes; its address goes to the workers in the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const demo = await startServer('demo');
  process.env.E2E_DEMO_ORIGIN = demo.origin;
  return demo.stop;
}
