import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();
// Whatever ends this process ends its children.
process.on('exit', () => {
  for (const child of running) child.kill();
});

export interface ServerProcess {
  /** As http://127.0.0.1:43210. */
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a script of this folder that says `ready at <address>` when it listens. */
export async function startServerProcess(script: string, ...args: string[]): Promise<ServerProcess> {
  const child = startScript(script, args);
  for await (const line of linesOf(child)) {
    const origin = /^ready at (\S+)/.exec(line)?.[1];
    if (origin !== undefined) return { origin, pid: Number(child.pid), stop: () => stop(child) };
  }
  throw new Error(`${script} ended before it listened`);
}

/** Runs a script of this folder and returns its last line. */
export async function runScript(script: string, ...args: string[]): Promise<string> {
  const child = startScript(script, args);
  const ended = once(child, 'close');
  let last = '';
  for await (const line of linesOf(child)) last = line;
  const [code] = await ended;
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return last;
}

function startScript(script: string, args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function linesOf(child: ChildProcess): AsyncIterable<string> {
  if (child.stdout === null) throw new Error('The child has no standard output');
  return createInterface({ input: child.stdout });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
