import type { CompanyIds } from '@workbench/connectors/types';
import type { SourceOutcomeDoc } from '@workbench/db';
import { isRegisterKind } from '@workbench/identity/company-identifiers/kinds';
import { companyIdentifierKey, parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import { type IdentifierFact, readStoredIdentifiers } from '../../../companies/index.ts';
import { withDatabaseRetry } from '../../../shared/database/with-retry.ts';
import { believedIds } from './known-ids.ts';

/** What a user or a file says of a company's identifiers: sources are queried by it, and never by what was struck out. */
export interface OwnIdentifiers {
  /** By kind: the one that was entered last, by hand before by file. */
  own: Record<string, string>;
  /** The keys of those that were struck out. */
  struck: ReadonlySet<string>;
}

export async function readOwnIdentifiers(companyId: string): Promise<OwnIdentifiers> {
  const stored = await withDatabaseRetry(() => readStoredIdentifiers(companyId));
  const entered = (stored?.identifiers ?? [])
    .filter(({ by, kind }) => by !== 'sync' && isRegisterKind(kind))
    .sort((a, b) => a.by.localeCompare(b.by) || a.at.getTime() - b.at.getTime());
  return {
    // A person's come last and win.
    own: Object.fromEntries(entered.map(({ kind, value }) => [kind, value])),
    struck: new Set((stored?.struckIdentifiers ?? []).map(companyIdentifierKey)),
  };
}

/** The believed identifiers that sources state, each with the one that states it. Pure. */
export function sourceIdentifiers(
  outcomes: readonly SourceOutcomeDoc[],
  { own, struck }: OwnIdentifiers,
  now: Date,
): IdentifierFact[] {
  const believed = Object.entries(believedIds(outcomes, own) as CompanyIds) as [string, string][];
  return believed.flatMap(([kind, value]) => {
    const stating = outcomes.find(({ ids }) => ids?.[kind] === value);
    const read = parseIdentifier(kind, value);
    const identifier = 'problem' in read ? { kind, value } : read;
    if (stating === undefined || struck.has(companyIdentifierKey(identifier))) return [];
    const { id: connector, source, at, askedAt } = stating;
    return [{ ...identifier, by: 'sync' as const, source, connector, at: at ?? askedAt ?? now }];
  });
}
