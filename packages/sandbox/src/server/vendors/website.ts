import type { SandboxWorld } from '../sandbox-world.ts';
import type { SandboxAnswer, SandboxVendor } from '../types.ts';
import { aboutPage, homePage, kindOf } from './website-pages.ts';

/** The site of every fictional company; the host is its domain. */
export const websiteVendor: SandboxVendor = {
  id: 'website',
  hasHosts: true,
  limits: () => ({ minGapMs: 1000, concurrency: 1 }),
  answer: ({ host, path, method }, world) => (method === 'GET' ? pageOf(host, path, world) : html('', 405)),
};

function pageOf(host: string, path: string, world: SandboxWorld): SandboxAnswer {
  const company = world.byDomain(host.replace(/^www\./, ''));
  if (company === null) return html('<html><body>There is nothing here.</body></html>', 404);
  const kind = kindOf(company);
  if (path === '/robots.txt') {
    // A site without a robots.txt forbids nothing.
    if (kind === 'number') return html('<html><body>Not found</body></html>', 404);
    return { headers: { 'content-type': 'text/plain' }, body: ROBOTS[kind] ?? 'User-agent: *\nDisallow: /internal/\n' };
  }
  if (path === '/') return html(homePage(company, world));
  if (path === '/about') return html(aboutPage(company, world));
  return html('<html><body>Not found</body></html>', 404);
}

const ROBOTS: Partial<Record<string, string>> = {
  forbids: 'User-agent: *\nDisallow: /\n',
  // The group for our own name counts, not the one for all.
  range: 'User-agent: *\nDisallow: /\n\nUser-agent: SalesIntelligenceWorkbench\nDisallow: /internal/\nCrawl-delay: 2\n',
};

const html = (body: string, status = 200): SandboxAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
