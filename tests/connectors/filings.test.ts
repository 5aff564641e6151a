import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secFilings } from '../../packages/connectors/src/sec-filings/client.ts';
import type { SandboxCompany } from '../../packages/sandbox/src/server/index.ts';
import { type Sandbox, startSandbox } from '../../packages/sandbox/src/server/start-sandbox.ts';
import { isPublicCompany } from '../../packages/sandbox/src/server/stories/filings.ts';
import { storyOf } from '../../packages/sandbox/src/server/stories/story-of.ts';
import type { StoryFiling } from '../../packages/sandbox/src/server/stories/types.ts';
import { checkGatherFault, GATHER_FAULTS, gatherIn, worldWithFixed } from './gather-kit.ts';

let sandbox: Sandbox;
/** Few are listed in the United States, so the world is a large one. */
let listed: SandboxCompany[];
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 9000 });
  listed = worldWithFixed(sandbox).filter(isPublicCompany);
});
afterAll(() => sandbox.close());

const filingsOf = (company: SandboxCompany): StoryFiling[] => storyOf(company, sandbox.world.now()).filings;
const inWords = (dollars: number) => `$${dollars.toLocaleString('en-US')}`;

/** What stands there to be read: a current report for each, and of an offering with its amendments one notice. */
function wantedOf(company: SandboxCompany) {
  const filings = filingsOf(company);
  const reports = filings.filter(({ form }) => form === '8-K');
  const offerings = filings.filter(({ form }) => form !== '8-K');
  const newest = offerings.toSorted((a, b) => b.filedOn.localeCompare(a.filedOn)).slice(0, 1);
  return { reports, newest };
}

describe('SEC filings against the sandbox', () => {
  it('finds of every listed company its current reports and offerings, word for word', async () => {
    const counted = { reports: 0, offerings: 0, amended: 0 };
    for (const company of listed) {
      const { reports, newest } = wantedOf(company);
      const { evidence, pages } = await gatherIn(sandbox, secFilings, company, { target: { ids: company.ids } });
      expect(evidence, company.name).toHaveLength(reports.length + newest.length);
      for (const { text, filedOn } of reports) {
        const found = evidence.find((one) => one.date === filedOn && one.text.includes(text));
        expect(found, `${company.name}: ${text}`).toMatchObject({ kind: 'filing', proof: 'identifier' });
      }
      for (const { amountSold, filedOn } of newest) {
        const notice = evidence.find(({ text }) => text.includes('(Form D)'));
        expect(notice?.date).toBe(filedOn);
        expect(notice?.text).toContain(amountSold === null ? 'Offering amount: indefinite.' : inWords(amountSold));
        expect(notice?.text.includes(' raises ')).toBe(amountSold !== null);
      }
      expect(evidence.every(({ text }) => !text.includes('Co-Issuer') && !text.includes('false 0000990000'))).toBe(
        true,
      );
      expect(pages.every(({ state }) => state === 'read')).toBe(true);
      counted.reports += reports.length;
      counted.offerings += newest.length;
      counted.amended += filingsOf(company).some(({ form }) => form === 'D/A') ? 1 : 0;
    }
    expect(listed.length).toBeGreaterThanOrEqual(150);
    expect(counted.reports).toBeGreaterThan(150);
    expect(counted.offerings).toBeGreaterThan(30);
    expect(counted.amended).toBeGreaterThan(3);
  });

  it('finds without its number, by name and seat, the same', async () => {
    for (const company of listed.slice(0, 40)) {
      const byName = await gatherIn(sandbox, secFilings, company);
      expect(byName, company.name).toEqual(
        await gatherIn(sandbox, secFilings, company, { target: { ids: company.ids } }),
      );
    }
  });

  it('uses nothing of a namesake with its seat elsewhere', async () => {
    let refused = 0;
    for (const company of listed.slice(0, 40)) {
      const { evidence, unconfirmed } = await gatherIn(sandbox, secFilings, company, {
        target: { locations: ['Reykjavik, Iceland'], domain: 'namesake.example' },
      });
      expect(evidence, company.name).toEqual([]);
      expect(unconfirmed).toMatchObject([{ reason: expect.stringContaining('namesake.example') }]);
      refused += unconfirmed.length;
    }
    expect(refused).toBe(40);
  });

  it('finds nothing of companies that file nothing there', async () => {
    for (const company of sandbox.world
      .all()
      .filter((one) => !isPublicCompany(one))
      .slice(0, 150)) {
      expect((await gatherIn(sandbox, secFilings, company)).evidence, company.name).toEqual([]);
    }
  });

  it('is not connected without a contact address', async () => {
    const company = listed[0] as SandboxCompany;
    const asked = gatherIn(sandbox, secFilings, company, { settings: { contactEmail: null } });
    await expect(asked).rejects.toMatchObject({
      kind: 'not_connected',
      message: expect.stringContaining('contact email'),
    });
  });

  it.each(GATHER_FAULTS)('%s ends as %s, and the next call finds all again', async (fault, kind) => {
    const company = listed.find((one) => filingsOf(one).length > 1) as SandboxCompany;
    const gather = () => gatherIn(sandbox, secFilings, company);
    await checkGatherFault(sandbox, { vendor: 'sec', fault, kind }, gather);
  });
});
