import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { CompanyQuery } from '@workbench/connectors/types';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../packages/connectors/src/http/parse-json.ts';
import { sec } from '../../packages/connectors/src/sec/client.ts';
import { website } from '../../packages/connectors/src/website/client.ts';
import { wikidata } from '../../packages/connectors/src/wikidata/client.ts';
import { createSandboxWorld, type SandboxCompany } from '../../packages/sandbox/src/server/sandbox-world.ts';
import type { SandboxAnswer, SandboxVendor } from '../../packages/sandbox/src/server/types.ts';
import { filingsOf } from '../../packages/sandbox/src/server/vendors/sec/annual-filings.ts';
import { secVendor } from '../../packages/sandbox/src/server/vendors/sec/vendor.ts';
import { kindOf } from '../../packages/sandbox/src/server/vendors/website/pages.ts';
import { websiteVendor } from '../../packages/sandbox/src/server/vendors/website/vendor.ts';
import { isKnown, QUIRK, quirkOf } from '../../packages/sandbox/src/server/vendors/wikidata/company-items.ts';
import { wikidataVendor } from '../../packages/sandbox/src/server/vendors/wikidata/vendor.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ORIGIN = 'http://127.0.0.1:4010';
const world = createSandboxWorld({ seed: 20_260_101, companies: 1200, now: () => NOW });
const companies = world.all().slice(0, 1200);

