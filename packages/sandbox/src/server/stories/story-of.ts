import type { SandboxCompany } from '../sandbox-world.ts';
import { articlesOf } from './articles/draw-articles.ts';
import { boardOf } from './boards.ts';
import { filingsOf } from './filings.ts';
import { githubOf } from './github.ts';
import { headlinesOf } from './headlines.ts';
import { plotOf } from './plot.ts';
import { trialsOf, worksOf } from './research.ts';
import { ownPostings, pagesOf } from './site/pages.ts';
import { SPECIAL_SITES } from './special/sites.ts';
import { writeSpecial } from './special/write-special.ts';
import { truthOf } from './truth.ts';
import type { SiteStory } from './types.ts';

/** Stories that are kept: those of a batch, asked for page after page. */
const KEPT_MAX = 400;
const kept = new Map<string, SiteStory>();

/** The same company on the same day has the same story. */
export function storyOf(company: SandboxCompany, now: Date): SiteStory {
  const key = `${now.toISOString().slice(0, 10)} ${company.domain}`;
  const known = kept.get(key);
  const story = known ?? writeStory(company, now);
  // Last in order is the one that was used last, so that the first is the one to forget.
  kept.delete(key);
  kept.set(key, story);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return story;
}

function writeStory(company: SandboxCompany, now: Date): SiteStory {
  const plot = plotOf(company, now);
  const special = SPECIAL_SITES.get(company.domain);
  if (special !== undefined) return writeSpecial(special, company.domain, plot.dayAgo);
  const articles = articlesOf(plot);
  const postings = ownPostings(plot);
  const told = {
    board: boardOf(plot),
    github: githubOf(plot),
    works: worksOf(plot),
    trials: trialsOf(plot),
    filings: filingsOf(plot),
    headlines: headlinesOf(plot, articles),
  };
  return {
    ...told,
    pages: pagesOf(plot, { articles, postings, board: told.board }),
    truth: truthOf(plot, told, articles, postings),
  };
}

/** Whether the whole site is fixed: it has no page but those of its story. */
export const isSpecial = (domain: string) => SPECIAL_SITES.has(domain);
