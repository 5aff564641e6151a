import { type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { AT } from '../../shared/saved-people.fixtures.ts';
import { leadSearchWords } from './search-words.ts';

let count = 0;

/** Someone from a sheet, with a mailbox of their own and nothing else unless it is given. */
export function leadDoc(parts: Partial<LeadDoc> = {}): LeadDoc {
  const email = `person${++count}@acme.example`;
  const lead: LeadDoc = {
    _id: new Types.ObjectId(),
    keys: [`email:${parts.email ?? email}`],
    nameKey: null,
    contactId: null,
    listIds: [],
    firstName: 'Marta',
    lastName: 'Oliveira',
    title: null,
    company: null,
    email,
    linkedinUrl: null,
    phone: null,
    location: null,
    industry: null,
    origins: {},
    sources: [],
    organizationDomain: null,
    companyId: null,
    enrichmentStatus: 'pending',
    runId: null,
    steps: {},
    suggestions: [],
    candidates: [],
    needsReview: (parts.candidates ?? []).length > 0,
    log: [],
    words: [],
    createdAt: AT,
    updatedAt: AT,
    revision: 1,
    ...parts,
  };
  return { ...lead, words: leadSearchWords(lead) };
}

export async function putLead(parts: Partial<LeadDoc> = {}): Promise<LeadDoc> {
  const lead = leadDoc(parts);
  await LeadModel.collection.insertOne(lead);
  return lead;
}
