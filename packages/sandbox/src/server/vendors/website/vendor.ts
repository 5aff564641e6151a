import type { SandboxWorld } from '../../sandbox-world.ts';
import { labelOfPressPath, PRESS_HOSTS } from '../../stories/press-article.ts';
import { isSpecial, storyOf } from '../../stories/story-of.ts';
import type { StoryPage } from '../../stories/types.ts';
import type { SandboxAnswer, SandboxVendor } from '../../types.ts';
import { aboutPage, homePage, kindOf, type SiteKind } from './pages.ts';
import { peoplePage } from './people-pages.ts';

/** The site of every fictional company; the host is its domain. */
export const websiteVendor: SandboxVendor = {
  id: 'website',
  hasHosts: true,
  limits: () => ({ minGapMs: 400, concurrency: 1 }),
  answer: ({ host, path, method }, world) => (method === 'GET' ? pageOf(host, path, world) : html('', 405)),
};

function pageOf(host: string, path: string, world: SandboxWorld): SandboxAnswer {
  if (PRESS_HOSTS.some((press) => press === host)) return pressPage(host, path, world);
  const company = world.byDomain(host.replace(/^www\./, ''));
  if (company === null) return html('<html><body>There is nothing here.</body></html>', 404);
  const { pages } = storyOf(company, world.now());
  const storyPage = pages[path];
  if (storyPage !== undefined) return toAnswer(storyPage);
  if (isSpecial(company.domain)) return notFound();
  if (path === '/robots.txt') return robotsOf(kindOf(company), company.domain, pages['/sitemap.xml'] !== undefined);
  if (path === '/') return html(homePage(company, world));
  if (path === '/about') return html(aboutPage(company, world));
  const people = peoplePage(company, path);
  return people === null ? notFound() : toAnswer(people);
}

function robotsOf(kind: SiteKind, domain: string, hasSitemap: boolean): SandboxAnswer {
  // A site without a robots.txt forbids nothing.
  if (kind === 'number') return notFound();
  const rules = ROBOTS[kind] ?? 'User-agent: *\nDisallow: /internal/\n';
  return text(hasSitemap ? `${rules}\nSitemap: https://${domain}/sitemap.xml\n` : rules);
}

const ROBOTS: Partial<Record<SiteKind, string>> = {
  forbids: 'User-agent: *\nDisallow: /\n',
  // The group for our own name counts, not the one for all.
  range: 'User-agent: *\nDisallow: /\n\nUser-agent: SalesIntelligenceWorkbench\nDisallow: /internal/\nCrawl-delay: 2\n',
};

/** An article of a newspaper; its address names the company that it was written for. */
function pressPage(host: string, path: string, world: SandboxWorld): SandboxAnswer {
  if (path === '/robots.txt') return text('User-agent: *\nAllow: /\n');
  const label = labelOfPressPath(path);
  const company = label === null ? null : world.byDomain(`${label}.example.com`);
  const headlines = company === null ? [] : storyOf(company, world.now()).headlines;
  const found = headlines.find((headline) => headline.host === host && headline.path === path);
  return found === undefined ? notFound() : html(found.page);
}

const toAnswer = ({ status = 200, contentType = HTML, headers, body }: StoryPage): SandboxAnswer => ({
  status,
  headers: { 'content-type': contentType, ...headers },
  body,
});
const HTML = 'text/html; charset=utf-8';
const html = (body: string, status = 200) => toAnswer({ status, body });
const text = (body: string) => toAnswer({ contentType: 'text/plain', body });
const notFound = () => html('<html><body>Not found</body></html>', 404);
