import type { SandboxCompany } from '../sandbox-world.ts';
import { articlesOf } from './articles/draw-articles.ts';
import { filingsOf } from './filings.ts';
import { githubOf } from './github.ts';
import { headlinesOf } from './headlines.ts';
import { boardOf } from './job-boards.ts';
import { plotOf } from './plot.ts';
import { trialsOf, worksOf } from './research.ts';
import { ownPostings, pagesOf } from './site/pages.ts';
import { SPECIAL_SITES } from './special-sites/all-special-sites.ts';
import { writeSpecialStory } from './special-story/write-special-story.ts';
import { truthOf } from './truth.ts';
import type { SiteStory } from './types.ts';

/** Stories that are kept: those of a batch, asked for page after page. */
const CACHED_STORIES_MAX = 400;
const cachedStories = new Map<string, SiteStory>();

/** The same company on the same day has the same story. */
export function storyOf(company: SandboxCompany, now: Date): SiteStory {
  const key = `${now.toISOString().slice(0, 10)} ${company.domain}`;
  const known = cachedStories.get(key);
  const story = known ?? writeStory(company, now);
  // Last in order is the one that was used last, so that the first is the one to forget.
  cachedStories.delete(key);
  cachedStories.set(key, story);
  const [oldest] = cachedStories.keys();
  if (cachedStories.size > CACHED_STORIES_MAX && oldest !== undefined) cachedStories.delete(oldest);
  return story;
}

function writeStory(company: SandboxCompany, now: Date): SiteStory {
  const plot = plotOf(company, now);
  const special = SPECIAL_SITES.get(company.domain);
  if (special !== undefined) return writeSpecialStory(special, company.domain, plot.dayAgo);
  const articles = articlesOf(plot);
  const postings = ownPostings(plot);
  const content = {
    board: boardOf(plot),
    github: githubOf(plot),
    works: worksOf(plot),
    trials: trialsOf(plot),
    filings: filingsOf(plot),
    headlines: headlinesOf(plot, articles),
  };
  return {
    ...content,
    pages: pagesOf(plot, { articles, postings, board: content.board }),
    truth: truthOf(plot, content, articles, postings),
  };
}

/** Whether the whole site is fixed: it has no page but those of its story. */
export const isSpecial = (domain: string) => SPECIAL_SITES.has(domain);
