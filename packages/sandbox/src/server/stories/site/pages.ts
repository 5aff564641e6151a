import type { Article } from '../article.ts';
import { hiringOf, jobsOf } from '../job-boards.ts';
import type { Plot } from '../plot.ts';
import type { StoryBoard, StoryJob, StoryPage } from '../types.ts';
import { articlePage } from './article-page.ts';
import { boardLink, careersPage, postingsAsHtml } from './careers.ts';
import { type FeedKind, feedOf } from './feed.ts';
import { FOLDERS, type Folder, listPage, researchPage } from './lists.ts';
import { type SitemapKind, sitemapPages } from './sitemap.ts';

interface SiteContent {
  articles: readonly Article[];
  board: StoryBoard | null;
  /** On the careers page itself. */
  postings: readonly StoryJob[];
}

/** All pages but the home and the about page, which tell the headcount. */
export function pagesOf(plot: Plot, { articles, board, postings }: SiteContent): Record<string, StoryPage> {
  const random = plot.randomOf('pages');
  const { name, domain } = plot.company;
  const folders = FOLDERS.filter((folder) => articles.some(({ path }) => path.startsWith(`/${folder}/`)));
  const hasCareers = board !== null || postings.length > 0 || random.chance(0.6);
  const paths = [
    ...folders.map((folder) => `/${folder}`),
    ...(hasCareers ? ['/careers'] : []),
    ...(plot.isResearcher ? ['/research'] : []),
  ];
  const nav = navOf(paths);
  const pages: Record<string, StoryPage> = {};
  for (const folder of folders) pages[`/${folder}`] = listPage(folder, inFolder(articles, folder), name, nav);
  for (const article of articles) pages[article.path] = articlePage(article, { name, nav });
  if (plot.isResearcher) pages['/research'] = researchPage(plot, nav);
  if (hasCareers) {
    const isOwnBoard = board !== null && hiringOf(plot) === 'board';
    const leads = isOwnBoard ? boardLink(board.host, board.token, random.integer(0, 5)) : '';
    const own = postings.length > 0 ? postingsAsHtml(name, domain, postings) : '';
    pages['/careers'] = careersPage(name, nav, leads + own);
  }
  const feed = feedOf(random.pick(FEEDS), name, domain, articles);
  if (feed !== null && articles.length > 0) pages['/feed.xml'] = feed;
  const sitemapPaths = ['/', '/about', ...paths, ...articles.map(({ path }) => path)];
  return { ...pages, ...sitemapPages(random.pick(SITEMAPS), domain, sitemapPaths) };
}

const FEEDS: readonly FeedKind[] = ['rss', 'rss', 'atom', 'broken', 'stale', 'none'];
const SITEMAPS: readonly SitemapKind[] = ['plain', 'plain', 'index', 'gzip', 'none', 'none'];

const inFolder = (articles: readonly Article[], folder: Folder) =>
  articles.filter(({ path }) => path.startsWith(`/${folder}/`));

const LABELS: Record<string, string> = {
  '/news': 'News',
  '/press': 'Press',
  '/blog': 'Blog',
  '/careers': 'Careers',
  '/research': 'Research',
};

export const navOf = (paths: readonly string[]) =>
  ['<a href="/">Home</a>', ...paths.map((path) => `<a href="${path}">${LABELS[path] ?? path}</a>`)].join(' ');

/** Links to what a story has, for the home page that is written elsewhere. */
export const homeLinks = (pages: Record<string, StoryPage>) =>
  Object.keys(LABELS)
    .filter((path) => pages[path] !== undefined)
    .map((path) => `<a href="${path}">${LABELS[path]}</a>`)
    .join(' ');

export const feedLink = (pages: Record<string, StoryPage>) => {
  const feed = pages['/feed.xml'];
  if (feed === undefined) return '';
  const type = feed.contentType?.startsWith('application/atom') ? 'application/atom+xml' : 'application/rss+xml';
  return `<link rel="alternate" type="${type}" title="News" href="/feed.xml">`;
};

/** Of those who hire on their own page alone. */
export const ownPostings = (plot: Plot): StoryJob[] =>
  hiringOf(plot) === 'postings' ? jobsOf(plot, plot.randomOf('postings'), null).slice(0, 15) : [];
