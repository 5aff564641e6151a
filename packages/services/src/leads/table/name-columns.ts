import { BARE_NAMES, foldLeadHeader, type LeadColumn } from './lead-header-names.ts';

/** The columns of each field, best first. */
export type FoundColumns = Partial<Record<LeadColumn, number[]>>;

export const NAME_PARTS: ReadonlySet<LeadColumn> = new Set(['firstName', 'lastName']);

/** True for "Name" and the like, which may be the whole name or a part of it. */
export const isBareName = (headers: readonly string[], [at]: readonly number[] = []): boolean =>
  at !== undefined && BARE_NAMES.includes(foldLeadHeader(headers[at] ?? ''));

/**
 * "Vorname, Name" and "Prénom, Nom" mean the last name by "name", "Nombre, Apellidos" the first; "Full Name" is the whole
 * name beside a part of it, too. Pure.
 */
export function resolveNameColumns(headers: readonly string[], found: FoundColumns): FoundColumns {
  const { firstName = [], lastName = [], fullName = [] } = found;
  if (!isBareName(headers, fullName) || firstName.length > 0 === lastName.length > 0) return found;
  const isFirstKnown = firstName.length > 0;
  return { ...found, fullName: [], [isFirstKnown ? 'lastName' : 'firstName']: fullName };
}
