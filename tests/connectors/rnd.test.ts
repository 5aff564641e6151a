import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicalTrials } from '../../packages/connectors/src/clinical-trials/client.ts';
import { crossref } from '../../packages/connectors/src/crossref/client.ts';
import { dayBefore } from '../../packages/connectors/src/gather/day-before.ts';
import type { GatherResult } from '../../packages/connectors/src/gather/types.ts';
import { github } from '../../packages/connectors/src/github/client.ts';
import type { SandboxCompany } from '../../packages/sandbox/src/server/index.ts';
import { type Sandbox, startSandbox } from '../../packages/sandbox/src/server/start-sandbox.ts';
import { isGithubLinked } from '../../packages/sandbox/src/server/stories/github.ts';
import { isSpecial, storyOf } from '../../packages/sandbox/src/server/stories/story-of.ts';
import type { SiteStory, StoryTrial } from '../../packages/sandbox/src/server/stories/types.ts';
import { createClinicalTrials } from '../../packages/sandbox/src/server/vendors/publications/clinical-trials.ts';
import {
  GITHUB_RATE_LIMITED_LOGIN,
  GITHUB_REVOKED_TOKEN,
} from '../../packages/sandbox/src/server/vendors/publications/github.ts';
import { checkGatherFault, GATHER_FAULTS, gatherIn, worldWithFixed } from './gather-kit.ts';

let sandbox: Sandbox;
let companies: SandboxCompany[];
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 300 });
  companies = worldWithFixed(sandbox);
});
afterAll(() => sandbox.close());

const tell = (company: SandboxCompany): SiteStory => storyOf(company, sandbox.world.now());
const monthsAgo = (months: number) => dayBefore(sandbox.world.now(), months);
const sorted = (texts: string[]) => texts.toSorted();
const titlesOf = ({ evidence }: GatherResult) => sorted(evidence.map(({ title }) => title));

function firstWith(isWanted: (company: SandboxCompany) => boolean): SandboxCompany {
  const found = companies.find(isWanted);
  if (found === undefined) throw new Error('no such company in the world');
  return found;
}

describe('Crossref against the sandbox', () => {
  const isOwn = ({ name, domain, locations }: SandboxCompany, affiliation: string) =>
    affiliation.includes(domain) ||
    (affiliation.includes(name) && locations.some((place) => affiliation.includes(place.split(', ')[0] ?? place)));

  it('finds of every company the works of its own people and uses none of a namesake', async () => {
    const counted = { own: 0, others: 0 };
    for (const company of companies) {
      const works = tell(company).works.filter(({ publishedOn }) => publishedOn >= monthsAgo(24));
      const own = works.filter(({ affiliation }) => isOwn(company, affiliation));
      const { evidence, unconfirmed } = await gatherIn(sandbox, crossref, company);
      expect(sorted(evidence.map(({ url }) => url)), company.name).toEqual(
        sorted(own.map(({ doi }) => `https://doi.org/${doi}`)),
      );
      for (const { title, date, text } of evidence) {
        const work = own.find((one) => one.title === title && one.publishedOn === date);
        expect(text).toBe(`${title}\n${work?.journal}\n${work?.affiliation}`);
      }
      expect(unconfirmed, company.name).toHaveLength(works.length - own.length);
      counted.own += own.length;
      counted.others += works.length - own.length;
    }
    expect(counted.own).toBeGreaterThan(100);
    expect(counted.others).toBeGreaterThan(20);
  });

  it.each(GATHER_FAULTS)('%s ends as %s, and the next call finds all again', async (fault, kind) => {
    const company = firstWith((one) => tell(one).works.length > 0);
    const gather = () => gatherIn(sandbox, crossref, company);
    await checkGatherFault(sandbox, { vendor: 'crossref', fault, kind }, gather);
  });
});

describe('ClinicalTrials.gov against the sandbox', () => {
  it('finds of every company the studies that it leads and uses none of a namesake', async () => {
    const counted = { own: 0, others: 0 };
    for (const company of companies) {
      const { trials } = tell(company);
      const own = trials.filter(({ contactEmail }) => contactEmail?.endsWith(`@${company.domain}`));
      const found = await gatherIn(sandbox, clinicalTrials, company);
      const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url);
      const wanted = own.map(({ nctId, title, startedOn }) => ({
        url: `https://clinicaltrials.gov/study/${nctId}`,
        title,
        date: startedOn,
      }));
      const evidence = found.evidence.map(({ url, title, date }) => ({ url, title, date }));
      expect(evidence.toSorted(byUrl), company.name).toEqual(wanted.toSorted(byUrl));
      expect(found.unconfirmed, company.name).toHaveLength(trials.length - own.length);
      counted.own += own.length;
      counted.others += trials.length - own.length;
    }
    expect(counted.own).toBeGreaterThan(15);
    expect(counted.others).toBeGreaterThan(10);
  });

  it('reads the pages that follow, and no more than a report can use', async () => {
    const trials: StoryTrial[] = Array.from({ length: 70 }, (_, index) => ({
      nctId: `NCT99${String(index).padStart(6, '0')}`,
      title: `Study ${index}`,
      status: 'RECRUITING',
      startedOn: '2026-02-03',
      sponsor: 'North Wind',
      contactEmail: 'trials@north-wind.example.com',
    }));
    const busy = await startSandbox({ companies: 0, vendors: [createClinicalTrials(() => ({ trials }))] });
    try {
      const company = busy.world.byDomain('north-wind.example.com');
      if (company === null) throw new Error('the sandbox invents no company');
      const { evidence } = await gatherIn(busy, clinicalTrials, company);
      expect(evidence.map(({ title }) => title)).toEqual(trials.slice(0, 40).map(({ title }) => title));
      expect(busy.requests('clinical-trials')).toBe(2);
    } finally {
      await busy.close();
    }
  });

  it.each(GATHER_FAULTS)('%s ends as %s, and the next call finds all again', async (fault, kind) => {
    const company = firstWith((one) => tell(one).trials.length > 0);
    const gather = () => gatherIn(sandbox, clinicalTrials, company);
    await checkGatherFault(sandbox, { vendor: 'clinical-trials', fault, kind }, gather);
  });
});

