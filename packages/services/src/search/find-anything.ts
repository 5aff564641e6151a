import { OutreachCampaignModel, ReportCampaignModel } from '@workbench/db';
import { listCompanies } from '../companies/index.ts';
import { listContacts } from '../contacts/index.ts';
import { pageLeads } from '../leads/index.ts';
import { listLists } from '../lists/index.ts';
import { findLatestVersions } from '../reports/index.ts';
import type { Verb } from '../shared/context.ts';
import { listViews } from '../views/index.ts';
import { hasWords, wordsPattern } from './name-words.ts';
import type { FindAnythingInput, FoundRecord, FoundRecords } from './schemas.ts';

/** Some records of each kind that match, by one call; each kind is found as by the search of its own screen. */
export async function findAnything(verb: Verb<FindAnythingInput>): Promise<FoundRecords> {
  const found = await Promise.all([findCompanies(verb), findPeople(verb), findWork(verb), findNamed(verb)]);
  return { items: found.flat() };
}

const NOTHING = { detail: null, companyId: null, listKind: null } as const;

/** With the latest report of each that has one. */
async function findCompanies({ ctx, input }: Verb<FindAnythingInput>): Promise<FoundRecord[]> {
  const { items } = await listCompanies({ ctx, input: { q: input.q, limit: input.limit, similar: true } });
  const reports = await findLatestVersions(items.map(({ id }) => id));
  return [
    ...items.map(({ id, name, domain }) => ({ ...NOTHING, kind: 'company' as const, id, title: name, detail: domain })),
    ...items.flatMap(({ id: companyId, name }) => {
      const report = reports.get(companyId);
      if (report === undefined) return [];
      const detail = `Version ${report.version}`;
      return [{ ...NOTHING, kind: 'report' as const, id: report._id, title: name, detail, companyId }];
    }),
  ];
}

/** Suppressed people are in neither list. */
async function findPeople({ ctx, input }: Verb<FindAnythingInput>): Promise<FoundRecord[]> {
  const { q, limit } = input;
  const [{ contacts }, { leads }] = await Promise.all([
    listContacts({ ctx, input: { q, limit } }),
    pageLeads({ ctx, input: { q, limit } }),
  ]);
  const position = (title: string | null, employer: string | null) =>
    [title, employer].filter(Boolean).join(', ') || null;
  return [
    ...contacts.map(({ id, name, title, organizationName }) => ({
      ...NOTHING,
      kind: 'contact' as const,
      id,
      title: name,
      detail: position(title, organizationName),
    })),
    ...leads.map(({ id, firstName, lastName, email, title, company }) => ({
      ...NOTHING,
      kind: 'lead' as const,
      id,
      title: [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'Lead without a name'),
      detail: position(title, company),
    })),
  ];
}

/** Campaigns of both kinds, the newest first. */
async function findWork({ input: { q, limit } }: Verb<FindAnythingInput>): Promise<FoundRecord[]> {
  const filter = { $and: wordsPattern(q).map((word) => ({ name: word })) };
  const [campaigns, outreach] = await Promise.all([
    ReportCampaignModel.find(filter, { name: 1 }).sort({ order: -1 }).limit(limit).lean(),
    OutreachCampaignModel.find(filter, { name: 1 }).sort({ order: -1 }).limit(limit).lean(),
  ]);
  return [
    ...campaigns.map(({ _id, name }) => ({ ...NOTHING, kind: 'campaign' as const, id: _id, title: name })),
    ...outreach.map(({ _id, name }) => ({ ...NOTHING, kind: 'outreachCampaign' as const, id: _id, title: name })),
  ];
}

async function findNamed({ ctx, input: { q, limit } }: Verb<FindAnythingInput>): Promise<FoundRecord[]> {
  const [lists, views] = await Promise.all([
    // Counting members would take longer than all the rest.
    listLists({ ctx, input: {} }, async () => new Map()),
    listViews({ ctx, input: {} }),
  ]);
  const matching = <Named extends { name: string }>(all: readonly Named[]) =>
    all.filter(({ name }) => hasWords(name, q)).slice(0, limit);
  return [
    ...matching(lists).map(({ id, name, kind }) => ({
      ...NOTHING,
      kind: 'list' as const,
      id,
      title: name,
      detail: kind === 'company' ? 'Companies' : 'People',
      listKind: kind,
    })),
    ...matching(views).map(({ id, name }) => ({ ...NOTHING, kind: 'view' as const, id, title: name })),
  ];
}
