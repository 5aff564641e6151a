import { bareName } from '../company-identity/company-name.ts';
import { ConnectorError } from '../errors.ts';
import { requestTo } from '../gather/request.ts';
import {
  EVIDENCE_TEXT_MAX,
  type Gatherer,
  type GatherJob,
  type GatherResult,
  NOTHING_GATHERED,
} from '../gather/types.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import { parseJson } from '../http/parse-json.ts';
import { createPageReader } from '../site-crawler/page/page-reader.ts';
import type { ReadablePage } from '../site-crawler/page/readable-page.ts';
import { leadsToCompany } from './leads-to-company.ts';
import { gdeltErrorIn, type Headline, mapHeadlines } from './mapper.ts';
import { articlesSchema } from './schema.ts';

const HOST = {
  id: 'gdelt',
  baseUrl: 'https://api.gdeltproject.org',
  limits: HOST_LIMITS.gdelt,
  cacheMs: 30 * 60_000,
} as const;
const HITS_MAX = 50;
/** Each means a page to be read, often two, of someone who owes us nothing. */
const ARTICLES_READ_MAX = 6;

/** What the press wrote: headlines with the company's name whose page shows that this company is meant. */
export const gdelt: Gatherer = {
  id: 'gdelt',
  label: 'GDELT news',
  timeoutMs: 90_000,
  async gather(job) {
    const headlines = mapHeadlines(await findArticles(job), job.target);
    const reader = createPageReader(job.http, job.settings, { signal: job.signal, now: job.now });
    const read = await Promise.all(
      headlines
        .slice(0, ARTICLES_READ_MAX)
        .map(async (headline) => ({ headline, ...(await reader.read(headline.url)) })),
    );
    const gathered: GatherResult = {
      ...NOTHING_GATHERED,
      evidence: [],
      unconfirmed: [],
      pages: read.map(({ outcome }) => outcome),
    };
    for (const { headline, page } of read) addHeadline(gathered, headline, page, job.target.domain);
    for (const { title, url } of headlines.slice(ARTICLES_READ_MAX)) {
      gathered.unconfirmed.push({ title, url, reason: 'Its page was not read' });
    }
    const isFound = gathered.evidence.length > 0;
    return { ...gathered, note: isFound ? 'Found with the GDELT Project, https://www.gdeltproject.org' : null };
  },
};

function addHeadline(
  { evidence, unconfirmed }: GatherResult,
  { title, url, publisher }: Headline,
  page: ReadablePage | null,
  domain: string,
): void {
  if (page === null || page.text === '') {
    unconfirmed.push({ title, url, reason: 'Its page could not be read' });
  } else if (!leadsToCompany(page, domain)) {
    unconfirmed.push({
      title,
      url,
      reason: `Its text does not lead to the site at ${domain}, so it may be about another company`,
    });
  } else {
    const text = page.text.startsWith(title) ? page.text : `${title}\n${page.text}`;
    // GDELT's own day is when it saw the page, which says nothing of when that was written.
    evidence.push({
      kind: 'headline',
      url,
      title,
      date: page.date,
      publisher,
      text: text.slice(0, EVIDENCE_TEXT_MAX),
      proof: 'names_domain',
    });
  }
}

async function findArticles(job: GatherJob) {
  const { http, target } = job;
  const name = bareName(target.name).replace(/["()]/g, ' ').replace(/\s+/g, ' ').trim();
  const query = new URLSearchParams({
    query: `"${name}"`,
    mode: 'artlist',
    format: 'json',
    maxrecords: String(HITS_MAX),
    timespan: '12m',
    sort: 'datedesc',
  });
  const request = requestTo(HOST, job, `/api/v2/doc/doc?${query}`);
  const classify = (_status: number, body: string) => gdeltErrorIn(body);
  const { body } = await http.request({ ...request, classify });
  // Some refusals come with status 200, as if they were an answer.
  const vendorError = gdeltErrorIn(body);
  if (vendorError === 'rate_limited') {
    throw new ConnectorError(vendorError, 'gdelt', 'GDELT is limiting requests.', { retryAfterMs: 60_000 });
  }
  if (vendorError === 'invalid_request')
    throw new ConnectorError(vendorError, 'gdelt', `GDELT cannot search for “${name}”.`);
  return parseJson('gdelt', body, articlesSchema).articles ?? [];
}
