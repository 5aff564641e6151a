import type { ImportPreview, ImportPreviewOptions, ImportRowKind, PlannedRow } from '../import-schemas.ts';
import { PLAN_ROWS_DEFAULT } from '../limits.ts';

type PageOptions = Pick<ImportPreviewOptions, 'planCursor' | 'planKind' | 'planLimit'>;

/** One page of a plan, chosen while the whole file is planned; no other row is kept in memory. */
export class PlanPage {
  readonly #counts = emptyKindCounts();
  readonly #rows: PlannedRow[] = [];
  readonly #kind: ImportRowKind | undefined;
  readonly #cursor: number;
  readonly #limit: number;
  #hasMore = false;

  constructor({ planCursor = 0, planKind, planLimit = PLAN_ROWS_DEFAULT }: PageOptions) {
    this.#cursor = planCursor;
    this.#kind = planKind;
    this.#limit = planLimit;
  }

  /** Whether rows of the next batch may still come onto it. */
  get isOpen(): boolean {
    return this.#rows.length < this.#limit;
  }

  add(rows: readonly PlannedRow[]): void {
    for (const row of rows) {
      this.#counts[row.kind]++;
      if (row.line <= this.#cursor || (this.#kind !== undefined && row.kind !== this.#kind)) continue;
      if (this.isOpen) this.#rows.push(row);
      else this.#hasMore = true;
    }
  }

  answer(): ImportPreview['plan'] {
    const nextCursor = this.#hasMore ? (this.#rows.at(-1)?.line ?? null) : null;
    return { rows: this.#rows, nextCursor, counts: this.#counts };
  }
}

export function emptyKindCounts(): Record<ImportRowKind, number> {
  return { created: 0, updated: 0, unchanged: 0, repeat: 0, refused: 0, failed: 0 };
}
