import type { StoryJob } from '../../stories/types.ts';
import type { SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  decodedSegment,
  lookUpBoard,
  numberIn,
  publishedJobs,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

const PAGE_MAX = 100;

/** SmartRecruiters' posting API: an unknown company has nothing open, with status 200. */
export const createSmartrecruiters = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'smartrecruiters',
  hasHosts: false,
  limits: () => ({ minGapMs: 100, concurrency: 8 }),
  answer({ method, path, query }, world) {
    const token = /^\/v1\/companies\/([^/]+)\/postings$/.exec(path)?.[1];
    if (method !== 'GET' || token === undefined)
      return { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } };
    const [offset, limit] = [numberIn(query, 'offset', 0, 1_000_000), numberIn(query, 'limit', PAGE_MAX, PAGE_MAX)];
    if (offset === null || limit === null)
      return { status: 400, body: { code: 'BAD_REQUEST', message: 'Wrong paging' } };
    const tenant = tenantOf(world, lookUp, 'smartrecruiters', decodedSegment(token));
    const all = tenant === null ? [] : publishedJobs(tenant).map((job) => postingOf(tenant, job));
    return { body: { offset, limit, totalFound: all.length, content: all.slice(offset, offset + limit) } };
  },
});
export const smartrecruitersVendor = createSmartrecruiters(lookUpBoard);

function postingOf({ board }: Tenant, job: StoryJob) {
  const [city, country] = (job.location ?? '').split(', ');
  return {
    id: job.id,
    name: job.title,
    uuid: `u-${job.id}`,
    refNumber: `REF${job.id}`,
    company: { identifier: board.token, name: board.employer },
    releasedDate: `${job.postedOn}T08:00:00.000Z`,
    location: {
      ...(city && { city }),
      ...(country && { country: country.slice(0, 2).toLowerCase() }),
      remote: job.location === 'Remote',
      hybrid: false,
      ...(job.location !== null && { fullLocation: job.location }),
    },
    // Left out where the employer has none.
    department: job.department === null ? {} : { id: job.department, label: job.department },
    function: {},
    typeOfEmployment: { id: 'permanent', label: 'Full-time' },
    customField: [],
    ref: `https://api.smartrecruiters.com/v1/companies/${board.token}/postings/${job.id}`,
  };
}
