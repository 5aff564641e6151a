import { type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { withFindings } from '../../packages/services/src/leads/findings/lead-findings.ts';

export const LEADS = 50_000;
const LISTS = 5;
const BATCH = 5000;
const STATUSES = ['pending', 'enriching', 'completed', 'completed', 'completed', 'failed'];
const FIRST_NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const TITLES = ['Engineer', 'Head of Operations', 'Buyer', 'Director', 'Analyst'];
const SOURCES = ['pdl', 'website', 'wikidata', 'companies'];
const FIRST_AT = Date.UTC(2026, 0, 1);

export const leadListId = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

/** Of a page that begins behind half of the leads. */
export const MIDDLE_CURSOR = `${new Date(FIRST_AT + (LEADS / 2) * 1000).toISOString()}_${'0'.repeat(24)}`;

/** In the place of those that are there: leads as an enrichment leaves them, with their steps, origins and logs. */
export async function putLeads(count = LEADS): Promise<void> {
  await LeadModel.collection.deleteMany({});
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    await LeadModel.collection.insertMany(Array.from({ length: size }, (_, at) => leadAt(from + at)));
  }
}

function leadAt(at: number): LeadDoc {
  const firstName = FIRST_NAMES[at % FIRST_NAMES.length] ?? '';
  const lastName = `Last${at % 3001}`;
  const title = TITLES[at % TITLES.length] ?? '';
  const company = `Firm${at % 977}`;
  const email = `person${at}@${company.toLowerCase()}.example`;
  const words = [email, firstName, lastName, ...title.split(' '), company, `person${at}`, 'example'];
  const createdAt = new Date(FIRST_AT + at * 1000);
  return withFindings({
    _id: new Types.ObjectId(),
    keys: [`email:${email}`],
    nameKey: `name:${firstName} ${lastName}|${company}`.toLowerCase(),
    contactId: null,
    listIds: [leadListId(at % LISTS)],
    firstName,
    lastName,
    title,
    company,
    email,
    linkedinUrl: `https://www.linkedin.com/in/person${at}-example`,
    phone: null,
    location: 'Berlin, Germany',
    industry: 'Software',
    origins: originsAt(createdAt),
    sources: [{ source: 'pdl', id: `pdl-${at}` }],
    organizationDomain: `${company.toLowerCase()}.example`,
    companyId: null,
    enrichmentStatus: STATUSES[at % STATUSES.length] ?? 'pending',
    runId: null,
    steps: stepsAt(createdAt),
    suggestions: [],
    candidates: [],
    needsReview: at % 50 === 0,
    log: SOURCES.map((source) => ({
      step: 'pdl_search',
      source,
      outcome: 'found',
      message: null,
      credits: 1,
      at: createdAt,
      durationMs: 400,
    })),
    words: words.map((word) => word.toLowerCase()),
    createdAt,
    updatedAt: createdAt,
    revision: 1,
  });
}

function originsAt(at: Date): LeadDoc['origins'] {
  const given = { source: 'sheet', at, confidence: null, isLocked: true };
  const found = { source: 'pdl', at, confidence: 0.9, isLocked: false };
  return {
    firstName: given,
    lastName: given,
    company: given,
    email: given,
    title: found,
    location: found,
    industry: found,
    linkedinUrl: found,
  };
}

function stepsAt(at: Date): LeadDoc['steps'] {
  const ended = { state: 'completed', source: 'pdl', confidence: 0.9, credits: 1, message: null, at, durationMs: 900 };
  return { pdl_search: ended, linkedin_discovery: ended, company_research: ended, write_back: ended };
}
