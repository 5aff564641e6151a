import type { ServerProcess } from './server-process.ts';

/** The product gives up on a database after about ten seconds; a slow machine may take four times as long. */
const ANSWER_MAX_MS = 40_000;

/** Adds companies one after the other through REST and remembers what it was told. */
export class Writer {
  readonly acknowledged: string[] = [];
  readonly acknowledgedIds: string[] = [];
  /** Answers other than 201. */
  readonly refusals: { status: number; code: string }[] = [];
  /** Requests without any answer. */
  readonly failures: Error[] = [];
  /** Resolves when the last request has ended. */
  readonly ended: Promise<void>;
  readonly #name: string;
  readonly #origin: string;
  #isWriting = true;

  constructor({ origin }: ServerProcess, name: string) {
    this.#name = name;
    this.#origin = origin;
    this.ended = this.#write();
  }

  stop(): Promise<void> {
    this.#isWriting = false;
    return this.ended;
  }

  /** Ends by itself when the server is gone. */
  async #write(): Promise<void> {
    for (let number = 0; this.#isWriting && this.failures.length === 0; number++) {
      await this.#add(`${this.#name}-${number}.com`).catch((error: Error) => this.failures.push(error));
    }
  }

  async #add(domain: string): Promise<void> {
    const response = await fetch(`${this.#origin}/api/companies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: domain, domain }),
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
    });
    const body = (await response.json()) as { code: string; id: string };
    if (response.status === 201) {
      this.acknowledged.push(domain);
      this.acknowledgedIds.push(body.id);
    } else this.refusals.push({ status: response.status, code: body.code });
  }
}

/** Several writers at once. */
export function startWriters(server: ServerProcess, names: string[]): Writer[] {
  return names.map((name) => new Writer(server, name));
}

export function acknowledgedBy(writers: Writer[]): string[] {
  return writers.flatMap((writer) => writer.acknowledged);
}
