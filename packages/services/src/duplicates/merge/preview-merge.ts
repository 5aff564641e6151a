import {
  CompanyChangeModel,
  CompanyNoteModel,
  ContactModel,
  LeadModel,
  ObservationModel,
  OutreachMessageModel,
  ReportCampaignModel,
  ReportModel,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import { compareForMerge, contributionOf, listOwnColumns, loadMergeSides, showCompany } from '../../companies/index.ts';
import { getAggregateSettings } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { MergePreview, PreviewMergeInput } from '../schemas.ts';
import { findBlocker } from './find-blocker.ts';

/** What a merge would do, field by field. Changes nothing. @throws ServiceError not_found, invalid for one and the same */
export async function previewMerge({ ctx, input }: Verb<PreviewMergeInput>): Promise<MergePreview> {
  const sides = await loadMergeSides(input);
  const blockedBy = await findBlocker(sides);
  const { other, leftOut } = contributionOf(sides, { settings: await getAggregateSettings(), now: ctx.now() });
  const taken = other.records.map(({ source }) => source);
  const leftOutSources = sides.other.records.map(({ source }) => source).filter((source) => !taken.includes(source));
  return {
    survivor: await showCompany(sides.survivor),
    other: await showCompany(sides.other),
    fields: compareForMerge({ survivor: sides.survivor, other }, await listOwnColumns()),
    moves: { sources: other.records.length, ...(await countMoves(other._id, leftOut)) },
    leftOutSources,
    ...(blockedBy !== null && { blockedBy }),
  };
}

async function countMoves(companyId: mongo.ObjectId, leftOut: readonly string[]) {
  const id = companyId.toHexString();
  const [figures, contacts, leads, reports, campaigns, messages, notes, changes] = await Promise.all([
    ObservationModel.countDocuments({ companyId, connector: { $nin: [...leftOut] } }),
    ContactModel.countDocuments({ companyId }),
    LeadModel.countDocuments({ companyId }),
    ReportModel.countDocuments({ companyId }),
    ReportCampaignModel.countDocuments({ companyIds: id }),
    OutreachMessageModel.countDocuments({ companyId: id }),
    CompanyNoteModel.countDocuments({ companyId, removedAt: null }),
    CompanyChangeModel.countDocuments({ companyId }),
  ]);
  return { figures, contacts, leads, reports, campaigns, messages, notes, changes };
}
