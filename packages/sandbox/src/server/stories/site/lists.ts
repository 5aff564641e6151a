import type { Article } from '../article.ts';
import type { Plot } from '../plot.ts';
import type { StoryPage } from '../types.ts';
import { escaped, htmlPage } from './html.ts';

const HEADINGS = { news: 'News', press: 'Press', blog: 'Blog' } as const;
export type Folder = keyof typeof HEADINGS;
export const FOLDERS = Object.keys(HEADINGS) as Folder[];

/** The page that lists the posts of one folder. */
export function listPage(folder: Folder, articles: readonly Article[], name: string, nav: string): StoryPage {
  const items = articles.map(({ path, title }) => `<li><a href="${path}">${escaped(title)}</a></li>`);
  return htmlPage({
    title: `${HEADINGS[folder]} | ${name}`,
    body: `<nav>${nav}</nav><main><h1>${HEADINGS[folder]}</h1><ul>${items.join('\n')}</ul></main>`,
  });
}

/** What a research firm says of its own work all year round. */
export function researchPage(plot: Plot, nav: string): StoryPage {
  const { facts, company } = plot;
  return htmlPage({
    title: `Research | ${company.name}`,
    body: `<nav>${nav}</nav><main><h1>Research and development</h1>
<p>Our research team works on ${facts.topic} and ${facts.topic2}.</p>
<p>${facts.cto}, who leads research and development, has built up laboratories in ${company.city}.</p></main>`,
  });
}
