import { fold } from '@workbench/text/fold';
import { CITY_TABLE } from './city-names.gen.ts';

export interface KnownCity {
  /** ISO code of two letters. */
  country: string;
  /** As English writes it. */
  name: string;
  /** The name alone identifies the country. */
  isUnmistakable: boolean;
}

let cities: ReadonlyMap<string, readonly KnownCity[]> | null = null;

/** The large cities of a name, in whatever country. Pure. */
export function knownCities(name: string): readonly KnownCity[] {
  cities ??= readTable();
  const key = fold(name);
  return cities.get(key) ?? cities.get(withoutUmlautPairs(key)) ?? [];
}

/** "duesseldorf" → "dusseldorf", as Germans write where there are no umlauts. */
function withoutUmlautPairs(key: string): string {
  return key.replace(/([aou])e/g, '$1');
}

function readTable(): ReadonlyMap<string, readonly KnownCity[]> {
  const table = new Map<string, KnownCity[]>();
  for (const line of CITY_TABLE.trim().split('\n')) {
    const country = line.slice(0, 2);
    for (const entry of line.slice(3).split(', ')) {
      const isUnmistakable = !entry.startsWith('*');
      const [name = '', ...others] = entry.replace('*', '').split('|');
      for (const key of new Set([name, ...others].map(fold))) {
        table.set(key, [...(table.get(key) ?? []), { country, name, isUnmistakable }]);
      }
    }
  }
  return table;
}
