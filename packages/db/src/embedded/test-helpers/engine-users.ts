import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { readEnginePid, terminateEngine } from '../engine-pid.ts';

const PROGRAM = fileURLToPath(new URL('./engine-user.ts', import.meta.url));

export interface EngineUser {
  process: ChildProcess;
  /** Process id of the engine it found or started. */
  enginePid: number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** A data directory and programs that use it, for one test each; all are gone after it. */
export function useEngineUsers() {
  const state = { dataDir: '', users: [] as EngineUser[] };

  beforeEach(async () => {
    state.dataDir = await mkdtemp(join(tmpdir(), 'workbench-engine-'));
  });
  afterEach(async () => {
    await Promise.all(state.users.splice(0).map((user) => user.kill('SIGKILL')));
    await terminateEngine(state.dataDir);
    // The engine may write its last files while they are removed.
    await rm(state.dataDir, { recursive: true, maxRetries: 20, retryDelay: 100 });
  });

  return {
    dataDir: () => state.dataDir,
    start: async (name: string): Promise<EngineUser> => {
      const user = await startUser(state.dataDir, name);
      state.users.push(user);
      return user;
    },
    /** Resolves when no engine has the directory open; rejects after `timeoutMs`. */
    untilEngineIsGone: async (timeoutMs: number): Promise<void> => {
      const deadline = Date.now() + timeoutMs;
      while (await readEnginePid(state.dataDir)) {
        if (Date.now() > deadline) throw new Error('The engine is still running');
        await sleep(50);
      }
    },
  };
}

/** Detached, as a shell starts its jobs: a process group of its own. */
async function startUser(dataDir: string, name: string): Promise<EngineUser> {
  const child = spawn(process.execPath, [PROGRAM, dataDir, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const [line] = await once(child.stdout, 'data');
  return {
    process: child,
    enginePid: Number(line),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-Number(child.pid), signal);
      await once(child, 'exit');
    },
  };
}
