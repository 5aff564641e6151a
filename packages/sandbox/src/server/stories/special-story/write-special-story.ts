import { type Article, DATINGS } from '../article.ts';
import { slugOf } from '../articles/slug.ts';
import { headlineOf } from '../press-article.ts';
import type { SpecialJob, SpecialPost, SpecialRepository, SpecialSite } from '../special-sites/special-site.ts';
import { departmentsOf } from '../truth.ts';
import type { SiteStory, StoryBoard, StoryGithub, StoryJob } from '../types.ts';
import { specialPages } from './special-pages.ts';
import { factsOfSite, storyTruthOf } from './special-truth.ts';

/** @param dayAgo "2026-10-02" for a number of days before today */
export function writeSpecialStory(site: SpecialSite, domain: string, dayAgo: (days: number) => string): SiteStory {
  const label = domain.split('.')[0] ?? domain;
  const articles = (site.posts ?? []).map((post, index) => toArticle(post, index, dayAgo));
  const postings = (site.postings ?? []).map((job, index) => toJob(job, index, dayAgo));
  const board = toBoard(site, dayAgo);
  const isOwnBoard = site.board !== undefined && site.board.employer === undefined;
  const jobs = isOwnBoard ? (board?.jobs.filter(({ isPublished: isListed }) => isListed) ?? []) : postings;
  const hasOpenings = isOwnBoard || postings.length > 0;
  return {
    pages: specialPages({ site, domain, articles, board, postings }),
    board,
    github: toGithub(site, dayAgo),
    works: (site.works ?? []).map(({ ago, ...work }) => ({ ...work, publishedOn: dayAgo(ago) })),
    trials: (site.trials ?? []).map(({ ago, ...trial }) => ({ ...trial, startedOn: dayAgo(ago) })),
    filings: (site.filings ?? []).map(({ ago, is: _, ...filing }) => ({ ...filing, filedOn: dayAgo(ago) })),
    headlines: (site.headlines ?? []).map(({ title, ago, text, host = 'news.example', homonym = domain }) =>
      headlineOf(label, host, title, dayAgo(ago), [
        ...text.split('\n'),
        `More at <a href="https://${homonym}/">${homonym}</a>.`,
      ]),
    ),
    truth: storyTruthOf(site, factsOfSite(site, dayAgo), {
      count: hasOpenings ? jobs.length : null,
      // What a page declares for machines has no departments.
      departments: isOwnBoard ? departmentsOf(jobs) : [],
    }),
  };
}

function toArticle(post: SpecialPost, index: number, dayAgo: (days: number) => string): Article & { inside: string } {
  const { is, title, ago, text, folder = is === 'noise' ? 'blog' : 'news', product = null, inside = '' } = post;
  const day = ago === null ? null : dayAgo(ago);
  const dating = day === null ? 'none' : (post.dating ?? DATINGS[index % (DATINGS.length - 1)] ?? 'time');
  const dated = dating === 'url' && day !== null ? `${day.replaceAll('-', '/')}/` : '';
  const path = `/${folder}/${dated}${slugOf(title)}`;
  return { kind: is, path, title, paragraphs: text.split('\n'), day, dating, product, topics: [], inside };
}

function toBoard(site: SpecialSite, dayAgo: (days: number) => string): StoryBoard | null {
  if (site.board === undefined) return null;
  const { host, token, employer = site.name, jobs } = site.board;
  return { host, token, employer, jobs: jobs.map((job, index) => toJob(job, index, dayAgo)) };
}

const partsOf = (line: string) => line.split('|').map((part) => part.trim());

/** A title that ends in "(unlisted)" is in the board's answer and not open to the public. */
function toJob(job: SpecialJob, index: number, dayAgo: (days: number) => string): StoryJob {
  const [title = '', department = '', location = ''] = partsOf(job);
  return {
    id: String(8_100_000 + index * 37),
    title: title.replace(' (unlisted)', ''),
    department: department || null,
    location: location || null,
    postedOn: dayAgo(5 + index * 9),
    isPublished: !title.endsWith('(unlisted)'),
  };
}

function toGithub({ github }: SpecialSite, dayAgo: (days: number) => string): StoryGithub | null {
  if (github === undefined) return null;
  const { isLinked: _, ...rest } = github;
  return { ...rest, repositories: rest.repositories.map((line) => toRepository(line, dayAgo)) };
}

function toRepository(line: SpecialRepository, dayAgo: (days: number) => string) {
  const [name = '', description = '', language = '', topics = '', pushed = '30'] = partsOf(line);
  return {
    name,
    description: description || null,
    language: language || null,
    topics: topics === '' ? [] : topics.split(', '),
    pushedOn: dayAgo(Number(pushed)),
    isFork: false,
  };
}
