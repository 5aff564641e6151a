import type { StoryJob } from '../../stories/types.ts';
import type { SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  decodedSegment,
  descriptionOf,
  lookUpBoard,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

/** Ashby's posting API: everything in one answer, also what is not listed. */
export const createAshby = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'ashby',
  hasHosts: false,
  limits: () => ({ minGapMs: 400, concurrency: 2 }),
  answer({ method, path }, world) {
    const token = decodedSegment(/^\/posting-api\/job-board\/([^/]+)$/.exec(path)?.[1] ?? '');
    const tenant = method === 'GET' ? tenantOf(world, lookUp, 'ashby', token) : null;
    if (tenant === null) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not Found' };
    return { body: { apiVersion: '1', jobs: tenant.board.jobs.map((job) => jobOf(tenant, job)) } };
  },
});
export const ashbyVendor = createAshby(lookUpBoard);

function jobOf(tenant: Tenant, job: StoryJob) {
  const jobUrl = `https://jobs.ashbyhq.com/${encodeURIComponent(tenant.board.token)}/${job.id}`;
  return {
    id: job.id,
    title: job.title,
    department: job.department,
    team: job.department,
    employmentType: 'FullTime',
    location: job.location,
    secondaryLocations: [],
    isRemote: job.location === 'Remote',
    workplaceType: null,
    publishedAt: `${job.postedOn}T12:00:00.000+00:00`,
    isListed: job.isPublished,
    jobUrl,
    applyUrl: `${jobUrl}/application`,
    descriptionHtml: descriptionOf(tenant, job),
    descriptionPlain: descriptionOf(tenant, job).replace(/<[^>]+>/g, ' '),
    shouldDisplayCompensationOnJobPostings: false,
  };
}
