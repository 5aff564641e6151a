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
import { compareForMerge, loadMergeSides, showCompany } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { MergePreview, PreviewMergeInput } from '../schemas.ts';
import { findBlocker } from './check-merge.ts';

/** What a merge would do, field by field. Changes nothing. @throws ServiceError not_found, invalid for one and the same */
export async function previewMerge({ input }: Verb<PreviewMergeInput>): Promise<MergePreview> {
  const sides = await loadMergeSides(input);
  const blockedBy = await findBlocker(sides);
  return {
    survivor: await showCompany(sides.survivor),
    other: await showCompany(sides.other),
    fields: compareForMerge(sides),
    moves: { sources: sides.other.records.length, ...(await countMoves(sides.other._id)) },
    ...(blockedBy !== null && { blockedBy }),
  };
}

async function countMoves(companyId: mongo.ObjectId) {
  const id = companyId.toHexString();
  const [figures, contacts, leads, reports, campaigns, messages, notes, changes] = await Promise.all([
    ObservationModel.countDocuments({ companyId }),
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
