import { type CompanyIdentifierDoc, CompanyModel, ObservationModel, type StruckIdentifierDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { findCompany } from '../get-company.ts';
import { STRUCK_IDENTIFIERS_MAX } from '../limits.ts';
import type { CompanyIdentifierView, StrikeIdentifierInput } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { answersOf } from '../store/facts/answers-of-source.ts';
import type { WithdrawnSource } from '../store/facts/company-facts.ts';
import { findIdentifierKey } from './find-identifier.ts';
import { toIdentifierViews } from './identifier-view.ts';
import { leavesWith } from './leaves-with.ts';
import { withKeys } from './merge-identifiers.ts';

export interface StrikeOut {
  companyId: string;
  identifier: Pick<CompanyIdentifierDoc, 'kind' | 'value'>;
  reason: string;
  /** The sources whose answers came by it. */
  lost: readonly WithdrawnSource[];
}

/**
 * Takes an identifier out of a company, with the records, the history and the identifiers that came by it. They are kept
 * with it, in the write that takes them out, so that it can be restored; a killed process leaves only history behind, which
 * `resumeStrikes` removes.
 */
export async function strikeIdentifier(ctx: ServiceContext, strike: StrikeOut): Promise<CompanyIdentifierView[]> {
  const company = await changeCompany(ctx, strike.companyId, async (before, session) => {
    const after = await withoutIdentifier(ctx, before, strike);
    if (after instanceof ServiceError) return after;
    const { identifier, reason, lost } = strike;
    const details = { ...identifier, reason, sources: lost.map(({ source }) => source) };
    const struck = changeBy(ctx, before._id, { kind: 'identifier_struck', details });
    await session.planHistory([{ company: before, entries: [struck] }]);
    return after;
  });
  return endStrike(company);
}

/**
 * What a repeat of a strike-out, which was killed after it took the identifier out, has left to do.
 * @returns null when the company has no such strike-out
 */
export async function repeatStrike(input: StrikeIdentifierInput): Promise<CompanyIdentifierView[] | null> {
  const company = await findCompany(input.id);
  const { identifiers = [], struckIdentifiers = [] } = company;
  const key = findIdentifierKey(input, struckIdentifiers);
  const isStruck = struckIdentifiers.some((one) => companyIdentifierKey(one) === key);
  if (!isStruck || identifiers.some((one) => companyIdentifierKey(one) === key)) return null;
  return endStrike(company);
}

async function endStrike(company: StoredCompany): Promise<CompanyIdentifierView[]> {
  await finishStriking(company);
  return toIdentifierViews(company);
}

async function withoutIdentifier(
  ctx: ServiceContext,
  company: StoredCompany,
  { identifier, reason, lost }: StrikeOut,
): Promise<StoredCompany | ServiceError> {
  const { identifiers = [], struckIdentifiers = [], records } = company;
  const key = companyIdentifierKey(identifier);
  const struck = identifiers.find((one) => companyIdentifierKey(one) === key);
  if (struck === undefined) return new ServiceError('not_found', `The company has no identifier ${key}`);
  if (struckIdentifiers.length >= STRUCK_IDENTIFIERS_MAX) {
    return new ServiceError(
      'conflict',
      `At most ${STRUCK_IDENTIFIERS_MAX} identifiers can be struck out; restore one first`,
    );
  }
  const leaving = leavesWith(company, struck, lost);
  const observations = await readHistory(company._id, lost);
  const entry: StruckIdentifierDoc = {
    ...struck,
    reason,
    struckAt: ctx.now(),
    state: 'striking',
    removed: { ...leaving, observations },
  };
  const kept = identifiers.filter((one) => one !== struck && !leaving.identifiers.includes(one));
  return {
    ...company,
    ...withKeys(kept),
    records: records.filter((record) => !leaving.records.includes(record)),
    struckIdentifiers: [...struckIdentifiers, entry],
  };
}

async function readHistory(companyId: mongo.ObjectId, lost: readonly WithdrawnSource[]) {
  if (lost.length === 0) return [];
  const filter = { companyId, $or: lost.map(answersOf) };
  const history = await ObservationModel.collection.find(filter as mongo.Filter<mongo.Document>).toArray();
  return history as unknown as StruckIdentifierDoc['removed']['observations'];
}

/** Takes the history of struck identifiers out; repeatable. */
export async function finishStriking({ _id, struckIdentifiers = [] }: StoredCompany): Promise<void> {
  const pending = struckIdentifiers.filter(({ state }) => state === 'striking');
  if (pending.length === 0) return;
  const ids = pending.flatMap(({ removed }) => removed.observations.map((one) => one._id));
  if (ids.length > 0) await ObservationModel.deleteMany({ _id: { $in: ids } });
  await CompanyModel.collection.updateOne(
    { _id: new mongo.ObjectId(_id.toHexString()) },
    { $set: { 'struckIdentifiers.$[entry].state': 'struck' } },
    { arrayFilters: [{ 'entry.state': 'striking' }] },
  );
}
