import { parseDomain } from '@workbench/identity/domain/domain-key';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { companyNameProblem, oneLine } from '../company-name.ts';
import type { OwnColumnRule } from '../custom/own-column.ts';
import { readValues } from '../custom/read-values.ts';
import { mergeSpellings } from '../figures/merge-spellings.ts';
import type { UpdateCompanyInput } from '../schemas.ts';
import { isInFuture } from '../store/facts/calendar-day.ts';
import type { FactsOrigin } from '../store/facts/company-facts.ts';
import type { CompanyEdit } from './apply-edit.ts';
import type { GivenValues } from './given-values.ts';

/** What an edit asks for, spelled as the importer spells it. @throws ServiceError invalid */
export function readEdit(
  input: UpdateCompanyInput,
  by: FactsOrigin,
  { now, columns }: { now: Date; columns: readonly OwnColumnRule[] },
): CompanyEdit {
  const origin = { ...by, at: now };
  const custom = readValues(input.custom ?? {}, columns);
  const values: GivenValues = {
    ...(input.name !== undefined && { name: { value: readName(input.name), origin } }),
    ...(input.domain !== undefined && { domain: { value: readDomain(input.domain), origin } }),
    ...(input.industry !== undefined && { industry: { value: oneLine(input.industry ?? '') || null, origin } }),
    ...(input.locations && { locations: { value: mergeSpellings(input.locations.map(oneLine)), origin } }),
    ...(input.headcount !== undefined && { headcount: { value: readHeadcount(input.headcount, now), origin } }),
  };
  const { lock = [], unlock = [], acceptSuggestions = [], dismissSuggestions = [] } = input;
  const both = lock.find((field) => unlock.includes(field));
  if (both !== undefined) throw invalid('unlock', `"${both}" can't be locked and unlocked at once`);
  const twice = acceptSuggestions.find((id) => dismissSuggestions.includes(id));
  if (twice !== undefined) throw invalid('dismissSuggestions', 'A suggestion is either accepted or dismissed');
  const isEmpty = [Object.keys(values), Object.keys(custom), lock, unlock, acceptSuggestions, dismissSuggestions].every(
    ({ length }) => length === 0,
  );
  if (isEmpty) throw new ServiceError('invalid', 'Nothing to change; give a field, a lock or a suggestion');
  return { values, custom, lock, unlock, accept: acceptSuggestions, dismiss: dismissSuggestions, origin };
}

/** A script is no person, but what it sets is as deliberate. */
export function originOfActor(actor: ServiceContext['actor']): FactsOrigin {
  return actor === 'person' ? { by: 'person' } : { by: 'person', source: 'a script' };
}

function readName(text: string): string {
  const name = oneLine(text);
  const problem = companyNameProblem(name);
  if (problem !== null) throw invalid('name', problem);
  return name;
}

function readDomain(text: string): string {
  const parsed = parseDomain(text);
  if ('problem' in parsed) throw invalid('domain', parsed.problem);
  return parsed.domain;
}

function readHeadcount(typed: UpdateCompanyInput['headcount'], now: Date) {
  if (!typed) return null;
  const asOf = new Date(`${typed.asOf}T00:00:00Z`);
  if (isInFuture(asOf, now)) throw invalid('headcount', `The day ${typed.asOf} lies in the future`);
  return { headcount: { value: typed.employeeCount }, asOf, reason: oneLine(typed.reason) };
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: [field], message }]);
}
