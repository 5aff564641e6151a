import { bareName } from '../company-identity/company-name.ts';
import { ConnectorError } from '../errors.ts';
import { isOnDomain } from '../gather/on-domain.ts';
import { requestTo } from '../gather/request.ts';
import { type Gatherer, type GatherJob, NOTHING_GATHERED } from '../gather/types.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import { mapNewsItems } from './mapper.ts';

const HOST = {
  id: 'google-news',
  baseUrl: 'https://news.google.com',
  limits: HOST_LIMITS.googleNews,
  cacheMs: 6 * 3_600_000,
} as const;

/** Headlines of Google News, only where a person turned it on: its terms allow personal, non-commercial use alone. */
export const googleNews: Gatherer = {
  id: 'google-news',
  label: 'Google News',
  timeoutMs: 30_000,
  async gather(job) {
    if (!job.settings.googleNews) return { ...NOTHING_GATHERED, note: 'Off; it can be turned on under Settings' };
    const items = mapNewsItems(await readFeed(job), job.target.name);
    return {
      ...NOTHING_GATHERED,
      evidence: items
        .filter(({ site }) => isOnDomain(site, job.target.domain))
        .map(({ title, url, publisher, date }) => ({
          kind: 'headline',
          url,
          title,
          date,
          publisher,
          text: title,
          proof: 'own_domain',
        })),
      // Its links hide where they lead, so an article can't be read to see which company is meant.
      unconfirmed: items
        .filter(({ site }) => !isOnDomain(site, job.target.domain))
        .map(({ title, url, publisher }) => ({
          title,
          url,
          reason: `A headline of ${publisher}; its page is not named`,
        })),
    };
  },
};

async function readFeed(job: GatherJob) {
  const { http, target } = job;
  const query = new URLSearchParams({
    q: `"${bareName(target.name).replaceAll('"', ' ')}" when:1y`,
    hl: 'en-US',
    gl: 'US',
    ceid: 'US:en',
  });
  const { body } = await http.request(requestTo(HOST, job, `/rss/search?${query}`));
  const { parseRssFeed } = await import('feedsmith');
  try {
    return parseRssFeed(body).items ?? [];
  } catch {
    throw new ConnectorError(
      'contract_changed',
      'google-news',
      'Google News answered with something that is no feed.',
      { field: 'rss' },
    );
  }
}
