import type { StoryTrial } from '../../stories/types.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { companiesNamed, lookUpStory, type StoryLookup, unknownIn } from './story-search.ts';

const KNOWN = ['query.lead', 'filter.overallStatus', 'countTotal', 'pageSize', 'pageToken', 'format'];
const STATUSES = ['RECRUITING', 'ACTIVE_NOT_RECRUITING', 'NOT_YET_RECRUITING', 'COMPLETED', 'TERMINATED', 'WITHDRAWN'];
const PAGE_SIZE = 10;
const PAGE_SIZE_MAX = 1000;

/** ClinicalTrials.gov, version 2: page after page by a token that says nothing to its reader. */
export const createClinicalTrials = (lookUp: StoryLookup<'trials'>): SandboxVendor => ({
  id: 'clinical-trials',
  hasHosts: false,
  limits: () => ({ minGapMs: 300, concurrency: 2 }),
  answer({ method, path, query }, world) {
    if (method !== 'GET' || path !== '/api/v2/studies') return refused('Not found', 404);
    const unknown = unknownIn(query, KNOWN);
    if (unknown !== undefined) return refused(`Unknown parameter: ${unknown}`);
    const statuses = query.get('filter.overallStatus')?.split(',') ?? STATUSES;
    const wrong = statuses.find((status) => !STATUSES.includes(status));
    if (wrong !== undefined) return refused(`\`filter.overallStatus\` parameter has incorrect value: ${wrong}`);
    const pageSize = Math.min(Number(query.get('pageSize') ?? PAGE_SIZE), PAGE_SIZE_MAX);
    const start = startOf(query.get('pageToken'));
    if (start === null || !Number.isInteger(pageSize)) return refused('`pageToken` parameter is incorrect');

    const found = companiesNamed(world, query.get('query.lead') ?? '')
      .flatMap((company) => lookUp(company, world.now()).trials)
      .filter(({ status }) => statuses.includes(status));
    const isMore = found.length > start + pageSize;
    return {
      body: {
        ...(query.get('countTotal') === 'true' && { totalCount: found.length }),
        studies: found.slice(start, start + pageSize).map(studyOf),
        ...(isMore && { nextPageToken: tokenOf(start + pageSize) }),
      },
    };
  },
});
export const clinicalTrialsVendor = createClinicalTrials(lookUpStory);

const tokenOf = (start: number) => Buffer.from(`from:${start}`).toString('base64url');

/** null for a token that was never given out. */
function startOf(token: string | null): number | null {
  if (token === null) return 0;
  const start = /^from:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  return start === undefined ? null : Number(start);
}

function studyOf({ nctId, title, status, startedOn, sponsor, contactEmail }: StoryTrial): object {
  const contact = { name: 'Study Desk', role: 'CONTACT', email: contactEmail };
  return {
    protocolSection: {
      identificationModule: { nctId, briefTitle: title, organization: { fullName: sponsor, class: 'INDUSTRY' } },
      statusModule: { overallStatus: status, startDateStruct: { date: startedOn, type: 'ACTUAL' } },
      sponsorCollaboratorsModule: { leadSponsor: { name: sponsor, class: 'INDUSTRY' } },
      designModule: { studyType: 'INTERVENTIONAL', phases: ['PHASE2'] },
      // Left out where no one is named.
      ...(contactEmail !== null && { contactsLocationsModule: { centralContacts: [contact] } }),
    },
    hasResults: false,
  };
}

const refused = (body: string, status = 400): SandboxAnswer => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});
