import type { FailedRow, ParsedRow } from '../csv/read-companies.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { COMPANY_SOURCES_MAX } from '../limits.ts';
import type { NamedFacts } from '../store/company-facts.ts';
import type { RowChange } from '../store/plan.ts';

/** What a file has said so far: a later row of the same company may add a source's figure, and nothing else. */
export class SeenRows {
  readonly #sources = new Map<string, readonly string[]>();
  /** Most companies have the same sources, so a million of them share a few lists. */
  readonly #lists = new Map<string, readonly string[]>();

  has(domain: string): boolean {
    return this.#sources.has(domain);
  }

  /** The row's facts without what an earlier row said already; null when nothing is left. */
  newFactsOf(row: ParsedRow): NamedFacts | null {
    const known = this.#sources.get(row.domain);
    const added = new Set<string>();
    const figures = row.figures.filter(({ source }) => {
      const key = sourceKey(source);
      if (known?.includes(key) || added.has(key)) return false;
      added.add(key);
      return true;
    });
    if (known !== undefined && figures.length === 0) return null;
    this.#sources.set(row.domain, this.#shared([...(known ?? []), ...added]));
    if (known === undefined) return figures.length === row.figures.length ? row : { ...row, figures };
    // The first row gave the industry and the locations that belong to no source.
    return { ...row, figures, industry: null, locations: row.locationSource === null ? [] : row.locations };
  }

  isFull(domain: string): boolean {
    return (this.#sources.get(domain)?.length ?? 0) >= COMPANY_SOURCES_MAX;
  }

  #shared(sources: string[]): readonly string[] {
    const key = sources.join('\u0000');
    const list = this.#lists.get(key) ?? sources;
    this.#lists.set(key, list);
    return list;
  }
}

export interface DeduplicatedRows {
  rows: RowChange[];
  /** Rows that repeat an earlier one of the file and add nothing. */
  repeats: ParsedRow[];
  failures: FailedRow[];
}

/** Compares a batch with the rows before it; call it once per batch, in the file's order. */
export function deduplicateRows(batch: ParsedRow[], seen: SeenRows): DeduplicatedRows {
  const result: DeduplicatedRows = { rows: [], repeats: [], failures: [] };
  for (const row of batch) {
    if (row.figures.length > 0 && seen.isFull(row.domain)) {
      result.failures.push(tooManySources(row));
      continue;
    }
    const isRepeat = seen.has(row.domain);
    const facts = seen.newFactsOf(row);
    if (facts === null) result.repeats.push(row);
    else result.rows.push({ facts, isRepeat, line: row.line });
  }
  return result;
}

function tooManySources(row: ParsedRow): FailedRow {
  const reason = `More than ${COMPANY_SOURCES_MAX} sources for ${row.domain}; expected one column or row for each source`;
  return { line: row.line, column: null, value: null, reason, cells: row.cells };
}
