import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import type { JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, joined, oneLine, postingId, sortUnique, webAddress } from './posting-fields.ts';

export const workableSchema = z.object({
  name: z.string().nullish(),
  jobs: z.array(
    z.object({
      title: z.string(),
      shortcode: z.string(),
      telecommuting: z.boolean().nullish(),
      department: z.string().nullish(),
      url: z.string().nullish(),
      published_on: z.string().nullish(),
      city: z.string().nullish(),
      state: z.string().nullish(),
      country: z.string().nullish(),
    }),
  ),
});

/**
 * Workable. It names the employer, but none of its addresses leads to the employer's domain: a guess could never be
 * proven, and at one request in five seconds it would hold up everybody else's boards.
 */
export const workable: JobBoard = {
  id: 'workable',
  label: 'Workable',
  limits: HOST_LIMITS.workable,
  cacheMs: 24 * HOUR_MS,
  isGuessable: false,
  publicUrl: ({ token }) => `https://apply.workable.com/${token}`,
  async read(calls, { token }) {
    const path = `/api/v1/widget/accounts/${encodeURIComponent(token)}?details=false`;
    const answer = await calls.json(path, workableSchema);
    if (answer === null) return null;
    return { employer: oneLine(answer.data.name), postings: mapWorkable(answer.data), hosts: hostsIn(answer.body) };
  },
};

export function mapWorkable({ jobs }: z.infer<typeof workableSchema>): Posting[] {
  return sortUnique(
    jobs.map(({ title, shortcode, telecommuting, department, url, published_on, city, state, country }) => ({
      id: postingId('workable', shortcode),
      title: oneLine(title) ?? 'Untitled',
      department: oneLine(department),
      location: joined(city, state, country) ?? (telecommuting === true ? 'Remote' : null),
      url: webAddress(url),
      postedOn: dayOf(published_on),
    })),
  );
}
