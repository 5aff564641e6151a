import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { CompanyBatch, CompanyCsv } from '../csv/read-companies.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { loadCompanies } from '../store/plan/load-companies.ts';

type Stored = ReadonlyMap<string, StoredCompany>;

/** A batch of a file, and the companies of its rows by domain and alias. */
interface LoadedBatch {
  batch: CompanyBatch;
  stored: Promise<Stored>;
}

/** Reads one batch ahead, so that the database looks for its companies while the batch before is planned. */
export class ReadAhead {
  readonly #batches: ReturnType<CompanyCsv['batches']>;
  #next: Promise<LoadedBatch | null> | null = null;

  constructor(csv: Pick<CompanyCsv, 'batches'>) {
    this.#batches = csv.batches();
  }

  /** null: the file has ended. Its companies are as they were stored before the batches that are not written yet. */
  async next(): Promise<LoadedBatch | null> {
    const batch = await (this.#next ?? this.#read());
    this.#next = batch && this.#read();
    // Its failure is that of the call that asks for it; until then it must not count as unhandled.
    this.#next?.catch(() => undefined);
    return batch;
  }

  /** For companies that others may have written since they were read ahead. */
  reload(): void {
    const next = this.#next?.then((loaded) => loaded && load(loaded.batch));
    next?.catch(() => undefined);
    this.#next = next ?? null;
  }

  async close(): Promise<void> {
    await this.#batches.return(undefined);
  }

  async #read(): Promise<LoadedBatch | null> {
    const next = await this.#batches.next();
    return next.done ? null : load(next.value);
  }
}

function load(batch: CompanyBatch): LoadedBatch {
  const stored = loadBatch(batch);
  stored.catch(() => undefined);
  return { batch, stored };
}

/** The companies of the rows of a batch, by domain and alias. */
export function loadBatch({ rows }: CompanyBatch): Promise<Stored> {
  return withDatabaseRetry(() => loadCompanies(new Set(rows.map(({ domain }) => domain))));
}

/** By alias, the company that has it. */
export function ownersOfAliases(stored: Stored): Map<string, StoredCompany> {
  return new Map([...stored].filter(([key, { domain }]) => key !== domain));
}
