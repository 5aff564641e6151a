import { DAY_MS } from '../durations.ts';
import { dayBefore } from '../gather/day-before.ts';
import { requestTo } from '../gather/request.ts';
import { type Gatherer, NOTHING_GATHERED } from '../gather/types.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import { mapWorks } from './mapper.ts';
import { worksSchema } from './schema.ts';

const HOST = {
  id: 'crossref',
  baseUrl: 'https://api.crossref.org',
  limits: HOST_LIMITS.crossref,
  cacheMs: 7 * DAY_MS,
} as const;

/** Publications whose authors work at the company. */
export const crossref: Gatherer = {
  id: 'crossref',
  label: 'Crossref',
  timeoutMs: 30_000,
  async gather(job) {
    const { http, target, settings, now } = job;
    const query = new URLSearchParams({
      'query.affiliation': target.name,
      filter: `from-pub-date:${dayBefore(now, 24)}`,
      rows: '20',
      select: 'DOI,title,author,published,container-title',
    });
    // Whoever says whom to reach gets the faster pool.
    if (settings.contactEmail !== null) query.set('mailto', settings.contactEmail);
    const { data } = await http.json(requestTo(HOST, job, `/works?${query}`), worksSchema);
    return { ...NOTHING_GATHERED, ...mapWorks(data.message.items, target) };
  },
};
