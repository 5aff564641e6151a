import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnginePid, terminateEngine } from '@workbench/db/embedded';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const POLL_MS = 50;
/** An engine without clients closes after three seconds; that it does is the point, not when. */
const ENGINE_GONE_MAX_MS = 60_000;

/** A data directory of a test's own with the servers that were started on it. */
export class Workspace {
  readonly dataDir: string;
  readonly #servers: ServerProcess[] = [];

  static async create(): Promise<Workspace> {
    return new Workspace(await mkdtemp(join(tmpdir(), 'workbench-faults-')));
  }

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** @param variables environment beside the usual, as `ROLE` */
  async startServer(variables: NodeJS.ProcessEnv = {}, launcher: readonly string[] = []): Promise<ServerProcess> {
    const server = await startServerProcess(this.dataDir, { variables, launcher });
    this.#servers.push(server);
    return server;
  }

  /**
   * The product on fictional companies, whose sources are a sandbox within its process.
   * @param variables environment beside the usual
   */
  async startDemo(variables: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const demo = await startServerProcess(this.dataDir, { program: 'demo', variables });
    this.#servers.push(demo);
    return demo;
  }

  async enginePid(): Promise<number> {
    const pid = await readEnginePid(this.dataDir);
    if (pid === undefined) throw new Error('No engine runs');
    return pid;
  }

  async killEngine(): Promise<void> {
    process.kill(await this.enginePid(), 'SIGKILL');
  }

  /** Resolves when no engine has the directory open. */
  async untilEngineIsGone(): Promise<void> {
    await until(
      ENGINE_GONE_MAX_MS,
      'the engine is gone',
      async () => (await readEnginePid(this.dataDir)) === undefined,
    );
  }

  async remove(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.kill()));
    await terminateEngine(this.dataDir);
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Asks until the answer is true; rejects with what was waited for when it is not in time. */
export async function until(timeoutMs: number, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain until ${what}`);
    await sleep(POLL_MS);
  }
}
