import type { ArticleKind } from '../../packages/sandbox/src/server/stories/article.ts';
import type { SpecialFact } from '../../packages/sandbox/src/server/stories/special-story/special-truth.ts';
import type { StoryTruth } from '../../packages/sandbox/src/server/stories/types.ts';
import type { Analysis, EvidenceItem, NewsCategory } from '../../packages/services/src/reports/schemas.ts';
import { checkDates, type DateMistakes } from './check-dates.ts';
import { findFact } from './find-fact.ts';
import { unsupportedSentences } from './support.ts';
import { newTally, plain, type Tally } from './tally.ts';

export interface SiteScore {
  news: Record<NewsCategory, Tally>;
  launches: Tally;
  keywords: Tally;
  /** Whether there is research at all. */
  hasRD: Tally;
  areOpeningsExact: boolean;
  dates: DateMistakes;
  unsupported: string[];
  /** Facts of homonyms, injected claims and inventions that stand anywhere in it. */
  forbidden: string[];
  mistakes: string[];
}

export interface JudgedSite {
  company: { name: string; domain: string };
  analysis: Analysis;
  evidence: EvidenceItem[];
  facts: readonly SpecialFact[];
  truth: StoryTruth;
  now: Date;
}

export function scoreSite(site: JudgedSite): SiteScore {
  const { analysis, truth } = site;
  const mistakes: string[] = [];
  const shown = JSON.stringify(analysis).toLowerCase();
  const departments = analysis.jobOpenings.departmentsHiring.toSorted().join();
  const areOpeningsExact =
    analysis.jobOpenings.count === truth.openings.count && departments === truth.openings.departments.toSorted().join();
  if (!areOpeningsExact) {
    const wanted = `${truth.openings.count} in ${truth.openings.departments}`;
    mistakes.push(`openings: ${analysis.jobOpenings.count} in ${departments} instead of ${wanted}`);
  }
  return {
    news: scoreNews(site, mistakes),
    launches: scoreLaunches(site, mistakes),
    keywords: scoreKeywords(site, mistakes),
    hasRD: {
      right: truth.hasRD && analysis.rdActivity.hasRD ? 1 : 0,
      wrong: !truth.hasRD && analysis.rdActivity.hasRD ? 1 : 0,
      missed: truth.hasRD && !analysis.rdActivity.hasRD ? 1 : 0,
    },
    areOpeningsExact,
    dates: checkDates(site, mistakes),
    unsupported: unsupportedSentences(analysis, site.evidence, site.company),
    forbidden: truth.never.filter((words) => shown.includes(words.toLowerCase())),
    mistakes,
  };
}

const CATEGORIES: readonly NewsCategory[] = ['equity_raise', 'partnership', 'office_move', 'other'];
const isNews = (is: ArticleKind): is is NewsCategory => CATEGORIES.some((category) => category === is);

function scoreNews({ analysis, facts, evidence }: JudgedSite, mistakes: string[]): Record<NewsCategory, Tally> {
  const tallies = Object.fromEntries(CATEGORIES.map((category) => [category, newTally()])) as Record<
    NewsCategory,
    Tally
  >;
  const found = new Set<SpecialFact>();
  for (const item of analysis.recentNews) {
    const fact = findFact(item, facts, evidence);
    // Whether work of the laboratory is "other news" as well is a matter of taste.
    if (fact !== null && (fact.isOptional || (fact.is === 'research' && item.category === 'other'))) continue;
    const isRight = fact !== null && fact.is === item.category && !found.has(fact);
    if (fact !== null && isRight) found.add(fact);
    tallies[item.category][isRight ? 'right' : 'wrong']++;
    if (isRight) continue;
    const why = fact === null ? 'no news' : found.has(fact) ? 'told twice' : `${fact.is}`;
    mistakes.push(`news ${item.category} (${why}): ${item.title}`);
  }
  for (const fact of facts) {
    if (!isNews(fact.is) || fact.isOptional || found.has(fact)) continue;
    tallies[fact.is].missed++;
    mistakes.push(`missed ${fact.is}: ${fact.titles[0]}`);
  }
  return tallies;
}

function scoreLaunches({ analysis, facts, evidence }: JudgedSite, mistakes: string[]): Tally {
  const tally = newTally();
  const found = new Set<SpecialFact>();
  for (const launch of analysis.productLaunches) {
    const fact = findFact({ title: launch.name, citations: launch.citations }, facts, evidence);
    const isNamed = fact?.product != null && isSameName(fact.product, launch.name);
    const isRight = fact !== null && isNamed && !found.has(fact);
    if (fact !== null && isRight) found.add(fact);
    tally[isRight ? 'right' : 'wrong']++;
    if (!isRight) mistakes.push(`launch (${fact?.product ?? fact?.is ?? 'no fact'}): ${launch.name}`);
  }
  for (const fact of facts) {
    if (fact.is !== 'launch' || fact.isOptional || found.has(fact)) continue;
    tally.missed++;
    mistakes.push(`missed launch: ${fact.product}`);
  }
  return tally;
}

function scoreKeywords({ analysis, truth }: JudgedSite, mistakes: string[]): Tally {
  const tally = newTally();
  for (const keyword of analysis.rdActivity.keywords) {
    const isRight = truth.keywords.some((known) => isSameName(known, keyword));
    tally[isRight ? 'right' : 'wrong']++;
    if (!isRight) mistakes.push(`keyword: ${keyword}`);
  }
  return tally;
}

/** One name holds the other's words, as "Thistle 2" and "Thistle 2 picking arm". */
function isSameName(a: string, b: string): boolean {
  const [one, other] = [` ${plain(a)} `, ` ${plain(b)} `];
  return one.includes(other) || other.includes(one);
}
