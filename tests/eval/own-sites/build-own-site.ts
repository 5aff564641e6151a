import { careersFiles } from './build-careers.ts';
import { feedFiles } from './build-feeds.ts';
import { leafOf, sayDay } from './dates-of-site.ts';
import { escapeText, fileOf, type OwnSite, type SiteFiles, wordOf } from './own-site.ts';
import { SHAPES } from './shapes/index.ts';
import type { EntryView } from './shapes/shape.ts';

/** All files of a site, in the markup of its shape. */
export function buildOwnSite(site: OwnSite): SiteFiles {
  const shape = SHAPES[wordOf(site, 'shape', '')];
  if (shape === undefined) throw new Error(`${site.slug}: no shape is called ${site.head.shape}`);
  const newsPath = wordOf(site, 'newsPath', '/news/');
  const careersPath = site.head.careersPath;
  const aboutPath = wordOf(site, 'aboutPath', '/about/');
  const company = escapeText(wordOf(site, 'name', ''));
  const navigation = [
    { href: aboutPath, word: wordOf(site, 'aboutWord', 'About') },
    ...site.pages.map(([path = '', title = '']) => ({ href: path, word: escapeText(title) })),
    { href: newsPath, word: wordOf(site, 'newsWord', 'News') },
    ...(careersPath === undefined ? [] : [{ href: careersPath, word: wordOf(site, 'careersWord', 'Careers') }]),
  ];
  const page = (title: string, main: string, headMore = '') =>
    `<!DOCTYPE html><html lang="${site.head.language?.slice(0, 2)}"><head><meta charset="utf-8"><title>${title} – ${company}</title>${
      shape.generator === null ? '' : `<meta name="generator" content="${shape.generator}">`
    }${linkOfFeed(site, shape.feedPath)}${headMore}</head>${shape.frame(navigation, main, company)}</html>`;
  const entries = site.news.map((_, order) => viewOf(site, order, newsPath));
  const prose = (lines: readonly string[]) => lines.map((line) => `<p>${escapeText(line)}</p>`).join('');
  const files: SiteFiles = {
    'index.html': page(company, `<div class="intro"><h1>${company}</h1>${prose(site.home)}</div>`),
    [fileOf(aboutPath)]: page(
      wordOf(site, 'aboutWord', 'About'),
      `<div class="text"><h1>${wordOf(site, 'aboutWord', 'About')}</h1>${prose(site.about)}</div>`,
    ),
  };
  for (const [path = '', title = '', ...texts] of site.pages)
    files[fileOf(path)] = page(
      escapeText(title),
      `<div class="text"><h1>${escapeText(title)}</h1>${prose(texts)}</div>`,
    );
  const perPage = Number(wordOf(site, 'perPage', '50'));
  for (let first = 0; first < Math.max(entries.length, 1); first += perPage) {
    const number = first / perPage + 1;
    const path = number === 1 ? newsPath : `${newsPath}page/${number}/`;
    const isLast = first + perPage >= entries.length;
    const older = isLast ? '' : `<a class="next" rel="next" href="${newsPath}page/${number + 1}/">»</a>`;
    const cards = entries.slice(first, first + perPage).map((entry) => shape.card(entry));
    files[fileOf(path)] = page(wordOf(site, 'newsWord', 'News'), `${shape.list(cards.join('\n'))}${older}`);
  }
  if (site.head.articles !== 'none')
    for (const entry of entries) files[fileOf(entry.href)] = page(entry.title, shape.article(entry));
  Object.assign(files, feedFiles(site, entries, shape.feedPath), careersFiles(site, page));
  if (site.head.refresh !== undefined) {
    files[fileOf(site.head.refresh)] = files['index.html'] ?? '';
    files['index.html'] =
      `<html><head><meta http-equiv="refresh" content="0; url=${site.head.refresh}"></head><body></body></html>`;
  }
  if (site.head.robots !== undefined) files['robots.txt'] = site.head.robots.replaceAll('; ', '\n');
  return site.head.script === undefined ? files : emptied(files);
}

function viewOf(site: OwnSite, order: number, newsPath: string): EntryView {
  const item = site.news[order];
  if (item === undefined) throw new Error(`no entry ${order}`);
  const language = wordOf(site, 'language', 'en');
  const shape = SHAPES[wordOf(site, 'shape', '')];
  const paragraphs = item.paragraphs.map(escapeText);
  return {
    id: item.id,
    href: shape?.pathOf(newsPath, { ...item, order }) ?? '',
    title: escapeText(item.title),
    date: item.date,
    long: sayDay(item.date, language, 'long'),
    medium: sayDay(item.date, language, 'medium'),
    short: sayDay(item.date, language, 'short'),
    leaf: leafOf(item.date, language),
    excerpt: site.head.articles === 'none' ? paragraphs.join(' ') : (paragraphs[0] ?? '').slice(0, 150),
    body: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    company: escapeText(wordOf(site, 'name', '')),
    order,
    more: wordOf(site, 'moreWord', 'Read more'),
  };
}

const linkOfFeed = ({ head }: OwnSite, path: string) =>
  head.feed === undefined || head.feed === 'none' || head.feed === 'unlinked'
    ? ''
    : `<link rel="alternate" type="application/${head.feed === 'atom' ? 'atom' : 'rss'}+xml" href="/${path.replace(/(?<=\/)index\.xml$/, '')}">`;

/** Pages that show nothing until their script has run. */
const emptied = (files: SiteFiles): SiteFiles =>
  Object.fromEntries(
    Object.keys(files).map((path) => [
      path,
      '<!doctype html><html><head><title>App</title></head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/js/main.4f.js"></script></body></html>',
    ]),
  );
