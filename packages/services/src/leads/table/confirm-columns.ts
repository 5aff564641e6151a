import { foldLeadHeader, type LeadColumn } from './lead-header-names.ts';
import type { FoundColumns } from './name-columns.ts';

/** A form of address in one list, and a job in the other. */
const TITLES: ReadonlySet<string> = new Set(['title', 'titre', 'titel', 'titulo']);
/** Says that someone has a job there, and nothing else. */
const JOB =
  /^(?:job|profession|profesion|poste$|intituledu?poste|fonction|funktion|position|puesto|cargo|beruf|stellen?bezeichnung)/;
/** A street beside a town; alone it may be the whole address. */
const ADDRESSES: ReadonlySet<string> = new Set(['address', 'adresse', 'direccion']);
/** Of a person, or of the company: beside both parts of a name only the cells would tell. */
const LEADS: ReadonlySet<string> = new Set(['lead', 'leadname']);
/** Of a place, or of a record: only the cells would tell. */
const STATES: ReadonlySet<string> = new Set(['estado', 'etat', 'status']);

/**
 * Headers that mean two things, decided by the headers beside them; what these leave open stays without a field. A list
 * is mapped without its rows, so that its file is written back by the same columns. Pure.
 */
export function confirmColumns(headers: readonly string[], found: FoundColumns): FoundColumns {
  const folded = headers.map(foldLeadHeader);
  const isOnly = (column: LeadColumn, names: ReadonlySet<string>) => {
    const [at] = found[column] ?? [];
    return at !== undefined && names.has(folded[at] ?? '');
  };
  const confirmed = { ...found };
  const job = folded.findIndex((name) => JOB.test(name));
  if (isOnly('title', TITLES) && job >= 0) confirmed.title = [job];
  if (isOnly('location', ADDRESSES) && (found.city ?? []).length > 0) confirmed.location = [];
  const hasParts = (found.firstName ?? []).length > 0 && (found.lastName ?? []).length > 0;
  if (isOnly('fullName', LEADS) && hasParts) confirmed.fullName = [];
  if (isOnly('state', STATES)) confirmed.state = [];
  return confirmed;
}