describe('GitHub against the sandbox', () => {
  const linkOf = (company: SandboxCompany) => {
    const organisation = tell(company).github;
    return organisation !== null && isGithubLinked(company, organisation)
      ? [`https://github.com/${organisation.login}`]
      : [];
  };
  const isShown = (company: SandboxCompany) =>
    tell(company).github?.blog === `https://${company.domain}` || linkOf(company).length > 0;
  const isGuessed = ({ domain }: SandboxCompany, login: string) => domain.split('.')[0] === login;

  it('finds of every company what it works on in the open, and nothing of a namesake or of others', async () => {
    const counted = { own: 0, others: 0 };
    for (const company of companies.filter(({ domain }) => !isSpecial(domain))) {
      const organisation = tell(company).github;
      const addresses = ['https://github.com/features/actions', ...linkOf(company)];
      const found = await gatherIn(sandbox, github, company, { addresses });
      const canBeFound = organisation !== null && (addresses.length > 1 || isGuessed(company, organisation.login));
      const isOwn = canBeFound && isShown(company);
      const repositories = (isOwn ? organisation.repositories : []).filter(
        ({ isFork, pushedOn }) => !isFork && pushedOn >= monthsAgo(12),
      );
      expect(titlesOf(found), company.name).toEqual(sorted(repositories.map(({ name }) => name)));
      for (const { title, date, text } of found.evidence) {
        const { pushedOn, description } = repositories.find(({ name }) => name === title) ?? {};
        expect(date).toBe(pushedOn);
        expect(text).toContain(description ?? title);
      }
      expect(found.unconfirmed.length, company.name).toBe(canBeFound && !isOwn ? 1 : 0);
      counted.own += repositories.length;
      counted.others += found.unconfirmed.length;
    }
    expect(counted.own).toBeGreaterThan(100);
    expect(counted.others).toBeGreaterThan(10);
  });

  it('uses nothing of an organisation of the very name and login that states another site', async () => {
    const isNamesake = (one: SandboxCompany) => tell(one).github?.blog?.endsWith('.example.org') === true;
    const company = firstWith((one) => isSpecial(one.domain) && isNamesake(one));
    const login = tell(company).github?.login;
    for (const addresses of [[], [`https://github.com/${login}`]]) {
      const { evidence, unconfirmed } = await gatherIn(sandbox, github, company, { addresses });
      expect(evidence).toEqual([]);
      expect(unconfirmed).toMatchObject([{ title: `GitHub organisation ${login}` }]);
    }
  });

  it('guesses from the domain where the site could not be read', async () => {
    const company = firstWith((one) => {
      const organisation = tell(one).github;
      return organisation?.blog === `https://${one.domain}` && isGuessed(one, organisation.login);
    });
    const { evidence } = await gatherIn(sandbox, github, company, { addresses: null });
    expect(evidence.every(({ proof }) => proof === 'names_domain')).toBe(true);
    expect(evidence.length).toBeGreaterThan(0);
  });

  it('ends as a wish to wait where the requests of the hour are used up', async () => {
    const company = firstWith(() => true);
    const target = { domain: `${GITHUB_RATE_LIMITED_LOGIN}.example.com` };
    const asked = gatherIn(sandbox, github, company, { target });
    await expect(asked).rejects.toMatchObject({ kind: 'rate_limited', isRetryable: true, vendor: 'github' });
  });

  it('says that a token is wrong', async () => {
    const settings = { githubToken: GITHUB_REVOKED_TOKEN };
    const asked = gatherIn(
      sandbox,
      github,
      firstWith(() => true),
      { settings },
    );
    await expect(asked).rejects.toMatchObject({ kind: 'auth', isRetryable: false });
  });

  it.each(GATHER_FAULTS)('%s ends as %s, and the next call finds all again', async (fault, kind) => {
    const company = firstWith((one) => linkOf(one).length > 0);
    const gather = () => gatherIn(sandbox, github, company, { addresses: linkOf(company) });
    await checkGatherFault(sandbox, { vendor: 'github', fault, kind }, gather);
  });
});
