import type { FieldOriginDoc, ObservationDoc } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { withValues } from '../custom/company-values.ts';
import type { CustomValue } from '../custom/own-column.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import type { CompanyField } from '../schemas.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import type { WithdrawnSource } from '../store/facts/company-facts.ts';
import { decideSuggestions, type SuggestionDecisions } from './decide-suggestions.ts';
import type { Given, GivenValues } from './given-values.ts';
import { withTypedHeadcount, withTypedLocations } from './typed-values.ts';
import { withoutAnswers } from './without-answers.ts';

export interface CompanyEdit extends SuggestionDecisions {
  values: GivenValues;
  /** Of own columns; null clears one. */
  custom: Readonly<Record<string, CustomValue | null>>;
  lock: readonly CompanyField[];
  unlock: readonly CompanyField[];
  /** Of what is locked as it is, and of own columns. */
  origin: FieldOriginDoc;
}

export interface AppliedEdit {
  after: StoredCompany;
  history: Omit<ObservationDoc, '_id'>[];
  /** Sources whose figures leave, with their history. */
  withdrawn: WithdrawnSource[];
}

/** A company after an edit, before its derived fields follow. What is set is locked, but for a headcount that is taken out. */
export function applyEdit(company: StoredCompany, edit: CompanyEdit, now: Date): AppliedEdit | ServiceError {
  const decided = decideSuggestions(company, edit);
  if (decided instanceof ServiceError) return decided;
  const values: GivenValues = { ...decided.accepted, ...edit.values };
  const origins = { ...company.origins };
  let after = decided.company;
  for (const field of ['name', 'domain', 'industry'] as const) {
    const given = values[field];
    if (given === undefined) continue;
    after = { ...after, [field]: given.value };
    origins[field] = given.origin;
  }
  const locks = new Set([...(company.locks ?? []), ...Object.keys(values), ...edit.lock]);
  const unlocked = new Set<string>(edit.unlock);
  if (values.headcount?.value === null) unlocked.add('headcount');
  const locations = values.locations ?? lockedNow(company, 'locations', edit);
  if (locations !== undefined) {
    after = withTypedLocations(after, locations.value, now);
    origins.locations = locations.origin;
  }
  const typed = values.headcount && withTypedHeadcount(after, values.headcount.value, now);
  after = typed?.company ?? after;
  if (edit.lock.includes('headcount') && !hasTypedHeadcount(after)) return nothingToLock();
  const ended = new Set([...Object.keys(values), ...unlocked]);
  const suggestions = (after.suggestions ?? []).filter(({ field }) => !ended.has(field));
  after = withValues(after, edit.custom, edit.origin);
  after = { ...after, origins, locks: [...locks].filter((field) => !unlocked.has(field)).sort(), suggestions };
  const isMoved = after.domain !== company.domain;
  const { company: kept, withdrawn } = isMoved ? withoutAnswers(after, now) : { company: after, withdrawn: [] };
  return { after: withSwappedAlias(kept, company.domain), history: typed?.history ?? [], withdrawn };
}

/** Where an alias becomes the domain, the former one is the alias; another domain replaces the former one. */
function withSwappedAlias(company: StoredCompany, former: string): StoredCompany {
  const { aliases = [], domain } = company;
  if (!aliases.includes(domain)) return company;
  return { ...company, aliases: [...aliases.filter((alias) => alias !== domain), former].sort() };
}

/** Locking locations as they are keeps those that the sources report now. */
function lockedNow(company: StoredCompany, field: 'locations', edit: CompanyEdit): Given<string[]> | undefined {
  if (!edit.lock.includes(field) || company.locks?.includes(field)) return undefined;
  return { value: company.locations, origin: edit.origin };
}

function hasTypedHeadcount({ records }: StoredCompany): boolean {
  const typed = findManualRecord(records);
  return typed !== null && recordHeadcount(typed) !== null;
}

function nothingToLock(): ServiceError {
  const message = 'There is no typed headcount to lock; enter one first';
  return new ServiceError('invalid', message, [{ path: ['lock'], message }]);
}
