import { z } from 'zod';
import { HOUR_MS } from '../../durations.ts';
import { ConnectorError } from '../../errors.ts';
import type { Posting } from '../../gather/types.ts';
import { HOST_LIMITS } from '../../http/host-limits.ts';
import type { JobBoard } from '../types.ts';
import { hostsIn } from './linked-hosts.ts';
import { dayOf, joined, oneLine, postingId, sortUnique } from './posting-fields.ts';

const PAGE = 100;
const PAGES_MAX = 100;

const label = z.object({ label: z.string().nullish() }).nullish();
export const smartrecruitersSchema = z.object({
  totalFound: z.number(),
  content: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      company: z.object({ identifier: z.string().nullish(), name: z.string().nullish() }).nullish(),
      releasedDate: z.string().nullish(),
      location: z
        .object({
          city: z.string().nullish(),
          region: z.string().nullish(),
          country: z.string().nullish(),
          fullLocation: z.string().nullish(),
        })
        .nullish(),
      department: label,
      function: label,
    }),
  ),
});
type SmartrecruitersJobs = z.infer<typeof smartrecruitersSchema>['content'];

/** SmartRecruiters. A company that it does not know has simply nothing open: only the site's link tells the two apart. */
export const smartrecruiters: JobBoard = {
  id: 'smartrecruiters',
  label: 'SmartRecruiters',
  limits: HOST_LIMITS.smartrecruiters,
  cacheMs: 6 * HOUR_MS,
  isGuessable: true,
  publicUrl: ({ token }) => `https://careers.smartrecruiters.com/${token}`,
  async read(calls, { token }) {
    const all: SmartrecruitersJobs = [];
    const hosts = new Set<string>();
    for (let page = 0; page < PAGES_MAX; page++) {
      const path = `/v1/companies/${encodeURIComponent(token)}/postings?limit=${PAGE}&offset=${page * PAGE}`;
      const answer = await calls.json(path, smartrecruitersSchema);
      if (answer === null) return null;
      const { content, totalFound } = answer.data;
      all.push(...content);
      for (const found of hostsIn(answer.body)) hosts.add(found);
      if (content.length === 0 || (page + 1) * PAGE >= totalFound) {
        const employer = oneLine(all.find(({ company }) => company?.name)?.company?.name);
        return { employer, postings: mapSmartrecruiters(all, token), hosts: [...hosts] };
      }
    }
    const text = `vendor smartrecruiters: the board has more than ${PAGES_MAX * PAGE} postings`;
    throw new ConnectorError('too_large', 'smartrecruiters', text);
  },
};

/** Their texts would need a call for each, so they are left unread; title, department and place suffice. */
export function mapSmartrecruiters(jobs: SmartrecruitersJobs, token: string): Posting[] {
  return sortUnique(
    jobs.map(({ id, name, company, releasedDate, location, ...job }) => ({
      id: postingId('smartrecruiters', id),
      title: oneLine(name) ?? 'Untitled',
      department: oneLine(job.department?.label) ?? oneLine(job.function?.label),
      location:
        oneLine(location?.fullLocation) ?? joined(location?.city, location?.region, location?.country?.toUpperCase()),
      url: `https://jobs.smartrecruiters.com/${encodeURIComponent(company?.identifier ?? token)}/${encodeURIComponent(id)}`,
      postedOn: dayOf(releasedDate),
    })),
  );
}
