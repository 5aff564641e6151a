import type { Article } from '../article.ts';
import { articlePage } from '../site/article-page.ts';
import { boardLink, careersPage, postingsAsHtml } from '../site/careers.ts';
import { feedOf } from '../site/feed.ts';
import { escaped, htmlPage, linkedData } from '../site/html.ts';
import { FOLDERS, listPage } from '../site/lists.ts';
import { feedLink, homeLinks, navOf } from '../site/pages.ts';
import { sitemapPages } from '../site/sitemap.ts';
import type { SpecialSite } from '../special-sites/special-site.ts';
import type { StoryBoard, StoryJob, StoryPage } from '../types.ts';

interface SpecialSiteContent {
  site: SpecialSite;
  domain: string;
  articles: readonly (Article & { inside: string })[];
  board: StoryBoard | null;
  postings: readonly StoryJob[];
}

/** Every page of a fixed site; nothing else is to be found at its domain. */
export function specialPages(content: SpecialSiteContent): Record<string, StoryPage> {
  const { site, domain, articles } = content;
  if (site.refuses === 'everything') return { '/': { status: 404, body: '<html><body>Not found</body></html>' } };
  if (site.refuses === 'browser')
    return { '/': { body: SCRIPT_ONLY }, '/robots.txt': robots('User-agent: *\nDisallow:\n') };
  const folders = FOLDERS.filter((folder) => articles.some(({ path }) => path.startsWith(`/${folder}/`)));
  const hasCareers = content.postings.length > 0 || (content.board !== null && site.board?.isLinked !== false);
  const paths = [...folders.map((folder) => `/${folder}`), ...(hasCareers ? ['/careers'] : [])];
  const nav = navOf(paths);
  const pages: Record<string, StoryPage> = {};
  for (const folder of folders) {
    const posts = articles.filter(({ path }) => path.startsWith(`/${folder}/`));
    pages[`/${folder}`] = listPage(folder, posts, site.name, nav);
  }
  for (const article of articles) pages[article.path] = articlePage(article, { name: site.name, nav });
  if (hasCareers) pages['/careers'] = careersPage(site.name, nav, leadsOf(content));
  for (const [path, body] of Object.entries(site.more ?? {})) pages[path] = htmlPage({ title: site.name, body });
  const feed = feedOf(site.feed ?? 'none', site.name, domain, articles);
  if (feed !== null) pages['/feed.xml'] = feed;
  pages['/about'] = aboutPage(site);
  pages['/'] = homePage(site, domain, pages);
  const sitemapPaths = ['/', '/about', ...paths, ...articles.map(({ path }) => path)];
  Object.assign(pages, sitemapPages(site.sitemap ?? 'none', domain, sitemapPaths));
  pages['/robots.txt'] = robots(robotsText(site, domain));
  return pages;
}

const SCRIPT_ONLY =
  '<!doctype html><html><head><title>Loading</title></head><body><div id="app"></div><script src="/app.js"></script></body></html>';

const robots = (body: string): StoryPage => ({ contentType: 'text/plain', body });

function robotsText({ refuses, sitemap }: SpecialSite, domain: string): string {
  if (refuses === 'robots') return 'User-agent: *\nDisallow: /\n';
  const line = sitemap === undefined || sitemap === 'none' ? '' : `Sitemap: https://${domain}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /internal/\n\n${line}`;
}

function leadsOf({ site, domain, board, postings }: SpecialSiteContent): string {
  const link = board === null ? '' : boardLink(board.host, board.token, domain.length + board.jobs.length);
  return link + (postings.length > 0 ? postingsAsHtml(site.name, domain, postings) : '');
}

function aboutPage(site: SpecialSite): StoryPage {
  const usual = `<h1>About us</h1><p>${site.name} has its seat in ${site.locations[0]}. Our people are what makes us special.</p>`;
  return htmlPage({ title: `About ${site.name}`, body: `<main>${site.about ?? usual}</main>` });
}

function homePage(site: SpecialSite, domain: string, pages: Record<string, StoryPage>): StoryPage {
  const more = Object.keys(site.more ?? {}).map(
    (path) => `<a href="${path}">${path.slice(1).replaceAll('-', ' ')}</a>`,
  );
  const organization = {
    '@type': 'Organization',
    name: site.name,
    url: `https://${domain}/`,
    sameAs: site.github?.isLinked ? [`https://github.com/${site.github.login}`] : [],
  };
  return htmlPage({
    title: site.name,
    head: `${linkedData(organization)}${feedLink(pages)}`,
    body: `<nav><a href="/">Home</a> <a href="/about">About us</a> ${homeLinks(pages)} ${more.join(' ')}</nav>
<main><h1>${escaped(site.name)}</h1><p>We are at home in ${site.industry.toLowerCase()} and in ${site.locations[0]}. Our customers
have relied on our work for many years, and we would like to earn your trust as well.</p>${site.home ?? ''}</main>`,
  });
}
