import { namesCompany } from '../company-identity/company-name.ts';
import { DAY_MS } from '../durations.ts';
import { dayBefore } from '../gather/day-before.ts';
import { requestTo } from '../gather/request.ts';
import { type Gatherer, type GatherJob, type GatherResult, NOTHING_GATHERED } from '../gather/types.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpRequest } from '../http/types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { isLogin, isOfDomain, mapRepositories, organisationsIn } from './mapper.ts';
import { type Organisation, organisationSchema, repositoriesSchema } from './schema.ts';

const HOST = { id: 'github', baseUrl: 'https://api.github.com', limits: HOST_LIMITS.github, cacheMs: DAY_MS } as const;
/** Of the organisations that a site links, the first few: others are projects that it uses. */
const LINKED_MAX = 2;

/** What the company works on in the open. */
export const github: Gatherer = {
  id: 'github',
  label: 'GitHub',
  timeoutMs: 60_000,
  async gather(job) {
    const site = await job.site;
    const declared = organisationsIn(site?.sameAs ?? []);
    const label = job.target.domain.split('.')[0] ?? '';
    const linked = sortBySimilarity([...declared, ...organisationsIn(site?.addresses ?? [])], label).slice(
      0,
      LINKED_MAX,
    );
    const guessed = isLogin(label) && !linked.includes(label) ? [label] : [];
    const gathered: GatherResult = { ...NOTHING_GATHERED, evidence: [], unconfirmed: [] };
    for (const login of [...linked, ...guessed]) {
      const organisation = await requestJsonOrNull(job.http, requestOf(job, `/orgs/${login}`), organisationSchema);
      if (organisation === null) continue;
      const hasSimilarName = login.includes(label) || namesCompany(organisation.name ?? '', job.target.name);
      const isLinked = declared.includes(login) || (linked.includes(login) && hasSimilarName);
      if (await addOrganisation(job, gathered, organisation, isLinked)) break;
    }
    return gathered;
  },
};

/** Each once, those first whose login holds the label of the domain. */
function sortBySimilarity(logins: string[], label: string): string[] {
  const [all, isLike] = [[...new Set(logins)], (login: string) => login.includes(label)];
  return [...all.filter(isLike), ...all.filter((login) => !isLike(login))];
}

/**
 * True when it is the company's. A link alone may lead to someone's tool; one that the site declares as its own, or
 * one to an organisation of the company's name, does not.
 */
async function addOrganisation(
  job: GatherJob,
  gathered: GatherResult,
  organisation: Organisation,
  isLinked: boolean,
): Promise<boolean> {
  const { login, html_url: url, blog } = organisation;
  const isOwn = isOfDomain(organisation, job.target.domain);
  const linksElsewhere = !isOwn && Boolean(blog?.trim());
  if (!isOwn && (!isLinked || linksElsewhere)) {
    const site = blog?.trim();
    const reason = site ? `It states ${site} as its site, not ${job.target.domain}` : 'It does not state its site';
    gathered.unconfirmed.push({ title: `GitHub organisation ${login}`, url, reason });
    return false;
  }
  const request = requestOf(job, `/orgs/${encodeURIComponent(login)}/repos?type=public&sort=pushed&per_page=100`);
  const repositories = (await requestJsonOrNull(job.http, request, repositoriesSchema)) ?? [];
  const since = dayBefore(job.now, 12);
  gathered.evidence.push(...mapRepositories(repositories, since, isOwn ? 'names_domain' : 'linked_from_site'));
  return true;
}

function requestOf(job: GatherJob, path: string): HttpRequest {
  const token = job.settings.githubToken;
  return {
    ...requestTo(HOST, job, path, {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    }),
    // GitHub says with 403 that the hour's requests are used up.
    classify: (status, body) => (status === 403 && /rate limit/i.test(body) ? 'rate_limited' : null),
  };
}
