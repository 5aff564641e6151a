import { hash } from '../../sandbox-world.ts';
import type { Article } from '../article.ts';
import type { StoryPage } from '../types.ts';
import { escaped, formatLongDate, htmlPage, linkedData } from './html.ts';

export interface ArticleOnPage extends Pick<Article, 'title' | 'paragraphs' | 'day' | 'dating'> {
  /** HTML that stands in the article besides. */
  inside?: string;
}

/** One post as a newsroom shows it, its day told in the one way that `dating` names. */
export function articlePage(article: ArticleOnPage, site: { name: string; nav: string }): StoryPage {
  const { title, day, dating } = article;
  const text =
    article.paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n') + (article.inside ?? '');
  const isAmerican = hash(title) % 2 === 0;
  const stated = day === null ? '' : dayLine(day, dating, isAmerican);
  const heading = `<h1>${escaped(title)}</h1>`;
  const layouts = [
    `<main><article>${heading}${stated}${text}</article></main>`,
    `<div class="content"><div class="post">${stated}${heading}<div class="post-body">${text}</div></div></div>`,
    `<main><section><header>${heading}${stated}</header>${text}</section><aside><h2>Share</h2><a href="/news">More posts</a></aside></main>`,
  ];
  return htmlPage({
    title: `${title} | ${site.name}`,
    head: `<meta property="og:title" content="${escaped(title)}">${day === null ? '' : dayInHead(title, day, dating)}`,
    body: `<header><nav>${site.nav}</nav></header>${layouts[hash(title) % layouts.length]}
<footer><p>© ${escaped(site.name)}. We use cookies to make this site work.</p><a href="/privacy">Privacy</a></footer>`,
  });
}

function dayInHead(title: string, day: string, dating: Article['dating']): string {
  if (dating === 'json-ld')
    return linkedData({ '@type': 'NewsArticle', headline: title, datePublished: `${day}T09:00:00+00:00` });
  return dating === 'meta' ? `<meta property="article:published_time" content="${day}T09:00:00Z">` : '';
}

function dayLine(day: string, dating: Article['dating'], isAmerican: boolean): string {
  const formattedDay = formatLongDate(day, isAmerican);
  if (dating === 'time') return `<p class="date"><time datetime="${day}">${formattedDay}</time></p>`;
  return dating === 'byline' ? `<p class="byline">Posted on ${formattedDay}</p>` : '';
}
