import type { StoryJob } from '../../stories/types.ts';
import type { SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  decodedSegment,
  descriptionOf,
  lookUpBoard,
  numberIn,
  publishedJobs,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

const HOSTS = ['api.lever.co', 'api.eu.lever.co'];
const PAGE_MAX = 100;

/** Lever's postings: a bare list, in pages, without a total. The fictional employers are on both of its hosts. */
export const createLever = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'lever',
  hasHosts: true,
  limits: () => ({ minGapMs: 400, concurrency: 2 }),
  answer({ method, host, path, query }, world) {
    const token = decodedSegment(/^\/v0\/postings\/([^/]+)$/.exec(path)?.[1] ?? '');
    const isListRequest = method === 'GET' && HOSTS.includes(host);
    const tenant = isListRequest ? tenantOf(world, lookUp, 'lever', token) : null;
    if (tenant === null) return { status: 404, body: { ok: false, error: 'Document not found' } };
    const [skip, limit] = [numberIn(query, 'skip', 0, 1_000_000), numberIn(query, 'limit', PAGE_MAX, PAGE_MAX)];
    if (skip === null || limit === null) return { status: 400, body: { ok: false, error: 'Bad request' } };
    const page = publishedJobs(tenant).slice(skip, skip + limit);
    if (query.get('mode') === 'json') return { body: page.map((job) => postingOf(tenant, job)) };
    const items = page.map(({ title }) => `<li>${title}</li>`).join('');
    return { headers: { 'content-type': 'text/html' }, body: `<html><ul>${items}</ul></html>` };
  },
});
export const leverVendor = createLever(lookUpBoard);

function postingOf(tenant: Tenant, job: StoryJob) {
  const hostedUrl = `https://jobs.lever.co/${tenant.board.token}/${job.id}`;
  return {
    id: job.id,
    text: job.title,
    categories: {
      commitment: 'Full-time',
      ...(job.department !== null && { department: job.department, team: job.department }),
      ...(job.location !== null && { location: job.location, allLocations: [job.location] }),
    },
    workplaceType: 'onsite',
    createdAt: Date.parse(`${job.postedOn}T12:00:00Z`),
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    descriptionPlain: descriptionOf(tenant, job).replace(/<[^>]+>/g, ' '),
    lists: [],
    additionalPlain: '',
  };
}
