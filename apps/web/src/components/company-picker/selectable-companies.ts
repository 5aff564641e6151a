import type { Company } from '@workbench/services/companies/schemas';
import { REPORT_COMPANIES_MAX } from '@workbench/services/reports/limits';

export type SelectableCompany = Pick<Company, 'id' | 'name' | 'domain' | 'industry' | 'aggregatedEmployeeCount'>;

/** Lower case and without accents, so that "cafe" finds "Café". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Those in whose name, domain or industry each typed word stands. */
export function filterCompanies<T extends SelectableCompany>(companies: readonly T[], text: string): readonly T[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return companies;
  return companies.filter(({ name, domain, industry }) => {
    const haystack = fold(`${name} ${domain} ${industry ?? ''}`);
    return words.every((word) => haystack.includes(word));
  });
}

/** A selection with one company more or less. */
export function toggleCompany(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A selection with these companies as well, as far as a run may have them. */
export function addAllCompanies(
  selected: ReadonlySet<string>,
  companies: readonly { id: string }[],
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const { id } of companies) {
    if (next.size >= REPORT_COMPANIES_MAX) break;
    next.add(id);
  }
  return next;
}
