import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { importCsv } from '../../helpers/upload.ts';

const IMPORT_ROWS = 100;
const REVEALED_AT_ONCE = 2;
const TITLES = ['CTO', 'Head of Sales', 'Data Engineer', 'CEO', 'Head of Operations', 'Product Manager'];
const PAUSE_MS = 30;
/** A call that a kill has cut off is sent again, with its key, to the server that follows. */
const ANSWER_MAX_MS = 60_000;
const REPEATED_MAX_MS = 300_000;

/** An attempt that a kill has cut off may still be at work when it is repeated. */
const isToRepeat = (text: string) => text.includes('"CALL_IN_PROGRESS"');

/** People who use a product that is killed all the time, and what it has acknowledged to them. */
export class MixedLoad {
  /** Domains of companies that were added or imported. */
  readonly domains = new Set<string>();
  /** Ids of companies that were added one by one. */
  readonly added: string[] = [];
  readonly merged: { survivorId: string; otherId: string }[] = [];
  /** By what was done, how often. */
  readonly done: Record<string, number> = { added: 0, merged: 0, imported: 0, synced: 0, revealed: 0 };
  /** Answers that no kill explains. */
  readonly refusals: string[] = [];
  readonly #readOrigin: () => string;
  readonly #users: Promise<void>[];
  #isOver = false;

  /** @param readOrigin of the server that runs now */
  constructor(readOrigin: () => string, tracked: readonly { id: string }[]) {
    this.#readOrigin = readOrigin;
    this.#users = [
      this.#repeat((round) => this.#addAndMerge(round)),
      this.#repeat((round) => this.#import(round)),
      this.#repeat((round) => this.#sync(tracked[round % tracked.length]?.id ?? '')),
      this.#repeat((round) => this.#reveal(round)),
    ];
  }

  get total(): number {
    return Object.values(this.done).reduce((sum, times) => sum + times, 0);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#users);
  }

  async #repeat(use: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; !this.#isOver; round++) {
      await use(round);
      await sleep(PAUSE_MS);
    }
  }

  #count(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }

  async #addAndMerge(round: number): Promise<void> {
    const ids: string[] = [];
    for (const domain of [`pair-${round}.com`, `pair-${round}.org`]) {
      const company = await this.#send<{ id: string }>('/api/companies', { name: `Pair ${round}`, domain });
      if (company === null) return;
      ids.push(company.id);
      this.domains.add(domain);
      this.added.push(company.id);
      this.#count('added');
    }
    const [survivorId = '', otherId = ''] = ids;
    if (round % 2 === 1 || (await this.#send(`/api/companies/${survivorId}/merge`, { otherId })) === null) return;
    this.merged.push({ survivorId, otherId });
    this.#count('merged');
  }

  /** The file again and again until it is answered: importing it twice changes nothing. */
  async #import(round: number): Promise<void> {
    const domains = Array.from({ length: IMPORT_ROWS }, (_, at) => `import-${round}-${at}.com`);
    const rows = domains.map((domain, at) => `Import ${round} ${at},${domain},Software,${at + 1}`);
    const csv = ['name,domain,industry,employees', ...rows].join('\n');
    const result = await this.#untilAnswered(() => importCsv(this.#readOrigin(), csv, { asOf: '2026-03-01' }));
    if (result.failed > 0) this.refusals.push(`${result.failed} rows of import ${round}`);
    for (const domain of domains) this.domains.add(domain);
    this.#count('imported');
  }

  async #sync(companyId: string): Promise<void> {
    if ((await this.#send(`/api/companies/${companyId}/sync`, {})) !== null) this.#count('synced');
  }

  async #reveal(round: number): Promise<void> {
    const filters = { jobTitles: [TITLES[round % TITLES.length]], source: round % 2 === 0 ? 'apollo' : 'pdl' };
    const found = await this.#send<{ contacts: { id: string; reveal: object | null }[] }>(
      '/api/contacts/search',
      filters,
    );
    const hidden = (found?.contacts ?? []).filter(({ reveal }) => reveal !== null).map(({ id }) => id);
    const first = Math.floor(round / TITLES.length) * REVEALED_AT_ONCE;
    const ids = hidden.slice(first, first + REVEALED_AT_ONCE);
    if (ids.length > 0 && (await this.#send('/api/contacts/reveal', { ids })) !== null) this.#count('revealed');
  }

  /** @returns null where the product has refused it, which is noted */
  async #send<T>(path: string, body: object): Promise<T | null> {
    const key = randomUUID();
    const response = await this.#untilAnswered(async () => {
      const sent = await fetch(this.#readOrigin() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MAX_MS),
      });
      const text = await sent.text();
      if (sent.status >= 500 || isToRepeat(text)) throw new Error(`${sent.status} ${text}`);
      return { isOk: sent.ok, status: sent.status, text };
    });
    if (response.isOk) return JSON.parse(response.text) as T;
    this.refusals.push(`${path}: ${response.status} ${response.text}`);
    return null;
  }

  async #untilAnswered<T>(call: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + REPEATED_MAX_MS;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }
}
