import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';
import { companyOfToken } from '../../stories/job-boards.ts';
import type { StoryGithub } from '../../stories/types.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { lookUpStory, type StoryLookup } from './story-search.ts';

/** No one's login: asked for it, GitHub says that the hour's requests are used up. */
export const GITHUB_RATE_LIMITED_LOGIN = 'rate-limit-reached';
/** A key that was revoked. */
export const GITHUB_REVOKED_TOKEN = 'revoked';
const PER_PAGE_MAX = 100;
const VERSIONS = ['2022-11-28'];

/** GitHub's organisations and their public repositories. */
const createGithub = (lookUp: StoryLookup<'github'>): SandboxVendor => ({
  id: 'github',
  hasHosts: false,
  limits: () => ({ minGapMs: 0, concurrency: 10 }),
  answer({ method, path, query, headers }, world) {
    if (!headers['user-agent']) return noAgent();
    const version = headers['x-github-api-version'];
    if (version !== undefined && !VERSIONS.includes(version))
      return githubError(400, 'The API version is not supported.');
    if (headers.authorization === `Bearer ${GITHUB_REVOKED_TOKEN}`) return githubError(401, 'Bad credentials');
    const [, login = '', part] = /^\/orgs\/([^/]+)(\/repos)?$/.exec(path) ?? [];
    if (login === GITHUB_RATE_LIMITED_LOGIN) return rateLimited(world);
    const found = method === 'GET' ? organisationOf(world, lookUp, login) : null;
    if (found === null) return githubError(404, 'Not Found');
    return { headers: REMAINING_CALLS, body: part === undefined ? organisation(found) : repositories(found, query) };
  },
});
export const githubVendor = createGithub(lookUpStory);

interface Found {
  company: SandboxCompany;
  github: StoryGithub;
}

function organisationOf(world: SandboxWorld, lookUp: StoryLookup<'github'>, login: string): Found | null {
  const company = companyOfToken(world, login);
  const github = company === null ? null : lookUp(company, world.now()).github;
  // Letter case makes no difference.
  return company !== null && github?.login === login.toLowerCase() ? { company, github } : null;
}

const urlOf = ({ login }: StoryGithub) => `https://github.com/${login}`;

function organisation({ company, github }: Found): object {
  return {
    login: github.login,
    id: hash(github.login),
    name: github.name,
    company: null,
    // Never filled in is an empty text with some and null with others.
    blog: github.blog ?? (hash(github.login) % 2 === 0 ? '' : null),
    location: company.city,
    email: null,
    description: null,
    is_verified: github.isVerified,
    public_repos: github.repositories.length,
    followers: 10,
    html_url: urlOf(github),
    type: 'Organization',
    created_at: '2016-04-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

/** Those of the story and one that was put away, which was touched as the last of all. */
function repositories({ github }: Found, query: URLSearchParams): object[] {
  const perPage = Math.min(Number(query.get('per_page') ?? 30), PER_PAGE_MAX);
  const page = Number(query.get('page') ?? 1);
  const newest = github.repositories
    .map(({ pushedOn }) => pushedOn)
    .toSorted()
    .at(-1);
  const archived = {
    name: 'old-website',
    description: 'The site until the last redesign',
    language: 'PHP',
    topics: [],
  };
  const all = [
    ...github.repositories.map((one) => ({ ...one, isArchived: false })),
    ...(newest === undefined ? [] : [{ ...archived, pushedOn: newest, isFork: false, isArchived: true }]),
  ];
  return all
    .toSorted((a, b) => b.pushedOn.localeCompare(a.pushedOn))
    .slice((page - 1) * perPage, page * perPage)
    .map(({ name, description, language, topics, pushedOn, isFork, isArchived }) => ({
      id: hash(`${github.login}/${name}`),
      name,
      full_name: `${github.login}/${name}`,
      html_url: `${urlOf(github)}/${name}`,
      description,
      fork: isFork,
      archived: isArchived,
      language,
      topics,
      stargazers_count: 7,
      pushed_at: `${pushedOn}T10:00:00Z`,
      created_at: '2018-01-01T00:00:00Z',
      license: null,
    }));
}

const REMAINING_CALLS = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' };
const githubError = (status: number, message: string): SandboxAnswer => ({
  status,
  headers: REMAINING_CALLS,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

function noAgent(): SandboxAnswer {
  const body =
    'Request forbidden by administrative rules. Please make sure your request has a User-Agent header ' +
    '(https://docs.github.com/en/rest/overview/resources-in-the-rest-api#user-agent-required).';
  return { status: 403, headers: { 'content-type': 'text/plain' }, body };
}

function rateLimited(world: SandboxWorld): SandboxAnswer {
  const reset = Math.floor(world.now().getTime() / 1000) + 1800;
  const message =
    "API rate limit exceeded for 203.0.113.7. (But here's the good news: Authenticated requests get a higher rate limit.)";
  const headers = { ...REMAINING_CALLS, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
  return { ...githubError(403, message), headers };
}
