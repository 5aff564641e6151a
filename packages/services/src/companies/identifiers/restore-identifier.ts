import { CompanyModel, ObservationModel, type SourceRecordDoc, type StruckIdentifierDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { mongo } from 'mongoose';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { findCompany } from '../get-company.ts';
import type { CompanyIdentifierView, IdentifierInput } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { findIdentifierKey } from './find-identifier.ts';
import { toIdentifierViews } from './identifier-view.ts';
import { mergeIdentifiers } from './merge-identifiers.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * Takes a strike-out back: the identifier counts again, with the records and the history that left with it, as far as their
 * source has not said anything newer.
 * @throws ServiceError 'not_found' when it is not struck out, 'conflict' when an own one is another company's by now
 */
export async function restoreIdentifier({ ctx, input }: Verb<IdentifierInput>): Promise<CompanyIdentifierView[]> {
  const company = await findCompany(input.id);
  const entry = entryOf(company, findIdentifierKey(input, company.struckIdentifiers ?? []));
  if (entry === undefined && ctx.isRepeat === true && hasIdentifier(company, input)) return toIdentifierViews(company);
  if (entry === undefined) throw new ServiceError('not_found', `The company has no struck identifier ${input.value}`);
  const refusal = await refuseTaken(company, entry);
  if (refusal !== null) throw refusal;
  return toIdentifierViews(await finishRestoring(ctx, company, entry));
}

export async function finishRestoring(
  ctx: ServiceContext,
  company: Pick<StoredCompany, '_id'>,
  entry: StruckIdentifierDoc,
): Promise<StoredCompany> {
  const key = companyIdentifierKey(entry);
  await CompanyModel.collection.updateOne(
    { _id: company._id },
    { $set: { 'struckIdentifiers.$[entry].state': 'restoring' } },
    { arrayFilters: [{ 'entry.kind': entry.kind, 'entry.value': entry.value }] },
  );
  await restoreHistory(entry);
  return changeCompany(ctx, company._id.toHexString(), async (before, session) => {
    const present = entryOf(before, key);
    if (present === undefined) return before;
    const details = { kind: entry.kind, value: entry.value };
    const restored = changeBy(ctx, before._id, { kind: 'identifier_restored', details });
    await session.planHistory([{ company: before, entries: [restored] }]);
    return withIdentifier(before, present, ctx.now());
  });
}

function hasIdentifier({ identifiers = [] }: StoredCompany, input: IdentifierInput): boolean {
  const key = findIdentifierKey(input, identifiers);
  return identifiers.some((one) => companyIdentifierKey(one) === key);
}

async function restoreHistory({ removed: { observations } }: StruckIdentifierDoc): Promise<void> {
  if (observations.length === 0) return;
  await ObservationModel.collection.bulkWrite(
    observations.map(({ _id, ...figure }) => ({
      updateOne: {
        filter: {
          companyId: figure.companyId,
          source: figure.source,
          asOf: figure.asOf,
        } as mongo.Filter<mongo.Document>,
        update: { $setOnInsert: { _id, ...figure } },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

function withIdentifier(company: StoredCompany, entry: StruckIdentifierDoc, now: Date): StoredCompany {
  const { reason: _r, struckAt: _s, state: _t, removed, ...identifier } = entry;
  const rest = (company.struckIdentifiers ?? []).filter((one) => one !== entry);
  const isSaid = (record: SourceRecordDoc) => company.records.some((known) => isSameOrigin(known, record));
  const records = [...company.records, ...removed.records.filter((record) => !isSaid(record))];
  const state = { ...company, records, struckIdentifiers: rest };
  return mergeIdentifiers(state, { identifiers: [identifier, ...removed.identifiers] }, now);
}

function isSameOrigin(a: SourceRecordDoc, b: SourceRecordDoc): boolean {
  return (a.connector !== undefined && a.connector === b.connector) || sourceKey(a.source) === sourceKey(b.source);
}

function entryOf(
  { struckIdentifiers = [] }: Pick<StoredCompany, 'struckIdentifiers'>,
  key: string,
): StruckIdentifierDoc | undefined {
  return struckIdentifiers.find((one) => companyIdentifierKey(one) === key);
}
