import { expect, test } from 'vitest';
import { siteGatherer } from './site-gatherer.ts';
import { localSites, page } from './test-helpers/local-site.ts';

const html = (title: string, body: string) =>
  page(`<html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`);
const HOME = html('Acme', '<p>Tiles and stoves.</p><a href="/karriere/">Karriere</a>');

async function titlesOn(answers: Parameters<typeof localSites>[0]) {
  const { http, settings } = await localSites({ 'acme.example/': HOME, ...answers });
  const target = { name: 'Acme', domain: 'acme.example', locations: [], ids: {} };
  const { signal } = new AbortController();
  const { findings } = siteGatherer.gather({ http, target, settings, now: new Date('2026-11-20T12:00:00Z'), signal });
  return (await findings)?.postings.map(({ title }) => title);
}

test('two lists that a careers page leads to count together, and what it lists itself counts once', async () => {
  const titles = await titlesOn({
    'acme.example/karriere/': html(
      'Karriere',
      '<h2>Aktuelle Stellen</h2><ul><li>Töpfer (m/w/d)</li></ul><a href="/karriere/offene-stellen/">Alle</a><a href="/karriere/jobs/">Lager</a><a href="/en/karriere/open-positions/">English</a>',
    ),
    'acme.example/karriere/offene-stellen/': html(
      'Offene Stellen',
      '<ul><li>Töpfer (m/w/d) – Kiel</li><li>Brenner (m/w/d) – Kiel</li></ul>',
    ),
    'acme.example/karriere/jobs/': html('Jobs im Lager', '<h2>Offene Stellen</h2><ul><li>Lagerist (m/w/d)</li></ul>'),
    'acme.example/en/karriere/open-positions/': html('Open positions', '<ul><li>Potter (m/f/d)</li></ul>'),
  });
  expect(titles?.toSorted()).toEqual(['Brenner (m/w/d)', 'Lagerist (m/w/d)', 'Töpfer (m/w/d)']);
});

test('pages of openings that the sitemap alone names count where the careers page leads to none', async () => {
  const sitemap = page(
    '<urlset><url><loc>https://acme.example/karriere/brenner/</loc></url><url><loc>https://acme.example/karriere/toepfer/</loc></url></urlset>',
    'application/xml',
  );
  const positions = {
    'acme.example/sitemap.xml': sitemap,
    'acme.example/karriere/brenner/': html('Brenner (m/w/d)', '<p>Sie brennen Kacheln bei hoher Hitze in Kiel.</p>'),
    'acme.example/karriere/toepfer/': html('Töpfer (m/w/d)', '<p>Sie drehen Krüge auf der Scheibe in Kiel.</p>'),
  };
  const intro = '<p>Bei uns arbeitet man mit warmen Händen an guten Öfen.</p>';
  const leading = `${intro}<p>Neu: <a href="/karriere/toepfer/">hier entlang</a></p>`;
  expect(await titlesOn({ ...positions, 'acme.example/karriere/': html('Karriere', leading) })).toEqual([
    'Töpfer (m/w/d)',
  ]);
  expect((await titlesOn({ ...positions, 'acme.example/karriere/': html('Karriere', intro) }))?.toSorted()).toEqual([
    'Brenner (m/w/d)',
    'Töpfer (m/w/d)',
  ]);
});
