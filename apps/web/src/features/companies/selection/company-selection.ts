import type { CompanyFilter } from '@workbench/services/companies/filter';
import type { CompanySelectionInput } from '@workbench/services/companies/schemas';
import { formatNumber } from '../../../lib/format/format.ts';
import { type ChosenRows, chosenCount } from '../../../lib/state/chosen-rows.ts';
import type { Found } from '../table/company-labels.ts';

interface ShownCompanies {
  q: string;
  filter: CompanyFilter | null;
}

/** The chosen companies as calls take them. Pure. */
export function toSelection({ isAll, ids }: ChosenRows, { q, filter }: ShownCompanies): CompanySelectionInput {
  if (!isAll) return { ids: [...ids] };
  return {
    ...(filter !== null && { filter }),
    ...(q !== '' && { q, similar: true }),
    ...(filter === null && q === '' && { all: true as const }),
    ...(ids.size > 0 && { except: [...ids] }),
  };
}

/** How many are chosen; null when only the server can say, as the list counts no further. */
export function selectedCount(chosen: ChosenRows, found: Found | null): number | null {
  if (!chosen.isAll) return chosen.ids.size;
  return found === null || found.totalIsCapped ? null : chosenCount(chosen, found.total);
}

/** "12,408" or "1,000+" companies match, where they are more than the chosen ones; null otherwise. */
export function matchingText(found: Found | null, count: number | null): string | null {
  if (found === null || count === null) return null;
  const { total, totalIsCapped } = found;
  return totalIsCapped ? `${formatNumber(total)}+` : total > count ? formatNumber(total) : null;
}
