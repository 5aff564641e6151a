import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 600_000;
const FINAL = ['completed', 'cancelled', 'failed'];

/** The demo asks its sources about every company when it first starts; figures stand still when that is over. */
export async function firstSyncEnded(origin: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { run } = await (await fetch(`${origin}/api/sources/sync`)).json();
    if (run !== null && FINAL.includes(run.state)) return;
    if (Date.now() > until) throw new Error(`The first sync of the demo has not ended: ${JSON.stringify(run)}`);
    await sleep(500);
  }
}
