import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { reply, testClient } from '../../http/test-helpers/local-server.ts';
import { gatherSettings, localSites, page, sendOn } from '../test-helpers/local-site.ts';
import { createPageReader } from './page-reader.ts';

const MB = 1024 * 1024;
const ARTICLE =
  '<html><head><title>Opening</title></head><body><h1>Opening</h1><p>We open an office.</p></body></html>';
type Answers = Parameters<typeof localSites>[0];

async function read(url: string, answers: Answers, options: Parameters<typeof localSites>[1] = {}) {
  const { http, settings, asked } = await localSites(answers, options);
  const reader = createPageReader(http, settings, { signal: new AbortController().signal });
  return { ...(await reader.read(url)), asked };
}

describe('a page that can be read', () => {
  test('is read as its own host, robots.txt first', async () => {
    const {
      page: found,
      outcome,
      asked,
    } = await read('https://acme.example/news/opening', {
      'acme.example/news/opening': page(ARTICLE),
    });
    expect(outcome).toEqual({ url: 'https://acme.example/news/opening', state: 'read', message: null });
    expect(found).toMatchObject({ url: 'https://acme.example/news/opening', title: 'Opening', date: null });
    expect(found?.text).toContain('We open an office.');
    expect(asked).toEqual(['acme.example/robots.txt', 'acme.example/news/opening']);
  });

  test.each([
    ['at once', '<meta http-equiv="refresh" content="0; url=en/home.html">', 'https://acme.example/en/home.html'],
    ['late', '<meta http-equiv="refresh" content="600; url=en/home.html">', 'https://acme.example/'],
    ['to itself', '<meta http-equiv="refresh" content="0; url=/">', 'https://acme.example/'],
  ])('is read where it sends its visitors by itself: %s', async (_, meta, expected) => {
    const { page: found } = await read('https://acme.example/', {
      'acme.example/': page(`<html><head>${meta}</head><body><p>Click here to go on.</p></body></html>`),
      'acme.example/en/home.html': page(ARTICLE),
    });
    expect(found?.url).toBe(expected);
  });

  test('a host to which a page sends its visitors is asked by its own rules', async () => {
    const { page: found, asked } = await read('https://acme.example/', {
      'acme.example/': page('<meta http-equiv="refresh" content="0;url=https://globex.example/x"><p>Click here.</p>'),
      'globex.example/robots.txt': page('User-agent: *\nDisallow: /', 'text/plain'),
      'globex.example/x': page(ARTICLE),
    });
    expect(found).toBeNull();
    expect(asked).not.toContain('globex.example/x');
  });

  test('is asked for once in a day, its robots.txt too', async () => {
    const { http, settings, asked } = await localSites({ 'acme.example/a': page(ARTICLE) });
    for (let times = 0; times < 2; times += 1) {
      await createPageReader(http, settings, { signal: new AbortController().signal }).read('https://acme.example/a');
    }
    expect(asked).toEqual(['acme.example/robots.txt', 'acme.example/a']);
  });

  test.each([
    ['UTF-16 with its mark', Buffer.from(`\ufeff${ARTICLE.replace('open an', 'öffnen ein')}`, 'utf16le'), 'text/html'],
    [
      'UTF-16 by its header',
      Buffer.from(ARTICLE.replace('open an', 'öffnen ein'), 'utf16le'),
      'text/html; charset=utf-16',
    ],
    ['UTF-16 that says nothing', Buffer.from(ARTICLE.replace('open an', 'öffnen ein'), 'utf16le'), 'text/html'],
  ])('is read in %s', async (_name, body, type) => {
    const { page: found, outcome } = await read('https://acme.example/', { 'acme.example/': page(body, type) });
    expect(outcome.state).toBe('read');
    expect(found?.text).toContain('We öffnen ein office.');
  });

  // 日本語 in Shift_JIS.
  const JAPANESE = Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]);
  test.each([
    ['its header', '', 'text/html; charset=Shift_JIS'],
    ['its own meta', '<meta charset="Shift_JIS">', 'text/html'],
    ['its older meta', '<meta http-equiv="Content-Type" content="text/html; charset=x-sjis">', 'text/html'],
  ])('is read in Shift_JIS by %s', async (_name, meta, type) => {
    const body = Buffer.concat([
      Buffer.from(`<html><head>${meta}</head><body><p>`),
      JAPANESE,
      Buffer.from(' Acme</p>'),
    ]);
    const { page: found } = await read('https://acme.example/', { 'acme.example/': page(body, type) });
    expect(found?.text).toBe('日本語 Acme');
  });

  test('is read in broken HTML', async () => {
    const broken =
      '<html><body><div><h1>Opening</h2><p>We <b>open</p> an office.<table><tr><td>Now</div></span><a href=/x>go';
    const { page: found, outcome } = await read('https://acme.example/', { 'acme.example/': page(broken) });
    expect(outcome.state).toBe('read');
    expect(found?.text.replaceAll('\n', ' ')).toBe('Opening We open an office. Now go');
    expect(found?.links).toEqual([{ url: 'https://acme.example/x', text: 'go' }]);
  });

  test('is read up to 3 MB of a longer one, packed or not', async () => {
    const long = `<p>We open an office.</p><p>${Array.from({ length: 500_000 }, (_, index) => `Part ${index}. `).join('')}</p>`;
    const packed = reply(200, gzipSync(long), { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    for (const answer of [page(long), packed]) {
      const { page: found, outcome } = await read('https://acme.example/', { 'acme.example/': answer });
      expect(outcome.state).toBe('read');
      expect(found?.text).toMatch(/^We open an office\./);
    }
  });

  test('is found behind redirects, whatever address the stand-in names', async () => {
    const answers: Answers = {
      'acme.example/': sendOn('https://www.acme.example/'),
      'www.acme.example/': sendOn('/start', 301),
      'www.acme.example/start': page(ARTICLE),
    };
    const { page: found, asked } = await read('https://acme.example/', answers);
    expect(found?.url).toBe('https://www.acme.example/start');
    expect(asked).toContain('www.acme.example/robots.txt');
  });
});

