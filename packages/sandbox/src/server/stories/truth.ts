import type { Article } from './article.ts';
import { topicsOf } from './facts.ts';
import { hiringOf } from './job-boards.ts';
import type { Plot } from './plot.ts';
import type { SiteStory, StoryJob, StoryTruth } from './types.ts';

const HOMONYM_WORDS = [
  'casino',
  'Zebulon',
  'alpaca',
  'lichens',
  'Roof tile',
  'Herbal tea',
  'minecraft',
  '.example.org',
];

/** What is right to say of a company whose story was drawn. */
export function truthOf(
  plot: Plot,
  story: Omit<SiteStory, 'truth' | 'pages'>,
  articles: readonly Article[],
  postings: readonly StoryJob[],
): StoryTruth {
  const isOwnBoard = hiringOf(plot) === 'board';
  const jobs = isOwnBoard ? (story.board?.jobs ?? []).filter(({ isPublished: isListed }) => isListed) : postings;
  return {
    launches: articles.flatMap(({ kind, product, day }) =>
      kind === 'launch' && product !== null ? [{ name: product, date: day }] : [],
    ),
    news: articles.flatMap(({ kind, title, day }) =>
      kind === 'launch' || kind === 'noise' || kind === 'research' ? [] : [{ category: kind, title, date: day }],
    ),
    hasRD: plot.isResearcher,
    keywords: keywordsOf(plot, story, articles),
    openings: {
      count: isOwnBoard || postings.length > 0 ? jobs.length : null,
      // What a page declares for machines has no departments.
      departments: isOwnBoard ? departmentsOf(jobs) : [],
    },
    never: plot.homonym === null ? [] : HOMONYM_WORDS,
  };
}

/** What this trade studies, as far as the site or a register speaks of it. */
function keywordsOf(plot: Plot, story: Omit<SiteStory, 'truth' | 'pages'>, articles: readonly Article[]): string[] {
  const { facts, company } = plot;
  const onSite = plot.isResearcher ? [facts.topic, facts.topic2] : [];
  const mentionedTopics = JSON.stringify([onSite, articles, story.github, story.works, story.trials]);
  return topicsOf(company).filter(
    (topic) => mentionedTopics.includes(topic) || mentionedTopics.includes(topic.replaceAll(' ', '-')),
  );
}

/** Those with most openings first. */
export function departmentsOf(jobs: readonly StoryJob[]): string[] {
  const counts = new Map<string, number>();
  for (const { department } of jobs) if (department !== null) counts.set(department, (counts.get(department) ?? 0) + 1);
  return [...counts].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([name]) => name);
}
