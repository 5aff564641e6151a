import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import type { BoardRef, JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, oneLine, postingId, sortUnique, webAddress } from './posting-fields.ts';

/** Greenhouse's own name for the jobs that are in none. */
const NO_DEPARTMENT = 'No Department';

const department = z.object({ name: z.string() });
export const jobsSchema = z.object({
  jobs: z.array(
    z.object({
      id: z.number(),
      internal_job_id: z.number().nullish(),
      title: z.string(),
      company_name: z.string().nullish(),
      first_published: z.string().nullish(),
      location: z.object({ name: z.string().nullish() }).nullish(),
      absolute_url: z.string().nullish(),
      departments: z.array(department).nullish(),
    }),
  ),
});
const departmentsSchema = z.object({
  departments: z.array(department.extend({ jobs: z.array(z.object({ id: z.number() })).nullish() })),
});
const boardSchema = z.object({ name: z.string().nullish(), content: z.string().nullish() });

/**
 * Greenhouse. The postings with departments carry every description too, megabytes of escaped HTML, so postings and
 * departments are asked for apart.
 */
export const greenhouse: JobBoard = {
  id: 'greenhouse',
  label: 'Greenhouse',
  limits: HOST_LIMITS.greenhouse,
  cacheMs: 6 * HOUR_MS,
  isGuessable: true,
  publicUrl: ({ token, region }) =>
    region === null ? `https://boards.greenhouse.io/${token}` : `https://job-boards.${region}.greenhouse.io/${token}`,
  async read(calls, ref) {
    const jobs = await calls.json(`${pathOf(ref)}/jobs`, jobsSchema);
    if (jobs === null) return null;
    const tree = await calls.json(`${pathOf(ref)}/departments`, departmentsSchema);
    const departments = new Map<number, string>();
    for (const { name, jobs: inside } of tree?.data.departments ?? []) {
      for (const { id } of inside ?? []) if (!departments.has(id)) departments.set(id, name);
    }
    const employer = jobs.data.jobs.find(({ company_name }) => company_name)?.company_name ?? null;
    return { employer, postings: mapGreenhouse(jobs.data, departments), hosts: hostsIn(jobs.body) };
  },
  async readCard(calls, ref) {
    const board = await calls.json(pathOf(ref), boardSchema);
    return board === null ? null : { employer: board.data.name ?? null, hosts: hostsIn(board.body) };
  },
};

const pathOf = ({ token }: BoardRef) => `/v1/boards/${encodeURIComponent(token)}`;

/** @param departments of each job, by its number; what stands with the job itself wins */
export function mapGreenhouse(
  { jobs }: z.infer<typeof jobsSchema>,
  departments: ReadonlyMap<number, string> = new Map(),
): Posting[] {
  // A post without a job behind it collects applicants "for later": that is no opening.
  const open = jobs.filter(({ internal_job_id }) => internal_job_id !== null);
  return sortUnique(
    open.map((job) => {
      const named = oneLine(job.departments?.[0]?.name ?? departments.get(job.id));
      return {
        id: postingId('greenhouse', job.id),
        title: oneLine(job.title) ?? 'Untitled',
        department: named === NO_DEPARTMENT ? null : named,
        location: oneLine(job.location?.name),
        url: webAddress(job.absolute_url),
        postedOn: dayOf(job.first_published),
      };
    }),
  );
}
