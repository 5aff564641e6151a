import type { StoryJob } from '../../stories/types.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import {
  type BoardLookup,
  decodedSegment,
  descriptionOf,
  homepageOf,
  lookUpBoard,
  numberOf,
  type Tenant,
  tenantOf,
} from './board-helpers.ts';

/** Greenhouse's public boards. What is not listed is a prospect post, which has no job behind it. */
export const createGreenhouse = (lookUp: BoardLookup): SandboxVendor => ({
  id: 'greenhouse',
  hasHosts: false,
  limits: () => ({ minGapMs: 400, concurrency: 2 }),
  answer({ method, path, query }, world) {
    const [, token = '', part] = /^\/v1\/boards\/([^/]+)(?:\/(jobs|departments))?$/.exec(path) ?? [];
    const tenant = method === 'GET' ? tenantOf(world, lookUp, 'greenhouse', decodedSegment(token)) : null;
    if (tenant === null) return { status: 404, body: { status: 404, error: 'Job not found' } };
    if (part === 'jobs') return jobs(tenant, query.get('content') === 'true');
    if (part === 'departments') return departments(tenant);
    const content = escaped(`<p>Work at <a href="${homepageOf(tenant)}">${tenant.board.employer}</a>.</p>`);
    return { body: { name: tenant.board.employer, content } };
  },
});
export const greenhouseVendor = createGreenhouse(lookUpBoard);

function jobs(tenant: Tenant, hasContent: boolean): SandboxAnswer {
  const all = tenant.board.jobs.map((job) => ({
    ...jobOf(tenant, job),
    ...(hasContent && {
      content: escaped(descriptionOf(tenant, job)),
      departments: [{ ...departmentOf(job), parent_id: null, child_ids: [] }],
      offices: [],
    }),
  }));
  return { body: { jobs: all, meta: { total: all.length } } };
}

function departments(tenant: Tenant): SandboxAnswer {
  const byId = new Map<number, { id: number; name: string; jobs: object[] }>();
  for (const job of tenant.board.jobs) {
    const department = departmentOf(job);
    const known = byId.get(department.id) ?? { ...department, jobs: [] };
    known.jobs.push(jobOf(tenant, job));
    byId.set(department.id, known);
  }
  const all = [...byId.values()].map((department) => ({ ...department, parent_id: null, child_ids: [] }));
  return { body: { departments: all } };
}

function departmentOf({ department }: StoryJob) {
  return department === null ? { id: 0, name: 'No Department' } : { id: numberOf(department), name: department };
}

function jobOf({ board }: Tenant, { id, title, location, postedOn, isPublished: isListed }: StoryJob) {
  return {
    id: numberOf(id),
    internal_job_id: isListed ? numberOf(`${id} internal`) : null,
    title,
    company_name: board.employer,
    updated_at: `${postedOn}T10:55:28-05:00`,
    first_published: `${postedOn}T09:00:00-04:00`,
    requisition_id: null,
    location: { name: location },
    absolute_url: `https://boards.greenhouse.io/${board.token}/jobs/${numberOf(id)}`,
    language: 'en',
    metadata: null,
  };
}

const escaped = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