describe('a page that is not read says why', () => {
  test.each<[string, Answers, string, RegExp]>([
    ['it is missing', {}, 'missing', /no such page \(status 404\)/],
    [
      'it is a gzip bomb',
      {
        'acme.example/x': reply(200, gzipSync(Buffer.alloc(60 * MB)), {
          'content-type': 'text/html',
          'content-encoding': 'gzip',
        }),
      },
      'too_large',
      /larger than 3 MB/,
    ],
    ['it redirects to itself', { 'acme.example/x': sendOn('/x') }, 'failed', /in a circle/],
    [
      'it redirects in a loop',
      { 'acme.example/x': sendOn('/y'), 'acme.example/y': sendOn('/x') },
      'failed',
      /in a circle/,
    ],
    [
      'it redirects without an end',
      Object.fromEntries(
        ['x', 'xx', 'xxx', 'xxxx', 'xxxxx'].map((name) => [`acme.example/${name}`, sendOn(`/x${name}`)]),
      ),
      'failed',
      /more than 3 times/,
    ],
    ['it redirects nowhere', { 'acme.example/x': reply(302) }, 'failed', /without saying where/],
    [
      'it redirects to a private address',
      { 'acme.example/x': sendOn('http://10.0.0.1/admin') },
      'forbidden',
      /not a public address/,
    ],
    [
      'it redirects to this machine',
      { 'acme.example/x': sendOn('http://127.0.0.1:4000/') },
      'forbidden',
      /not a public address/,
    ],
    ['it redirects to localhost', { 'acme.example/x': sendOn('http://localhost/') }, 'forbidden', /localhost/],
    [
      'it redirects to a metadata service',
      { 'acme.example/x': sendOn('http://169.254.169.254/') },
      'forbidden',
      /not a public/,
    ],
    ['it redirects to a file', { 'acme.example/x': sendOn('file:///etc/passwd') }, 'forbidden', /only http and https/],
    [
      'it redirects to LinkedIn',
      { 'acme.example/x': sendOn('https://www.linkedin.com/company/a') },
      'forbidden',
      /never fetched/,
    ],
    ['it is a PDF', { 'acme.example/x': page('%PDF-1.7', 'application/pdf') }, 'unreadable', /application\/pdf/],
    ['it is a PDF under a false name', { 'acme.example/x': page('%PDF-1.7') }, 'unreadable', /not a page/],
    [
      'it is a picture',
      { 'acme.example/x': page(Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'image/png') },
      'unreadable',
      /image\/png/,
    ],
    ['it asks for a login', { 'acme.example/x': reply(401) }, 'forbidden', /login/],
    [
      'the site refuses',
      { 'acme.example/x': reply(403) },
      'forbidden',
      /blocks automated access .*\(status 403\)\. Try opening it in a browser/,
    ],
    ['the site has a fault', { 'acme.example/x': reply(500) }, 'failed', /fault of its own \(status 500\)/],
    ['the site wants a pause', { 'acme.example/x': reply(429) }, 'failed', /limiting requests/],
    ['it is empty', { 'acme.example/x': page('') }, 'unreadable', /no text/],
  ])('%s', async (_name, answers, state, message) => {
    const { page: found, outcome } = await read('https://acme.example/x', answers);
    expect(outcome).toEqual({ url: 'https://acme.example/x', state, message: expect.stringMatching(message) });
    expect(outcome.message).not.toMatch(/127\.0\.0\.1:\d{5}|vendor/);
    if (state !== 'unreadable') expect(found).toBeNull();
  });

  test('a page that only a browser can write is named so and gives its addresses', async () => {
    const app =
      '<div id="root"></div><noscript>Please turn JavaScript on</noscript><script src="https://boards.example/a.js"></script>';
    const { page: found, outcome } = await read('https://acme.example/', { 'acme.example/': page(app) });
    expect(outcome).toMatchObject({ state: 'unreadable', message: expect.stringContaining('needs a browser') });
    expect(found).toMatchObject({ isScriptOnly: true, text: '', addresses: ['https://boards.example/a.js'] });
  });

  test('a host whose name leads into a private network is not asked', async () => {
    const { http } = testClient({
      allowPrivateNetwork: false,
      lookup: async () => [{ address: '192.168.0.1', family: 4 }],
    });
    const reader = createPageReader(http, gatherSettings(), { signal: new AbortController().signal });
    const { outcome } = await reader.read('https://intranet.example/');
    expect(outcome).toMatchObject({
      state: 'forbidden',
      message: expect.stringContaining('192.168.0.1 is not a public'),
    });
  });

  test('what is no address at all has an outcome too', async () => {
    const { outcome } = await read('not an address', {});
    expect(outcome).toMatchObject({ state: 'forbidden', message: expect.stringContaining('not a valid web address') });
  });

  test('an aborted reader asks nobody and says that the time was over', async () => {
    const { http, settings, asked } = await localSites({});
    const reader = createPageReader(http, settings, { signal: AbortSignal.abort() });
    const { outcome } = await reader.read('https://acme.example/');
    expect(outcome).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('time for this source was over'),
    });
    expect(asked).toEqual([]);
  });

  test('a read that is under way ends when the time is over', async () => {
    const held: ServerResponse[] = [];
    const { http, settings } = await localSites({ 'acme.example/robots.txt': (response) => held.push(response) });
    const stop = new AbortController();
    const reading = createPageReader(http, settings, { signal: stop.signal }).read('https://acme.example/');
    await vi.waitFor(() => expect(held).toHaveLength(1), 60_000);
    stop.abort();
    expect((await reading).outcome).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('time for this source was over'),
    });
    held[0]?.end();
  });
});

