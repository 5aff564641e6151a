import type { CellPlan, WriteTarget } from './plan-cells.ts';
import type { LocatedSheet } from './sheet/locate-sheet.ts';

/** Texts that were written into a column of ours and have been replaced since. */
export interface OutdatedText {
  leadId: string;
  header: string;
  texts: string[];
}

/**
 * Texts that were written earlier and are no longer in their person's row: if they appear again, a user typed them.
 * Pure.
 * @param plan of the sheet after the write-back
 */
export function outdatedTexts(
  { grid }: Pick<LocatedSheet, 'grid'>,
  { own, matched }: Pick<CellPlan, 'own' | 'matched'>,
  targets: readonly WriteTarget[],
): OutdatedText[] {
  return targets.flatMap(({ leadId, results, written }) => {
    const rows = matched.get(leadId) ?? [];
    return results.flatMap(({ header, value }) => {
      const column = own.get(header);
      if (column === undefined || value === null || rows.length === 0) return [];
      const texts = (written[header] ?? []).filter((text) => text !== value);
      const isPresent = rows.some((at) => texts.includes((grid[at]?.[column] ?? '').trim()));
      return texts.length === 0 || isPresent ? [] : [{ leadId, header, texts }];
    });
  });
}
