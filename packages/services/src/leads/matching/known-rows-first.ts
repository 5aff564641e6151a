import type { KeyedRow } from './group-by-key.ts';
import { joinKeys, type PreviousLead } from './previous-rows.ts';

/**
 * The positions of rows in the order in which they take their leads: unchanged rows of the last import, then changed
 * ones, then the rest. Pure. A new row with the address of a lead would otherwise take it from the row that it has, and
 * the next import, which knows both rows, would decide differently.
 */
export function knownRowsFirst(
  rows: readonly KeyedRow[],
  previous: ReadonlyMap<string, PreviousLead> = new Map(),
): number[] {
  const positions = rows.map((_, at) => at);
  if (previous.size === 0) return positions;
  const ranks = rows.map(({ keys }) => rankOf(previous.get(joinKeys(keys))));
  return [0, 1, 2].flatMap((rank) => positions.filter((at) => ranks[at] === rank));
}

function rankOf(previous: PreviousLead | undefined): number {
  if (previous === undefined) return 2;
  return previous.isSame ? 0 : 1;
}