describe('robots.txt decides', () => {
  const robots = (text: string) => page(text, 'text/plain');

  test.each<[string, Answers, string]>([
    ['it forbids all', { 'acme.example/robots.txt': robots('User-agent: *\nDisallow: /') }, 'forbidden'],
    ['it forbids this path', { 'acme.example/robots.txt': robots('User-agent: *\nDisallow: /x') }, 'forbidden'],
    ['it forbids another path', { 'acme.example/robots.txt': robots('User-agent: *\nDisallow: /y') }, 'read'],
    [
      'it allows us by name',
      {
        'acme.example/robots.txt': robots(
          'User-agent: *\nDisallow: /\n\nUser-agent: SalesIntelligenceWorkbench\nAllow: /',
        ),
      },
      'read',
    ],
    ['it is refused (403)', { 'acme.example/robots.txt': reply(403) }, 'read'],
    ['it has a fault (500)', { 'acme.example/robots.txt': reply(500) }, 'failed'],
    [
      'it leads to an address that must not be requested',
      { 'acme.example/robots.txt': sendOn('http://127.0.0.1/r.txt') },
      'forbidden',
    ],
    [
      'it stands elsewhere',
      { 'acme.example/robots.txt': sendOn('/r.txt'), 'acme.example/r.txt': robots('User-agent: *\nDisallow: /') },
      'forbidden',
    ],
    ['it goes in a circle', { 'acme.example/robots.txt': sendOn('/robots.txt') }, 'read'],
    ['it redirects nowhere', { 'acme.example/robots.txt': reply(302) }, 'read'],
    ['it redirects nowhere (300)', { 'acme.example/robots.txt': reply(300) }, 'read'],
    ['it says that nothing changed, and was not asked (304)', { 'acme.example/robots.txt': reply(304) }, 'read'],
    ['it offers a choice of addresses', { 'acme.example/robots.txt': sendOn('/r.txt', 300) }, 'read'],
    ['it redirects to what is no address', { 'acme.example/robots.txt': sendOn('http://') }, 'read'],
  ])('%s', async (_name, answers, state) => {
    const { outcome, asked } = await read('https://acme.example/x', { 'acme.example/x': page(ARTICLE), ...answers });
    expect(outcome.state).toBe(state);
    expect(asked.includes('acme.example/x')).toBe(state === 'read');
    if (state !== 'read') expect(outcome.message).toContain('robots.txt of acme.example');
  });

  test('of each host that a redirect leads to, also another company', async () => {
    const { outcome, asked } = await read('https://acme.example/x', {
      'acme.example/x': sendOn('https://press.example/story'),
      'press.example/robots.txt': robots('User-agent: *\nDisallow: /story'),
      'press.example/story': page(ARTICLE),
    });
    expect(outcome).toMatchObject({
      state: 'forbidden',
      message:
        'The robots.txt of press.example disallows automated access to this page. You can still open it in a browser.',
    });
    expect(asked).not.toContain('press.example/story');
  });
});