/** A client that asks the vendor's handler itself; `answerFirst` speaks instead of the vendor where it wants to. */
function clientOf(vendor: SandboxVendor, answerFirst: (request: HttpRequest) => SandboxAnswer | null = () => null) {
  const asked: HttpRequest[] = [];
  const request: HttpClient['request'] = async (sent) => {
    asked.push(sent);
    const url = new URL(sent.url);
    const [, , host = '', ...rest] = url.pathname.split('/');
    const answer =
      answerFirst(sent) ??
      vendor.answer(
        {
          method: 'GET',
          host,
          path: `/${rest.join('/')}`,
          query: url.searchParams,
          headers: sent.headers ?? {},
          body: '',
          creditsInvoiced: 0,
          baseUrl: (other = host) => `${ORIGIN}/${vendor.id}/${other}`,
        },
        world,
      );
    const { status = 200, headers = {}, body } = answer;
    if (status >= 300 && !sent.accept?.includes(status)) {
      throw new ConnectorError(status >= 500 ? 'vendor_unavailable' : 'forbidden', sent.vendor, `status ${status}`);
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { status, headers, url: sent.url, body: text, fetchedAt: NOW, fromStore: false };
  };
  const http: HttpClient = {
    request,
    async json(sent, schema) {
      const answer = await request(sent);
      return { data: parseJson(sent.vendor, answer.body, schema), answer };
    },
  };
  return { http, asked };
}

const settings = (id: string, placeholder: string) => ({
  baseUrl: `${ORIGIN}/${id}/${placeholder}`,
  apiKey: null,
  contactEmail: 'operator@example.com',
  generic: null,
});
const WIKIDATA = settings('wikidata', '{host}');
const SEC = settings('sec', '{host}');
const WEBSITE = settings('website', '{domain}');
const queryFor = ({ name, domain, locations }: SandboxCompany): CompanyQuery => ({ name, domain, locations, ids: {} });
const find = (isWanted: (company: SandboxCompany) => boolean): SandboxCompany => {
  const found = companies.find(isWanted);
  if (found === undefined) throw new Error('the world has no such company');
  return found;
};

test.each([
  [wikidata, wikidataVendor, WIKIDATA],
  [sec, secVendor, SEC],
])('$id asks nothing without a contact address', async (connector, vendor, given) => {
  const { http, asked } = clientOf(vendor);
  const anonymous = { ...given, contactEmail: null };
  const company = queryFor(find(() => true));
  await expect(connector.findCompany(http, company, anonymous)).rejects.toMatchObject({ kind: 'not_connected' });
  await expect(connector.testConnection(http, anonymous)).rejects.toMatchObject({ kind: 'not_connected' });
  expect(asked).toEqual([]);
  await expect(connector.testConnection(http, given)).resolves.toBeUndefined();
});

describe('Wikidata', () => {
  const isOrdinary = (company: SandboxCompany) => isKnown(company, world) && quirkOf(company) > QUIRK.partOnly;

  test('finds every known live company by its domain, whichever way its address is spelled', async () => {
    const { http } = clientOf(wikidataVendor);
    for (const company of companies) {
      const answer = await wikidata.findCompany(http, queryFor(company), WIKIDATA);
      const isLive = isKnown(company, world) && quirkOf(company) !== QUIRK.dissolved;
      expect(answer !== null, company.name).toBe(isLive);
      if (answer === null) continue;
      expect(answer).toMatchObject({ match: 'domain', industry: company.industry });
      expect(answer.ids.wikidata).toBe(company.ids.wikidata);
      expect(answer.locations).toEqual([`${company.city}, ${company.country}`]);
    }
  });

  test('gives the newest figure first and its history behind it', async () => {
    const { http } = clientOf(wikidataVendor);
    const answer = await wikidata.findCompany(http, queryFor(find(isOrdinary)), WIKIDATA);
    const days = answer?.figures.map(({ asOf }) => asOf?.getTime() ?? 0) ?? [];
    expect(days).toHaveLength(3);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  test('asks for a pause when the vendor reports a lag in a good answer, and for a word when a part is missing', async () => {
    const lag = { error: { code: 'maxlag', info: 'Waiting for a database server: 6 seconds lagged.' } };
    const lagging = clientOf(wikidataVendor, () => ({ body: lag }));
    const query = queryFor(find(isOrdinary));
    await expect(wikidata.findCompany(lagging.http, query, WIKIDATA)).rejects.toMatchObject({
      kind: 'vendor_unavailable',
      retryAfterMs: 5000,
    });
    const empty = clientOf(wikidataVendor, () => ({ body: {} }));
    await expect(wikidata.findCompany(empty.http, query, WIKIDATA)).rejects.toMatchObject({ kind: 'contract_changed' });
  });

  test('is refused with the name of a library', () => {
    const request = { method: 'GET', host: 'www.wikidata.org', path: '/w/api.php', query: new URLSearchParams() };
    const asked = {
      ...request,
      headers: { 'user-agent': 'node' },
      body: '',
      creditsInvoiced: 0,
      baseUrl: () => ORIGIN,
    };
    expect(wikidataVendor.answer(asked, world).status).toBe(403);
  });

  test('discovers by trade, place and size', async () => {
    const { http } = clientOf(wikidataVendor);
    const seat = find(isOrdinary);
    const filters = { industry: seat.industry, location: seat.locations[0] ?? '', minEmployees: 1, maxEmployees: null };
    const found = await wikidata.discover?.search(http, filters, 25, WIKIDATA);
    expect(found?.companies.map(({ domain }) => domain)).toContain(seat.domain);
    for (const company of found?.companies ?? []) {
      expect(company).toMatchObject({ industry: seat.industry, location: seat.locations[0] });
    }
    const nothing = { industry: null, location: null, minEmployees: null, maxEmployees: null };
    const refused = wikidata.discover?.search(http, nothing, 25, WIKIDATA);
    await expect(refused).rejects.toMatchObject({ kind: 'invalid_request' });
    const nowhere = await wikidata.discover?.search(http, { ...nothing, location: 'Nowhere' }, 25, WIKIDATA);
    expect(nowhere).toEqual({ companies: [], total: 0 });
  });
});

describe('SEC EDGAR', () => {
  const listed = companies.filter(
    ({ country, headcounts }) => country === 'United States' && (headcounts[0] ?? 0) > 300,
  );

  test('finds listed companies by name, reads what their report says and nothing else', async () => {
    const { http } = clientOf(secVendor);
    expect(listed.length).toBeGreaterThan(10);
    let withFigure = 0;
    for (const company of listed) {
      const answer = await sec.findCompany(http, queryFor(company), SEC);
      expect(answer, company.name).toMatchObject({ match: 'name', ids: { cik: company.ids.cik } });
      const figure = answer?.figures[0];
      if (figure === undefined) continue;
      withFigure++;
      // The report is about the end of 2025: eleven months before.
      expect(figure.headcount).toEqual({ value: world.headcount(company, 'sec', 11) });
      expect(figure.asOf).toEqual(new Date('2025-12-31T00:00:00Z'));
      expect(figure.url).toMatch(/^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/\d+\//);
      expect(figure.kind === 'exact' || figure.quote !== null).toBe(true);
    }
    expect(withFigure).toBeGreaterThan(listed.length * 0.7);
  });

  test('is asked by number when it is known, and does not know companies that are not listed', async () => {
    const { http, asked } = clientOf(secVendor);
    const [company] = listed;
    if (company === undefined) throw new Error('the world has listed companies');
    const query = { ...queryFor(company), name: 'Another Name', ids: { cik: company.ids.cik } };
    expect((await sec.findCompany(http, query, SEC))?.match).toBe('id');
    expect(asked.some(({ url }) => url.includes('company_tickers'))).toBe(false);
    const abroad = find(({ country }) => country !== 'United States');
    expect(await sec.findCompany(http, queryFor(abroad), SEC)).toBeNull();
    expect(await sec.findCompany(http, { ...query, ids: { cik: '0000000001' } }, SEC)).toBeNull();
  });

  test('opens the report behind an amendment that states no number', async () => {
    const amended = listed.find((company) => filingsOf(company, world)[0]?.form === '10-K/A');
    if (amended === undefined) throw new Error('the world has an amended report');
    const { http } = clientOf(secVendor);
    const answer = await sec.findCompany(http, queryFor(amended), SEC);
    expect(answer?.figures[0]?.url).toMatch(/20251231\.htm$/);
  });
});

describe('the company website', () => {
  const STATES_NO_NUMBER = new Set(['silent', 'needs-browser']);

  test('is read in every shape in which sites state their people, and never where robots.txt forbids it', async () => {
    const seen = new Set<string>();
    for (const company of companies.slice(0, 150)) {
      const { http, asked } = clientOf(websiteVendor);
      const kind = kindOf(company);
      seen.add(kind);
      const answer = website.findCompany(http, queryFor(company), WEBSITE);
      if (kind === 'forbids') {
        await expect(answer).rejects.toMatchObject({ kind: 'forbidden' });
        expect(asked).toHaveLength(1);
        continue;
      }
      const { figures = [], ids, note } = (await answer) ?? {};
      expect(figures.length, `${company.name} ${kind}`).toBe(STATES_NO_NUMBER.has(kind) ? 0 : 1);
      if (kind === 'needs-browser') expect(note).toMatch(/browser/);
      else expect(ids?.linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/company\//);
      expect(asked.length).toBeLessThanOrEqual(4);
      expect(asked.every(({ url }) => url.startsWith(`${ORIGIN}/website/${company.domain}/`))).toBe(true);
      for (const { url } of figures) expect(url?.startsWith(`https://${company.domain}/`)).toBe(true);
    }
    expect(seen.size).toBe(12);
  });

  const company = find((candidate) => kindOf(candidate) === 'value');

  test('is not read while its robots.txt is out of order', async () => {
    const { http, asked } = clientOf(websiteVendor, ({ url }) =>
      url.endsWith('/robots.txt') ? { status: 500, body: 'out of order' } : null,
    );
    const answer = website.findCompany(http, queryFor(company), WEBSITE);
    await expect(answer).rejects.toMatchObject({ kind: 'vendor_unavailable' });
    expect(asked).toHaveLength(1);
  });

  test('that is no page gives no figure, and a further page that fails takes none away', async () => {
    const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF We employ 85 people.' };
    const { http } = clientOf(websiteVendor, ({ url }) => (url.endsWith('.com/') ? pdf : null));
    expect((await website.findCompany(http, queryFor(company), WEBSITE))?.figures).toEqual([]);
    const broken = clientOf(websiteVendor, ({ url }) => (url.endsWith('/about') ? { status: 500, body: '' } : null));
    expect((await website.findCompany(broken.http, queryFor(company), WEBSITE))?.figures).toHaveLength(1);
  });

  test('unknown here is no company', async () => {
    const { http } = clientOf(websiteVendor);
    const nobody = { name: 'Nobody', domain: 'nobody.invalid', locations: [], ids: {} };
    expect(await website.findCompany(http, nobody, WEBSITE)).toBeNull();
  });
});
