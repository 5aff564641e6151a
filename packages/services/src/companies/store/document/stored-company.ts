import type { CompanyDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import type { AggregateSettings } from '../../../settings/schemas.ts';
import { withValues } from '../../custom/company-values.ts';
import { originOfFacts } from '../../edit/field-origins.ts';
import { deriveFields } from '../../figures/derive-fields.ts';
import { deriveGrowth } from '../../figures/growth/derive-growth.ts';
import type { GrowthFigure } from '../../figures/growth/figure-near.ts';
import type { IdentifierOwners } from '../../identifiers/limit-identifiers.ts';
import { searchNameKey } from '../../search/fold-for-search.ts';
import type { FactsOrigin, MergeState, NamedFacts } from '../facts/company-facts.ts';
import type { ImportModeRule } from '../facts/import-mode.ts';
import { mergeFacts } from '../facts/merge-facts.ts';
import type { SourceNames } from '../facts/source-names.ts';

/** The search words follow from the other fields, so only the writer adds them. */
export type StoredCompany = Omit<CompanyDoc, 'words'>;

export interface StoreOptions {
  settings: AggregateSettings;
  now: Date;
  /** Marks new companies as fictional. */
  demo: boolean;
  /** Of what is written; a sync's names its source. */
  origin: FactsOrigin;
  /** Of new companies: what a user typed is theirs from the start. */
  locks?: readonly string[];
  /** Names and industries of tracked companies stay. */
  keepsNames?: boolean;
  /** The id of the one company that is created; without it, a new one. */
  newId?: mongo.ObjectId;
  /** What rows of a file may do; kept over its batches. Left out: everything. */
  mode?: Pick<ImportModeRule, 'refusalOf' | 'restrict'>;
  /** A plan names what each row changes. */
  describesRows?: boolean;
  /** Kept over the batches of one file, so that its first spelling of a source is that of all; its owner keeps it up to date. */
  sourceNames?: SourceNames;
  /** Kept over the batches of one file: an own identifier belongs to the first row that states it. */
  identifierOwners?: IdentifierOwners;
}

/** A company as it is stored first. */
export function newCompany(
  facts: NamedFacts,
  { settings, now, demo, origin, locks, newId }: StoreOptions,
): StoredCompany {
  const { name, domain, industry } = facts;
  const empty: MergeState = { name, industry, records: [], locations: [] };
  const { records, identifiers, identifierKeys } = mergeFacts(empty, facts, now).state;
  const created = originOfFacts(facts, origin, now);
  const company: StoredCompany = {
    _id: newId ?? new mongo.ObjectId(),
    name,
    nameKey: searchNameKey(name),
    domain,
    industry,
    records,
    ...deriveFields({ records, locks }, settings, now),
    growth: null,
    ...(locks && { locks: [...locks] }),
    origins: { created },
    ...(identifiers && { identifiers, identifierKeys }),
    ...(demo && { demo: true as const }),
    createdAt: now,
    updatedAt: now,
  };
  return withValues(company, facts.custom ?? {}, created);
}

/** A company whose records have changed, with everything that follows from them but for its growth. */
export function withDerivedFields(
  company: StoredCompany,
  { settings, now }: Pick<StoreOptions, 'settings' | 'now'>,
): StoredCompany {
  const derived = deriveFields(company, settings, now);
  return { ...company, nameKey: searchNameKey(company.name), ...derived, updatedAt: now };
}

/** The same with its growth. @param past its history as it is after the write */
export function withDerivedGrowth(
  company: StoredCompany,
  past: readonly GrowthFigure[],
  { settings, now }: Pick<StoreOptions, 'settings' | 'now'>,
): StoredCompany {
  const derived = withDerivedFields(company, { settings, now });
  return { ...derived, growth: deriveGrowth(derived, past, { settings, day: now }) };
}
