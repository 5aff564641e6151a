import {
  ArchivedDocumentModel,
  CompanyNoteModel,
  ContactModel,
  LeadModel,
  OutreachMessageModel,
  ReportModel,
} from '@workbench/db';
import mongoose, { mongo } from 'mongoose';
import { expect } from 'vitest';
import { storeReportOf } from '../../../packages/services/src/reports/reports.fixtures.ts';

/** They stay when their company is deleted. */
const STAYING = [ContactModel, LeadModel, OutreachMessageModel].map(collectionNameOf);
/** They go into the trash with it. */
const GOING_ALONG = [CompanyNoteModel, ReportModel].map(collectionNameOf);

/** Contacts, leads, messages, notes and reports of the companies of a day. */
export class RecordsPeople {
  #added = 0;

  /** One of each. */
  async add(companyId: string): Promise<void> {
    const number = this.#added++;
    const ofCompany = { companyId: new mongo.ObjectId(companyId) };
    const person = { ...ofCompany, keys: [`email:person-${number}@example.com`] };
    const name = `Person ${number}`;
    await ContactModel.collection.insertOne({ ...person, name, words: [], notes: [], formerIds: [] } as never);
    await LeadModel.collection.insertOne({ ...person, firstName: name, listIds: [], revision: 1 } as never);
    const message = { _id: `message-${number}`, campaignId: 'campaign', recipientKey: person.keys[0] };
    await OutreachMessageModel.collection.insertOne({ ...person, ...message, companyId } as never);
    await CompanyNoteModel.collection.insertOne({ ...ofCompany, text: 'Called', at: new Date(0) } as never);
    await storeReportOf(companyId, `report-${number}`);
  }

  /** None is lost, and none names a company that is part of another one. */
  async check(merged: ReadonlySet<string>): Promise<void> {
    for (const name of [...STAYING, ...GOING_ALONG]) {
      const archived = await ArchivedDocumentModel.find({ collectionName: name }).lean();
      const stored = await mongoose.connection.collection(name).find().toArray();
      const documents = [...stored, ...archived.map(({ document }) => document)];
      expect(documents.length, name).toBe(this.#added);
      const lost = documents.map(({ companyId }) => String(companyId)).filter((id) => merged.has(id));
      expect(lost, `${name} of merged companies`).toEqual([]);
    }
  }
}

function collectionNameOf({ collection }: { collection: { collectionName: string } }): string {
  return collection.collectionName;
}
