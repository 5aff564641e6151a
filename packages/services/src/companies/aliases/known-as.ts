import type { CompanyChangeDoc, CompanyDoc } from '@workbench/db';
import type { CompanyAliases } from '../schemas.ts';

type Change = Pick<CompanyChangeDoc, 'at' | 'by' | 'kind' | 'details'>;
type Origin = CompanyAliases['domains'][number]['origin'];

/** Kinds of changes that name another domain or name of a company. */
export const NAMING_CHANGES = ['merged', 'unmerged', 'alias_added', 'edited', 'renamed'] as const;
const NAMES_MAX = 20;
const UNRECORDED: Origin = { by: 'unrecorded', summary: 'Not recorded', at: null };

/** By what else a company is known, with where that is from; `changes` are its own, newest first. Pure. */
export function knownAs(
  { name, aliases = [] }: Pick<CompanyDoc, 'name' | 'aliases'>,
  changes: readonly Change[],
): CompanyAliases {
  const undone = new Set(changes.flatMap(({ kind, details }) => (kind === 'unmerged' ? [details.mergeId] : [])));
  const named = changes.filter(({ kind, details }) => kind !== 'unmerged' && !undone.has(details.mergeId));
  const domains = named.flatMap((change) => valuesOf(change, 'domain'));
  const names = new Map<string, Origin>();
  for (const { value, origin } of named.flatMap((change) => valuesOf(change, 'name'))) {
    if (value !== name && !names.has(value)) names.set(value, origin);
  }
  return {
    domains: aliases.map((domain) => {
      const origins = domains.filter(({ value }) => value === domain).map(({ origin }) => origin);
      // One that was taken away and given back is still what it was.
      return { domain, origin: origins.find(({ by }) => by === 'merge') ?? origins.at(-1) ?? UNRECORDED };
    }),
    names: [...names].slice(0, NAMES_MAX).map(([one, origin]) => ({ name: one, origin })),
  };
}

/** The domains or names that a change names beside the present one. */
function valuesOf({ kind, by, at, details }: Change, field: 'domain' | 'name'): { value: string; origin: Origin }[] {
  const day = at.toISOString();
  if (kind === 'merged' || kind === 'alias_added') {
    const value = details[field];
    if (typeof value !== 'string') return [];
    const origin: Origin =
      kind === 'alias_added'
        ? addedBy(by, day)
        : {
            by: 'merge',
            summary: field === 'name' ? 'Merged into it' : `Of ${details.name}, which was merged into it`,
            at: day,
          };
    return [{ value, origin }];
  }
  const fields: unknown[] = Array.isArray(details.fields) ? details.fields : [];
  return fields.flatMap((one) => {
    const change = one as { field?: unknown; before?: unknown } | null;
    if (change?.field !== field || typeof change.before !== 'string') return [];
    const origin: Origin = { by: 'edit', summary: `Its ${field} until it was changed`, at: day };
    return [{ value: change.before, origin }];
  });
}

function addedBy({ kind, label }: Change['by'], at: string): Origin {
  if (kind === 'import')
    return { by: 'import', summary: label ? `Imported from ${label}` : 'Imported from a file', at };
  if (kind === 'person') return { by: 'person', summary: 'Entered by hand', at };
  return { by: 'script', summary: 'Set by a script', at };
}
