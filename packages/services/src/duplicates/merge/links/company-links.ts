import { CompanyChangeModel, CompanyNoteModel, ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import type { mongo } from 'mongoose';

/** A collection whose documents name a company in one field, and follow it in a merge. */
export interface CompanyLink {
  collectionName: string;
  field: string;
  /** The id as the field has it. */
  toValue: (id: mongo.ObjectId) => unknown;
}

const byId = (model: { collection: { collectionName: string } }): CompanyLink => ({
  collectionName: model.collection.collectionName,
  field: 'companyId',
  toValue: (id) => id,
});

export const COMPANY_LINKS: readonly CompanyLink[] = [
  byId(ContactModel),
  byId(LeadModel),
  byId(CompanyNoteModel),
  byId(CompanyChangeModel),
  { ...byId(OutreachMessageModel), toValue: (id) => id.toHexString() },
];
