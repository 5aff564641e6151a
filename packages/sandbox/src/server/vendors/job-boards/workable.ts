import { hash } from '../../sandbox-world.ts';
import type { StoryJob } from '../../stories/types.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  decodedSegment,
  lookUpBoard,
  publishedJobs,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

/** No one's token: asked for it, the guard in front of Workable blocks the caller. */
export const WORKABLE_BLOCKED_TOKEN = 'asked-too-often';

/** Workable's widget: an unknown account is a 404, or an empty one. */
export const createWorkable = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'workable',
  hasHosts: false,
  limits: () => ({ minGapMs: 4500, concurrency: 1 }),
  answer({ method, path }, world) {
    const token = /^\/api\/v1\/widget\/accounts\/([^/]+)$/.exec(path)?.[1];
    if (method !== 'GET' || token === undefined) return { status: 404, body: { error: 'Not found' } };
    if (token === WORKABLE_BLOCKED_TOKEN) return blocked();
    const tenant = tenantOf(world, lookUp, 'workable', decodedSegment(token));
    if (tenant !== null) {
      const jobs = publishedJobs(tenant).map((job) => jobOf(tenant, job));
      return { body: { name: tenant.board.employer, description: null, jobs } };
    }
    return hash(token) % 2 === 0
      ? { status: 404, body: { error: 'Not found' } }
      : { body: { name: null, description: null, jobs: [] } };
  },
});
export const workableVendor = createWorkable(lookUpBoard);

function jobOf(_tenant: Tenant, job: StoryJob) {
  const isRemote = job.location === 'Remote';
  const [city = '', country = ''] = isRemote ? [] : (job.location ?? '').split(', ');
  const url = `https://apply.workable.com/j/${job.id}`;
  return {
    title: job.title,
    shortcode: job.id,
    code: '',
    employment_type: 'Full-time',
    telecommuting: isRemote,
    department: job.department ?? '',
    url,
    shortlink: url,
    application_url: `${url}/apply`,
    published_on: job.postedOn,
    created_at: job.postedOn,
    country,
    city,
    state: '',
    education: '',
    experience: '',
    function: job.department ?? '',
    industry: '',
  };
}

function blocked(): SandboxAnswer {
  const body =
    '<!DOCTYPE html><html><head><title>Access denied | apply.workable.com used Cloudflare to restrict access</title></head>' +
    '<body><h1>Error 1015</h1><p>You are being rate limited.</p></body></html>';
  return { status: 429, headers: { 'content-type': 'text/html; charset=UTF-8' }, body };
}
