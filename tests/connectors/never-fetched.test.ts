import { readFileSync } from 'node:fs';
import type { HttpRequest } from '@workbench/connectors/http';
import { describe, expect, it, test, vi } from 'vitest';
import { z } from 'zod';
import { boundedFetch } from '../../packages/connectors/src/http/bounded-fetch.ts';
import { inOrder, reply, serve, testClient } from '../../packages/connectors/src/http/test-helpers/local-server.ts';
import { readSources } from '../laws/project-files.ts';

const nobodyIsAsked = () => Promise.reject(new Error('no name is to be resolved'));
const LIMITS = { host: 'test', minGapMs: 0, concurrency: 1, timeoutMs: 2000 };
const ask = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  vendor: 'website',
  url,
  limits: LIMITS,
  ...more,
});
const paid = { key: 'person:1', creditsMax: 1, freshForMs: 1000, creditsOf: () => 1 };

const SPELLINGS = [
  'https://linkedin.com/in/marta-oliveira',
  'https://www.linkedin.com/in/marta-oliveira',
  'http://pt.linkedin.com:80/in/marta-oliveira',
  'https://api.linkedin.com/v2/people',
  'https://a.b.c.linkedin.com/',
  'https://WWW.LinkedIn.COM/in/x',
  'https://linkedin.com./in/x',
  'https://www.linkedin.com../in/x',
  'https://ｌｉｎｋｅｄｉｎ．ｃｏｍ/in/x',
  'https://www.linkedin。com。/in/x',
  'https://ⓛⓘⓝⓚⓔⓓⓘⓝ.com/in/x',
  'https://link\u00adedin.com/in/x',
  'https://link\u200bedin.com/in/x',
  'https://linked%69n.com/in/x',
  'https://%6Cinkedin.com/in/x',
  'https:\\\\linkedin.com\\in\\x',
  'https:linkedin.com/in/x',
  ' https://linkedin.com/in/x\n',
  'ht\ntps://linked\tin.com/in/x',
  'https://user@linkedin.com/in/x',
  'https://example.com@linkedin.com/in/x',
  'https://linkedin.com#@example.com/',
  'https://linkedin.com?@example.com/',
  'https://lnkd.in/abc',
  'https://LNKD.IN./abc',
  'https://www.lnkd.in/abc',
  'https://media.licdn.com/dms/image/x',
  'https://www.linkedin.cn/in/x',
];

describe('the client', () => {
  it.each(SPELLINGS)('refuses %j before a name is resolved, in every way of asking', async (url) => {
    const { http, shared } = testClient({ lookup: nobodyIsAsked, allowPrivateNetwork: true });
    const ways: Partial<HttpRequest>[] = [
      {},
      { cacheMs: 60_000 },
      { redirectsMax: 3 },
      { method: 'POST', body: '{}' },
      { method: 'POST', body: '{}', paid },
      { accept: [404, 999] },
    ];
    for (const way of ways) {
      const refused = { name: 'ConnectorError', kind: 'blocked_address', vendor: 'website' };
      await expect(http.request(ask(url, way))).rejects.toMatchObject(refused);
      await expect(http.json(ask(url, way), z.unknown())).rejects.toMatchObject(refused);
    }
    expect(shared.usage('website')).toMatchObject({ calls: 0, credits: 0, reserved: 0 });
  });

  it.each([301, 302, 303, 307, 308])(
    'does not follow there by status %i, also behind other redirects',
    async (status) => {
      for (const location of [
        'https://www.linkedin.com/in/x',
        '//linkedin.com/in/x',
        'HTTPS://LNKD.IN./x',
        'https:linkedin.com',
      ]) {
        const server = await serve(inOrder(reply(302, '', { location: '/next' }), reply(status, '', { location })));
        const { http, shared } = testClient({ lookup: nobodyIsAsked });
        const asked = http.request(ask(server.origin, { redirectsMax: 5, cacheMs: 60_000 }));
        await expect(asked).rejects.toMatchObject({ name: 'ConnectorError', kind: 'blocked_address' });
        expect(server.requests.map(({ url }) => url)).toEqual(['/', '/next']);
        expect(shared.usage('website').calls).toBe(2);
      }
    },
  );

  it.each([
    'https://notlinkedin.com/',
    'https://linkedin.com.example.org/',
    'https://example.com/linkedin.com',
    'https://xlnkd.in/',
  ])('has nothing against %s', async (url) => {
    let asked = '';
    const lookup = async (hostname: string) => {
      asked = hostname;
      return [];
    };
    const { http } = testClient({ lookup });
    await expect(http.request(ask(url))).rejects.toMatchObject({ kind: 'vendor_unavailable' });
    expect(asked).toBe(new URL(url).hostname);
  });
});

test.each(SPELLINGS.filter((url) => URL.canParse(url)))(
  'the fetch of vendors’ libraries refuses %j, too',
  async (url) => {
    const ask = vi.fn<typeof fetch>();
    const { href } = new URL(url);
    for (const input of [url, new URL(url)])
      await expect(boundedFetch(1000, ask)(input)).rejects.toThrow('never fetched');
    if (!href.includes('@')) {
      await expect(boundedFetch(1000, ask)(new Request(href))).rejects.toThrow('never fetched');
    }
    expect(ask).not.toHaveBeenCalled();
  },
);

