import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./webhook-receiver.ts', import.meta.url));

export interface ReceivedMessage {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

/** A receiver of webhooks at one address, whose process is killed and started again; its log outlives it. */
export class ReceiverProcess {
  readonly url: string;
  readonly #port: number;
  readonly #log: string;
  #child: ChildProcess | null = null;

  static async create(folder: string): Promise<ReceiverProcess> {
    const log = join(folder, 'received.ndjson');
    await writeFile(log, '');
    const receiver = new ReceiverProcess(await freePort(), log);
    await receiver.start();
    return receiver;
  }

  private constructor(port: number, log: string) {
    this.#port = port;
    this.#log = log;
    this.url = `http://127.0.0.1:${port}/`;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [PROGRAM, String(this.#port), this.#log], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (this.#child.stdout) await once(this.#child.stdout, 'data');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** In the order in which they were accepted; a line that a kill has cut off was not. */
  async received(): Promise<ReceivedMessage[]> {
    const text = await readFile(this.#log, 'utf8');
    return text
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
