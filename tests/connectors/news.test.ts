import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gdelt } from '../../packages/connectors/src/gdelt/client.ts';
import { googleNews } from '../../packages/connectors/src/google-news/client.ts';
import type { SandboxCompany } from '../../packages/sandbox/src/server/index.ts';
import { type Sandbox, startSandbox } from '../../packages/sandbox/src/server/start-sandbox.ts';
import { storyOf } from '../../packages/sandbox/src/server/stories/story-of.ts';
import type { StoryHeadline } from '../../packages/sandbox/src/server/stories/types.ts';
import { checkGatherFault, GATHER_FAULTS, gatherIn, worldWithFixed } from './gather-kit.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 160 });
});
afterAll(() => sandbox.close());

const YEAR_MS = 366 * 24 * 3600_000;
/** Those of the last twelve months, which is what is asked for. */
function headlinesOf(company: SandboxCompany): StoryHeadline[] {
  const since = new Date(sandbox.world.now().getTime() - YEAR_MS).toISOString().slice(0, 10);
  return storyOf(company, sandbox.world.now()).headlines.filter(({ seenOn }) => seenOn >= since);
}
const urlOf = ({ host, path }: StoryHeadline) => `https://${host}${path}`;
/** An article that is about this company, and not another one of its name, leads to its site. */
const isAbout = ({ page }: StoryHeadline, { domain }: SandboxCompany) => page.includes(`https://${domain}/`);

function firstWith(isWanted: (company: SandboxCompany) => boolean): SandboxCompany {
  const found = sandbox.world.all().find(isWanted);
  if (found === undefined) throw new Error('no such company in the world');
  return found;
}

describe('GDELT against the sandbox', () => {
  it('finds of every company the articles about it, with their own day, and uses none about a namesake', async () => {
    const counted = { own: 0, others: 0, unread: 0 };
    for (const company of worldWithFixed(sandbox)) {
      const headlines = headlinesOf(company);
      const { evidence, unconfirmed, pages } = await gatherIn(sandbox, gdelt, company);
      const unread = unconfirmed.filter(({ reason }) => reason === 'Its page was not read').map(({ url }) => url);
      const own = headlines.filter((headline) => isAbout(headline, company) && !unread.includes(urlOf(headline)));
      const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url);
      const wanted = own.map((headline) => ({ url: urlOf(headline), title: headline.title, date: headline.seenOn }));
      expect(evidence.map(({ url, title, date }) => ({ url, title, date })).toSorted(byUrl), company.name).toEqual(
        wanted.toSorted(byUrl),
      );
      expect([...evidence, ...unconfirmed], company.name).toHaveLength(headlines.length);
      expect(pages.every(({ state }) => state === 'read')).toBe(true);
      for (const { text, publisher, proof } of evidence) {
        expect(text).toContain(company.domain);
        expect({ publisher, proof }).toEqual({ publisher: expect.stringMatching(/\.example$/), proof: 'names_domain' });
      }
      counted.own += own.length;
      counted.others += headlines.filter((headline) => !isAbout(headline, company)).length;
      counted.unread += unread.length;
    }
    expect(counted.own).toBeGreaterThan(150);
    expect(counted.others).toBeGreaterThan(30);
    // The pages that are read of one company are limited; few companies come near.
    expect(counted.unread).toBeLessThan(counted.own / 10);
  });

  it('has nothing to say where nothing was written', async () => {
    const company = firstWith((one) => headlinesOf(one).length === 0);
    expect(await gatherIn(sandbox, gdelt, company)).toMatchObject({ evidence: [], unconfirmed: [], note: null });
  });

  it('says that a name is too short to be searched for', async () => {
    const short = gatherIn(
      sandbox,
      gdelt,
      firstWith(() => true),
      { target: { name: 'QZ' } },
    );
    await expect(short).rejects.toMatchObject({ kind: 'invalid_request', isRetryable: false });
  });

  it('lists an article whose page is down as not confirmed', async () => {
    const company = firstWith((one) => headlinesOf(one).length > 0);
    sandbox.setFault('website', 'server-error', 1000);
    const { evidence, unconfirmed, pages } = await gatherIn(sandbox, gdelt, company);
    sandbox.clearFaults();
    expect(evidence).toEqual([]);
    expect(unconfirmed[0]?.reason).toBe('Its page could not be read');
    expect(pages.every(({ state }) => state !== 'read')).toBe(true);
  });

  // Its wish to be asked less often comes as plain text with status 200 as well.
  const faults = GATHER_FAULTS.map(
    ([fault, kind]) => [fault, fault === 'text-in-200' ? 'rate_limited' : kind] as const,
  );
  it.each(faults)('%s ends as %s, and the next call finds all again', async (fault, kind) => {
    const company = firstWith((one) => headlinesOf(one).some((headline) => isAbout(headline, one)));
    await checkGatherFault(sandbox, { vendor: 'gdelt', fault, kind }, () => gatherIn(sandbox, gdelt, company));
  });
});

describe('Google News against the sandbox', () => {
  const on = { settings: { googleNews: true } };

  it('is not asked until a person turns it on', async () => {
    const { evidence, note } = await gatherIn(
      sandbox,
      googleNews,
      firstWith(() => true),
    );
    expect({ evidence, asked: sandbox.requests('google-news') }).toEqual({ evidence: [], asked: 0 });
    expect(note).toContain('Off');
  });

  it('lists every headline with the name for a person, and uses none, since no link shows whom it is about', async () => {
    let listed = 0;
    for (const company of sandbox.world.all().slice(0, 150)) {
      const { evidence, unconfirmed } = await gatherIn(sandbox, googleNews, company, on);
      expect(evidence).toEqual([]);
      const titles = headlinesOf(company).map(({ title }) => title);
      expect(unconfirmed.map(({ title }) => title).toSorted(), company.name).toEqual(titles.toSorted());
      listed += titles.length;
    }
    expect(listed).toBeGreaterThan(150);
  });

  it.each(GATHER_FAULTS)('%s ends as %s, and the next call finds all again', async (fault, kind) => {
    const company = firstWith((one) => headlinesOf(one).length > 0);
    const gather = () => gatherIn(sandbox, googleNews, company, on);
    await checkGatherFault(sandbox, { vendor: 'google-news', fault, kind }, gather);
  });
});
