import type { CompanyDoc } from '@workbench/db';
import type { DerivedFigures } from '../figures/derive-fields.ts';
import type { DerivedFrom } from '../figures/derived-from.ts';

/** The stored figures that a person sees; the others follow from them or only help to find companies. */
export const SHOWN_FIGURES = { aggregatedEmployeeCount: 1, dataQuality: 1 } as const;

export type ShownCompany = Pick<CompanyDoc, keyof typeof SHOWN_FIGURES> & DerivedFrom;

/** Whether a person would see another figure or another quality: what a preview and a recomputation count. */
export function isShownDifferently(stored: ShownCompany, derived: DerivedFigures): boolean {
  return (
    stored.aggregatedEmployeeCount !== derived.aggregatedEmployeeCount || stored.dataQuality !== derived.dataQuality
  );
}

/** The fields that have to be written; null when all are stored already. */
export function changedFigures<D extends Partial<CompanyDoc>>(
  stored: Partial<CompanyDoc>,
  derived: D,
): Partial<D> | null {
  const names = Object.keys(derived) as (keyof D & keyof CompanyDoc)[];
  const changed = names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(derived[name]));
  return changed.length === 0 ? null : (Object.fromEntries(changed.map((name) => [name, derived[name]])) as Partial<D>);
}
