import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@workbench/sandbox/server';

const PROGRAM = fileURLToPath(new URL('../../../packages/sandbox/src/server/main.ts', import.meta.url));

export interface InvoiceLine {
  vendor: string;
  item: string;
  credits: number;
}

/** The vendors in a process of their own: what they were paid survives every kill of the product. */
export class SandboxProcess {
  readonly origin: string;
  readonly #child: ChildProcess;

  static async start(...args: string[]): Promise<SandboxProcess> {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const origin = /ready at (\S+)/.exec(line)?.[1];
      if (origin !== undefined) return new SandboxProcess(child, origin);
    }
    throw new Error('The sandbox ended before it was ready');
  }

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
  }

  /** The same addresses as an in-process sandbox gives, at this one's origin. */
  async baseUrls(): Promise<Record<string, string>> {
    const local = await startSandbox({ companies: 1 });
    const urls = local.baseUrls();
    await local.close();
    return Object.fromEntries(Object.entries(urls).map(([id, url]) => [id, url.replace(local.origin, this.origin)]));
  }

  invoice(): Promise<InvoiceLine[]> {
    return this.#ask('/_invoice');
  }

  violations(): Promise<string[]> {
    return this.#ask('/_violations');
  }

  /** By these vendors since the start; left out: by all. */
  async requestCount(vendors?: readonly string[]): Promise<number> {
    const byVendor = Object.entries(await this.#ask<Record<string, number>>('/_requests'));
    return byVendor.reduce((sum, [vendor, count]) => sum + (vendors?.includes(vendor) === false ? 0 : count), 0);
  }

  async setLatency(ms: number): Promise<void> {
    await this.#ask(`/_latency?ms=${ms}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
  }

  async #ask<T>(path: string): Promise<T> {
    const response = await fetch(this.origin + path);
    return (await response.json()) as T;
  }
}
