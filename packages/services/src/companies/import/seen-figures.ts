import { sourceKey } from '../figures/rule/source-key.ts';
import type { FigureFact } from '../store/facts/company-facts.ts';
import { seenNumber } from './seen-number.ts';

/** The figures of other days than that of the import which a file has named so far; most files name none. */
export class SeenFigures {
  readonly #seen = new Set<number>();
  readonly #today: number;

  /** @param today the day of figures without one */
  constructor(today: Date) {
    this.#today = today.getTime();
  }

  isOfToday({ asOf }: FigureFact): boolean {
    return asOf === null || asOf.getTime() === this.#today;
  }

  has(domain: string, figure: FigureFact): boolean {
    return this.#seen.has(numberOf(domain, figure));
  }

  add(domain: string, figure: FigureFact): void {
    this.#seen.add(numberOf(domain, figure));
  }
}

function numberOf(domain: string, { source, asOf }: FigureFact): number {
  return seenNumber([domain, sourceKey(source), asOf?.getTime() ?? '']);
}