/** Where an address of the network may stand in the product's code, and what for. */
const ALLOWED: Record<string, string> = {
  'apps/web/src/features/companies/identifiers/identifier-kinds.ts': 'shows how a company’s address is entered',
  'packages/connectors/src/http/network-guard/never-fetched-hosts.ts': 'the hosts that the client refuses',
  'packages/connectors/src/company-identity/linkedin-company-url.ts': 'brings a company’s address into one spelling',
  'packages/connectors/src/website/mapper.ts': 'keeps the company’s address that its site links',
  'packages/connectors/src/wikidata/mapper.ts': 'writes out the company’s address (P4264)',
  'packages/connectors/src/profiles/wikidata-people.ts': 'writes out the person’s address (P6634)',
  'packages/identity/src/person-identifiers/identifiers-in-text.ts':
    'knows an address in a text that is not to be kept',
  'packages/identity/src/company-identifiers/register-numbers.ts':
    'brings a company’s address into one spelling, and links it',
  'packages/identity/src/person-identifiers/legacy-keys.ts':
    'brings an address into its former spelling, to look it up',
  'packages/identity/src/profile-key.ts': 'brings a person’s address into one spelling',
  'packages/identity/src/person-identifiers/read-identifier.ts': 'says how an address is entered',
  'packages/identity/src/domain/shared-hosts.ts': 'knows a host whose address is no company’s domain',
  'packages/services/src/leads/import/rows/suppressed-rows.ts': 'knows a line that may be a profile',
  'packages/services/src/leads/table/map-lead-headers.ts': 'knows a column by the addresses in it',
  'packages/services/src/shared/person-values/read-profile.ts': 'reads the address in a row of a table',
  'packages/services/src/outreach/messages/use-message.ts': 'tells how an address is entered',
  'packages/services/src/shared/headers/sample-shapes.ts': 'knows a column by the addresses in it',
  'packages/trpc/src/openapi/examples/example-records.ts': 'shows a person’s address in the examples of the document',
};
const ADDRESS = /linkedin\\?\.(?:\(\?:)?(?:com|cn)\b|lnkd\\?\.in\b|licdn\\?\.com\b/i;
const SENDS =
  /\bfetch\s*\(|\bhttp\.(?:request|json)\s*\(|\b(?:ask|exchange|follow|readAddress)\s*\(|\bfetcher\b|\bimport\(|from 'undici'/;
const OUTSIDE = /\.(?:test|e2e|fixtures|cases)\.tsx?$|\/(?:fixtures|testing|test-helpers)\/|^packages\/sandbox\//;

/** Without comments, which begin a line or stand behind a space: "https://" and "*\/*" are none. */
const codeOf = (text: string) => text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1');

describe('the source text', () => {
  const files = readSources('apps', 'packages')
    .filter(({ path }) => !OUTSIDE.test(path))
    .map(({ path, text }) => ({ path, code: codeOf(text) }))
    .filter(({ code }) => ADDRESS.test(code));

  it('names the network only where an address is read, kept or refused', () => {
    expect(files.map(({ path }) => path).sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it.each(files)('$path names it and sends nothing', ({ code }) => {
    expect(SENDS.exec(code)?.[0]).toBeUndefined();
  });

  it('notices an address in code, and none in a comment', () => {
    for (const code of [
      "get('https://www.linkedin.com/in/x')",
      '`https://lnkd.in/x`',
      "'//linkedin.com'",
      "accept: '*/*', url: 'https://lnkd.in/x'",
      '/linkedin\\.com/',
    ]) {
      expect(ADDRESS.test(codeOf(code))).toBe(true);
    }
    expect(ADDRESS.test(codeOf('/** https://www.linkedin.com/in/<slug> */\nconst a = 1; // linkedin.com'))).toBe(false);
  });
});

/** What drives a browser, or this network. */
const DRIVES =
  /playwright|puppeteer|selenium|webdriver|wdio|cypress|nightmare|testcafe|phantomjs|chrome-launcher|chrome-remote-interface|chromedriver|geckodriver|crawlee|apify|browserless|browserbase|stagehand|taiko|nodriver|linkedin|voyager-api|proxycurl|unipile|phantombuster/i;
const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

describe('the dependencies', () => {
  const lock = read('package-lock.json') as { packages: Record<string, Record<string, unknown>> };
  /** Folders of the workspaces, the root as "". */
  const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));

  it('hold nothing that drives a browser or the network, but for what the tests’ own browser needs', () => {
    const found = workspaces.flatMap((folder) => {
      const { devDependencies = {}, ...manifest } = read(`${folder}/package.json`.replace(/^\//, ''));
      const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest;
      const shipped = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
      expect(shipped.filter((name) => DRIVES.test(name))).toEqual([]);
      return Object.keys(devDependencies).flatMap((name) => (DRIVES.test(name) ? [`${folder} ${name}`] : []));
    });
    expect(found).toEqual(['tests @playwright/test']);
  });

  it('install none of it with the product', () => {
    const driving = Object.entries(lock.packages).filter(([path]) => DRIVES.test(path));
    expect(driving.length).toBeGreaterThan(0);
    for (const [path, { dev }] of driving) expect({ path, dev }).toEqual({ path, dev: true });
  });
});

test('the tests’ browser is imported by tests alone', () => {
  const importing = readSources('apps', 'packages').filter(({ text }) => /from '(?:@playwright|playwright)/.test(text));
  expect(importing.map(({ path }) => path)).toEqual([]);
});
