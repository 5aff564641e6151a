import { locationKey, SPELLING_RANK_MAX, spellingRank } from '../figures/merge-spellings.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { seenNumber } from './seen-number.ts';

const ANY_SOURCE = '';

/** The locations that a file has named so far, as numbers: a million companies have too many to keep as text. */
export class SeenLocations {
  readonly #seen = new Set<number>();

  /** @param source null: of no source, so that one of any source is the same */
  has(domain: string, source: string | null, location: string): boolean {
    for (let rank = spellingRank(location); rank <= SPELLING_RANK_MAX; rank++) {
      if (this.#seen.has(numberOf(domain, source, location, rank))) return true;
    }
    return false;
  }

  add(domain: string, source: string | null, location: string): void {
    const rank = spellingRank(location);
    this.#seen.add(numberOf(domain, null, location, rank));
    if (source !== null) this.#seen.add(numberOf(domain, source, location, rank));
  }
}

function numberOf(domain: string, source: string | null, location: string, rank: number): number {
  const key = source === null ? ANY_SOURCE : sourceKey(source);
  return seenNumber([domain, key, locationKey(location), rank]);
}
