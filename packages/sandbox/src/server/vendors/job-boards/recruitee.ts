import type { StoryJob } from '../../stories/types.ts';
import type { SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  descriptionOf,
  lookUpBoard,
  numberOf,
  publishedJobs,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

/** Recruitee: a host for each employer. */
export const createRecruitee = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'recruitee',
  hasHosts: true,
  limits: () => ({ minGapMs: 400, concurrency: 2 }),
  answer({ method, host, path }, world) {
    const token = /^([a-z0-9-]+)\.recruitee\.com$/.exec(host)?.[1] ?? '';
    const isListRequest = method === 'GET' && path === '/api/offers/';
    const tenant = isListRequest ? tenantOf(world, lookUp, 'recruitee', token) : null;
    if (tenant === null) return { status: 404, body: { error: ['Not found'] } };
    return { body: { offers: publishedJobs(tenant).map((job) => offerOf(tenant, job)) } };
  },
});
export const recruiteeVendor = createRecruitee(lookUpBoard);

function offerOf(tenant: Tenant, job: StoryJob) {
  const { board } = tenant;
  const slug = `${job.title.toLowerCase().replace(/\W+/g, '-')}-${job.id}`;
  const url = `https://${board.token}.recruitee.com/o/${slug}`;
  const [city, country] = (job.location ?? '').split(', ');
  return {
    id: numberOf(job.id),
    slug,
    status: 'published',
    title: job.title,
    department: job.department,
    location: job.location,
    city: city ?? null,
    country: country ?? null,
    remote: job.location === 'Remote',
    hybrid: false,
    on_site: job.location !== 'Remote',
    employment_type_code: 'fulltime_permanent',
    company_name: board.employer,
    careers_url: url,
    careers_apply_url: `${url}/c/new`,
    created_at: `${job.postedOn} 08:00:00 UTC`,
    updated_at: `${job.postedOn} 16:02:37 UTC`,
    published_at: `${job.postedOn} 16:02:37 UTC`,
    close_at: null,
    description: descriptionOf(tenant, job),
    requirements: '<p>Curiosity.</p>',
    tags: [],
  };
}
