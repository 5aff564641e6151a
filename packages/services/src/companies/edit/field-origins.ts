import type { CompanyDoc, FieldOriginDoc, FieldOriginsDoc, SourceRecordDoc } from '@workbench/db';
import { MANUAL_CONNECTOR } from '../figures/manual-record.ts';
import type { CompanyFacts, FactsOrigin } from '../store/facts/company-facts.ts';

export type OriginField = Exclude<keyof FieldOriginsDoc, 'created'>;

/** Null for a value from before origins were recorded. Pure. */
export function originOf({ origins }: Pick<CompanyDoc, 'origins'>, field: OriginField): FieldOriginDoc | null {
  return origins?.[field] ?? origins?.created ?? null;
}

/** Of what one row of a file or one source says. Pure. */
export function originOfFacts(
  { locationSource, figures }: Pick<CompanyFacts, 'locationSource' | 'figures'>,
  origin: FactsOrigin,
  at: Date,
): FieldOriginDoc {
  if (origin.by !== 'sync') return { ...origin, at };
  const url = figures[0]?.url;
  return { ...origin, at, ...(locationSource !== null && { source: locationSource }), ...(url && { url }) };
}

/** A source's figure and locations have the origin of their record. Pure. */
export function originOfRecord(record: SourceRecordDoc, isDemo: boolean): FieldOriginDoc {
  const { source, file, url, asOf, fetchedAt } = record;
  const by = actorOf(record, isDemo);
  return {
    by,
    at: fetchedAt,
    ...(by !== 'person' && { source }),
    ...(file !== undefined && { file }),
    ...(url !== undefined && { url }),
    asOf,
  };
}

function actorOf({ connector, file, kind, asOfBasis }: SourceRecordDoc, isDemo: boolean): FieldOriginDoc['by'] {
  if (connector === MANUAL_CONNECTOR) return 'person';
  if (connector !== undefined) return 'sync';
  if (isDemo) return 'demo';
  // Answers of earlier versions have no connector, and what came in files says so.
  return asOfBasis === 'queried' && file === undefined && kind !== 'file' ? 'sync' : 'import';
}

/** The origins of a company's fields after their values have changed. Pure. */
export function withOrigins<S extends Pick<CompanyDoc, 'name' | 'industry' | 'origins'>>(
  before: S,
  after: S,
  origin: FieldOriginDoc,
): S {
  const changed: FieldOriginsDoc = {
    ...(after.name !== before.name && { name: origin }),
    ...(after.industry !== before.industry && { industry: origin }),
  };
  return Object.keys(changed).length === 0 ? after : { ...after, origins: { ...after.origins, ...changed } };
}
