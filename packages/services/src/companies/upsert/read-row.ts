import { type CompanyIdentifier, companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { ServiceError } from '../../shared/errors.ts';
import { companyNameProblem, oneLine } from '../company-name.ts';
import { FIRST_YEAR } from '../csv/read-date.ts';
import type { CustomValue, OwnColumnRule } from '../custom/own-column.ts';
import { readValues } from '../custom/read-values.ts';
import { mergeSpellings } from '../figures/merge-spellings.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { readTypedIdentifier } from '../identifiers/read-typed-identifier.ts';
import { readSourceName } from '../source-name.ts';
import { isInFuture } from '../store/facts/calendar-day.ts';
import type { FigureFact } from '../store/facts/company-facts.ts';
import { normalizeTags } from '../tags/normalize-tags.ts';
import { type UpsertFigure, type UpsertResult, type UpsertRow, upsertRowSchema } from './schemas.ts';

export type RowIssue = UpsertResult['issues'][number];

/** A row in the spelling of the store. */
export interface ReadRow {
  row: number;
  domain: string | null;
  id: string | null;
  identifier: CompanyIdentifier | null;
  name: string | null;
  industry: string | null;
  locations: string[];
  locationSource: string | null;
  figures: FigureFact[];
  identifiers: CompanyIdentifier[];
  custom: Readonly<Record<string, CustomValue | null>>;
  tags: string[];
  lists: string[];
}

export interface RowContext {
  now: Date;
  columns: readonly OwnColumnRule[];
  /** Ids of the lists of companies. */
  lists: ReadonlySet<string>;
}

const VALUE_SHOWN_MAX = 200;

/** One row, or all that is wrong with it. Pure. */
export function readRow(given: unknown, row: number, context: RowContext): ReadRow | RowIssue[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    const message = 'A row is a JSON object, as {"domain":"acme.com","name":"Acme"}; this is none';
    return [{ path: [], message, value: shown(given) }];
  }
  const parsed = upsertRowSchema.safeParse(given);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => issueAt(path as RowIssue['path'], message, given));
  }
  const { data } = parsed;
  const issues: RowIssue[] = [];
  const read = <T>(path: RowIssue['path'], work: () => T, instead: T): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const [inside] = error.issues;
      issues.push(issueAt([...path, ...(inside?.path ?? [])], error.message, given));
      return instead;
    }
  };
  const name = data.name === undefined ? null : oneLine(data.name);
  const nameProblem = name === null ? null : companyNameProblem(name);
  if (nameProblem !== null) issues.push(issueAt(['name'], nameProblem, given));
  if (data.domain === undefined && data.id === undefined && data.identifier === undefined) {
    issues.push(issueAt([], 'Give a key: domain, id or identifier', given));
  }
  const unknown = (data.lists ?? []).findIndex((id) => !context.lists.has(id));
  if (unknown >= 0) issues.push(issueAt(['lists', unknown], 'There is no list of companies with this id', given));
  const { identifier, identifiers = [] } = data;
  const result: ReadRow = {
    row,
    domain: read(['domain'], () => readDomain(data.domain), null),
    id: data.id?.toLowerCase() ?? null,
    identifier: read(['identifier'], () => (identifier ? readTypedIdentifier(identifier) : null), null),
    name,
    industry: data.industry === undefined ? null : oneLine(data.industry) || null,
    locations: mergeSpellings((data.locations ?? []).map(oneLine)),
    locationSource: read(['locationSource'], () => readLocationSource(data.locationSource), null),
    figures: readFigures(data, context.now, issues, given),
    identifiers: identifiers.flatMap((one, at) => read(['identifiers', at], () => [readTypedIdentifier(one)], [])),
    custom: read([], () => readValues(givenValues(given), context.columns), {}),
    tags: normalizeTags(data.tags ?? []),
    lists: [...new Set(data.lists)],
  };
  return issues.length > 0 ? issues : result;
}

/** As they were sent: the schema leaves out a column `__proto__`, which is none of the workspace's. */
const givenValues = (row: object): Record<string, unknown> => Reflect.get(row, 'custom') ?? {};

export const keyOf = (identifier: CompanyIdentifier): string => companyIdentifierKey(identifier);

function readDomain(text: string | undefined): string | null {
  if (text === undefined) return null;
  const parsed = parseDomain(text);
  if ('problem' in parsed) throw new ServiceError('invalid', parsed.problem);
  return parsed.domain;
}

function readLocationSource(text: string | undefined): string | null {
  if (text === undefined) return null;
  const read = readSourceName(text);
  if ('problem' in read) throw new ServiceError('invalid', read.problem);
  return read.name;
}

function readFigures({ figures = [] }: UpsertRow, now: Date, issues: RowIssue[], given: unknown): FigureFact[] {
  const named = new Map<string, number>();
  return figures.flatMap((figure, at) => {
    const earlier = named.get(sourceKey(figure.source));
    named.set(sourceKey(figure.source), at);
    const problem =
      earlier === undefined
        ? problemOf(figure, now)
        : { field: 'source', message: `Figure ${earlier} is of this source, too; give one for each source` };
    if (problem !== null) issues.push(issueAt(['figures', at, problem.field], problem.message, given));
    return problem === null ? [toFact(figure)] : [];
  });
}

function problemOf({ source, employeeCount, employeeMin, employeeMax, asOf }: UpsertFigure, now: Date) {
  const named = readSourceName(source);
  if ('problem' in named) return { field: 'source', message: named.problem };
  const isRange = employeeMin !== undefined || employeeMax !== undefined;
  if ((employeeCount !== undefined) === isRange) {
    return { field: 'employeeCount', message: 'Give employeeCount, or employeeMin with or without employeeMax' };
  }
  if (isRange && employeeMin === undefined) {
    return { field: 'employeeMin', message: 'Give the lower end of the range, 0 if there is none' };
  }
  if (employeeMin !== undefined && employeeMax !== undefined && employeeMin > employeeMax) {
    return { field: 'employeeMax', message: `The range ends below its beginning, ${employeeMin}` };
  }
  if (asOf === undefined) return null;
  if (isInFuture(new Date(asOf), now)) return { field: 'asOf', message: 'The day lies in the future' };
  const isEarly = new Date(asOf).getUTCFullYear() < FIRST_YEAR;
  return isEarly ? { field: 'asOf', message: `The day is before ${FIRST_YEAR}` } : null;
}

function toFact({ source, employeeCount, employeeMin = 0, employeeMax, ...said }: UpsertFigure): FigureFact {
  const range = { min: employeeMin, max: employeeMax ?? null };
  return {
    source: oneLine(source),
    headcount: employeeCount === undefined ? range : { value: employeeCount },
    asOf: said.asOf === undefined ? null : new Date(said.asOf),
    ...(said.kind && { kind: said.kind }),
    ...(said.scope && { scope: said.scope }),
    ...(said.url !== undefined && { url: said.url }),
  };
}

export function issueAt(path: RowIssue['path'], message: string, given: unknown): RowIssue {
  let value: unknown = given;
  for (const part of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  const isShown = value !== undefined && path.length > 0;
  return { path, message, value: isShown ? shown(value) : null };
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, VALUE_SHOWN_MAX);
