import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import type { BoardRef, JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, joined, oneLine, postingId, sortUnique, webAddress } from './posting-fields.ts';

export const recruiteeSchema = z.object({
  offers: z.array(
    z.object({
      id: z.number(),
      status: z.string().nullish(),
      title: z.string(),
      department: z.string().nullish(),
      location: z.string().nullish(),
      city: z.string().nullish(),
      country: z.string().nullish(),
      company_name: z.string().nullish(),
      careers_url: z.string().nullish(),
      published_at: z.string().nullish(),
    }),
  ),
});

/** Recruitee: each employer has a host of its own, and may show it under its own domain. */
export const recruitee: JobBoard = {
  id: 'recruitee',
  label: 'Recruitee',
  limits: HOST_LIMITS.recruitee,
  cacheMs: 6 * HOUR_MS,
  isGuessable: true,
  publicUrl: (ref) => `https://${hostOf(ref)}`,
  async read(calls, ref) {
    const answer = await calls.json('/api/offers/', recruiteeSchema, hostOf(ref));
    if (answer === null) return null;
    const employer = oneLine(answer.data.offers.find(({ company_name }) => company_name)?.company_name);
    return { employer, postings: mapRecruitee(answer.data), hosts: hostsIn(answer.body) };
  },
};

const hostOf = ({ token }: BoardRef) => `${token}.recruitee.com`;

export function mapRecruitee({ offers }: z.infer<typeof recruiteeSchema>): Posting[] {
  return sortUnique(
    offers
      .filter(({ status }) => (status ?? 'published') === 'published')
      .map(({ id, title, department, location, city, country, careers_url, published_at }) => ({
        id: postingId('recruitee', id),
        title: oneLine(title) ?? 'Untitled',
        department: oneLine(department),
        location: oneLine(location) ?? joined(city, country),
        url: webAddress(careers_url),
        postedOn: dayOf(published_at),
      })),
  );
}
