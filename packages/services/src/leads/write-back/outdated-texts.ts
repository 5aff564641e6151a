import type { CellPlan, WriteTarget } from './plan-cells.ts';
import type { LocatedSheet } from './sheet/locate-sheet.ts';

/** Texts that were written into a column of ours and have been replaced since. */
export interface OutdatedText {
  leadId: string;
  header: string;
  texts: string[];
}

/**
 * What was written before and stands in no row of its person any more, so that it is theirs who types it again. Pure.
 * @param plan of the sheet as it is after the writing
 */
export function outdatedTexts(
  { grid }: Pick<LocatedSheet, 'grid'>,
  { own, placed }: Pick<CellPlan, 'own' | 'placed'>,
  targets: readonly WriteTarget[],
): OutdatedText[] {
  return targets.flatMap(({ leadId, results, written }) => {
    const rows = placed.get(leadId) ?? [];
    return results.flatMap(({ header, value }) => {
      const column = own.get(header);
      if (column === undefined || value === null || rows.length === 0) return [];
      const texts = (written[header] ?? []).filter((text) => text !== value);
      const isPresent = rows.some((at) => texts.includes((grid[at]?.[column] ?? '').trim()));
      return texts.length === 0 || isPresent ? [] : [{ leadId, header, texts }];
    });
  });
}
