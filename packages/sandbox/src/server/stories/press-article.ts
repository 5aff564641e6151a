import type { StoryHeadline } from './types.ts';

export const PRESS_HOSTS = ['news.example', 'wire.example', 'times.example'] as const;

/** The company whose label a press address carries: "/2026/10/brindlewick-foods/raises-money". */
export function labelOfPressPath(path: string): string | null {
  return /^\/\d{4}\/\d{2}\/([a-z0-9-]+)\/[a-z0-9-]+$/.exec(path)?.[1] ?? null;
}

/** @param day that the article bears and GDELT saw it on */
export function headlineOf(
  label: string,
  host: string,
  title: string,
  day: string,
  paragraphs: readonly string[],
): StoryHeadline {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const text = [...paragraphs, OUTRO].map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return {
    title,
    host,
    path: `/${day.slice(0, 4)}/${day.slice(5, 7)}/${label}/${slug.replace(/-$/, '')}`,
    seenOn: day,
    page: `<!doctype html><html lang="en"><head><title>${title} - ${host}</title><meta property="article:published_time" content="${day}T08:00:00Z"></head>
<body><header><a href="/">Front page</a></header><article><h1>${title}</h1><p><time datetime="${day}">${day}</time></p>
${text}</article><footer>All articles are fictional.</footer></body></html>`,
  };
}

/** Articles are long enough to be told from the page around them. */
const OUTRO =
  'This newspaper has followed the trade for many years, from small workshops to firms with branches on several continents, and will report again as soon as there is more to tell its readers.';

/** The line by which a reader learns whose site is meant. */
export const footOf = (domain: string) => `More at <a href="https://${domain}/">${domain}</a>.`;
