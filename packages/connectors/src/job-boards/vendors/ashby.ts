import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import type { JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, oneLine, postingId, sortUnique, webAddress } from './posting-fields.ts';

export const ashbySchema = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      department: z.string().nullish(),
      team: z.string().nullish(),
      location: z.string().nullish(),
      publishedAt: z.string().nullish(),
      isListed: z.boolean().nullish(),
      jobUrl: z.string().nullish(),
    }),
  ),
});

/** Ashby. It does not name the employer, so a token is never guessed. */
export const ashby: JobBoard = {
  id: 'ashby',
  label: 'Ashby',
  limits: HOST_LIMITS.ashby,
  cacheMs: 6 * HOUR_MS,
  isGuessable: false,
  publicUrl: ({ token }) => `https://jobs.ashbyhq.com/${encodeURIComponent(token)}`,
  async read(calls, { token }) {
    const answer = await calls.json(`/posting-api/job-board/${encodeURIComponent(token)}`, ashbySchema);
    if (answer === null) return null;
    return { employer: null, postings: mapAshby(answer.data), hosts: hostsIn(answer.body) };
  },
};

export function mapAshby({ jobs }: z.infer<typeof ashbySchema>): Posting[] {
  return sortUnique(
    jobs
      // Reachable by those who have the link alone.
      .filter(({ isListed }) => isListed !== false)
      .map(({ id, title, department, team, location, publishedAt, jobUrl }) => ({
        id: postingId('ashby', id),
        title: oneLine(title) ?? 'Untitled',
        department: oneLine(department) ?? oneLine(team),
        location: oneLine(location),
        url: webAddress(jobUrl),
        postedOn: dayOf(publishedAt),
      })),
  );
}
