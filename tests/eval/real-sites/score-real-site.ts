import type { Citation, NewsItem } from '../../../packages/services/src/reports/schemas.ts';
import { unsupportedSentences } from '../support.ts';
import { newTally, plain, type Tally } from '../tally.ts';
import type { SiteReport } from './report-on-site.ts';
import { factOf, isOf } from './same-fact.ts';
import type { NewsFact, StoredSite } from './site-set.ts';
import { type Loss, whereLost } from './where-lost.ts';

export interface RealSiteScore {
  news: Tally;
  /** Of the facts that were told. */
  dates: { right: number; count: number };
  categories: { right: number; count: number };
  launches: Tally;
  areOpeningsExact: boolean;
  isResearchRight: boolean | null;
  wrongHeadcounts: number;
  missedHeadcounts: number;
  unsupported: string[];
  ofOthers: string[];
  /** Of each piece of news that is missed. */
  losses: Loss[];
  mistakes: string[];
}

interface ToldItem {
  title: string;
  /** What is said below the title, and quoted. */
  text: string;
  date: string | null;
  kind: string;
  urls: string[];
  /** Titles of what it cites: a model writes its own. */
  sources: string[];
}

/** What the report says, compared with what a person reads on the site. */
export function scoreRealSite({ site, truth }: StoredSite, report: SiteReport): RealSiteScore {
  const { analysis, evidence } = report;
  const mistakes: string[] = [];
  const citedBy = (citations: readonly Citation[]) => {
    const cited = evidence.filter(({ id }) => citations.some(({ evidenceId }) => evidenceId === id));
    return { urls: cited.map(({ url }) => url), sources: cited.map(({ title }) => title) };
  };
  const news = analysis.recentNews.map(
    ({ title, summary, date, category, citations }: NewsItem): ToldItem => ({
      title,
      text: withQuotes(summary, citations),
      date,
      kind: category,
      ...citedBy(citations),
    }),
  );
  const launches = analysis.productLaunches.map(
    ({ name, description, launchDate, citations }): ToldItem => ({
      title: `${name} ${description}`,
      text: withQuotes('', citations),
      date: launchDate,
      kind: 'launch',
      ...citedBy(citations),
    }),
  );
  const facts = [...truth.news, ...truth.background];
  const tally = newTally();
  const dates = { right: 0, count: 0 };
  const categories = { right: 0, count: 0 };
  const found = new Map<NewsFact, ToldItem>();
  for (const item of [...news, ...launches]) {
    const fact = factOf(facts, item);
    if (fact === null) {
      if (truth.optional.some((one) => isOptional(one, item))) continue;
      // The truth does not list everything that is older.
      if (item.kind === 'launch' || (item.date !== null && item.date < yearBefore(site.now))) continue;
      tally.wrong++;
      mistakes.push(`no news (${item.kind}, ${item.date}): ${item.title} [${item.urls[0]}]`);
      continue;
    }
    const known = found.get(fact);
    if (known !== undefined && known.kind !== 'launch' && item.kind !== 'launch') {
      tally.wrong++;
      mistakes.push(`told twice: ${item.title}`);
      continue;
    }
    const isBetter = known === undefined || (fact.category.includes('launch') && item.kind === 'launch');
    if (isBetter) found.set(fact, item);
  }
  for (const [fact, item] of found) {
    tally.right++;
    categories.count++;
    if (fact.category.includes(item.kind)) categories.right++;
    else mistakes.push(`category ${item.kind} instead of ${fact.category}: ${item.title}`);
    if (fact.date == null) continue;
    dates.count++;
    if (fact.date === item.date) dates.right++;
    else mistakes.push(`date ${item.date} instead of ${fact.date}: ${item.title}`);
  }
  const losses: Loss[] = [];
  for (const fact of truth.news) {
    if (found.has(fact)) continue;
    tally.missed++;
    const loss = whereLost(fact, report, site);
    losses.push(loss);
    mistakes.push(
      `missed by ${loss.stage}${loss.reason === null ? '' : ` (${loss.reason})`} (${fact.category}, ${fact.date}): ${fact.key} [${fact.url ?? ''}]`,
    );
  }
  const openings = analysis.jobOpenings.count;
  if (openings !== truth.openings)
    mistakes.push(`openings ${openings} instead of ${truth.openings}: ${analysis.jobOpenings.positions.join(' | ')}`);
  const isResearchRight = truth.rd == null ? null : truth.rd === analysis.rdActivity.hasRD;
  if (isResearchRight === false)
    mistakes.push(
      `R&D ${analysis.rdActivity.hasRD} instead of ${truth.rd}: ${analysis.rdActivity.mentions.join(' | ')}`,
    );
  const isHeadcountWrong = report.headcount !== null && report.headcount.value !== (truth.headcount ?? null);
  if (isHeadcountWrong)
    mistakes.push(`headcount ${report.headcount?.value} instead of ${truth.headcount}: ${report.headcount?.quote}`);
  const isHeadcountMissed = truth.headcount != null && report.headcount === null;
  if (isHeadcountMissed) mistakes.push(`headcount missed: ${truth.headcount}`);
  const shown = JSON.stringify(analysis).toLowerCase();
  return {
    // Older news may be told and need not be.
    news: { ...tally, right: truth.news.filter((fact) => found.has(fact)).length },
    dates,
    categories,
    launches: scoreLaunches({ site, truth, root: '' }, report, mistakes),
    areOpeningsExact: openings === truth.openings,
    isResearchRight,
    wrongHeadcounts: isHeadcountWrong ? 1 : 0,
    missedHeadcounts: isHeadcountMissed ? 1 : 0,
    unsupported: unsupportedSentences(analysis, evidence, site),
    ofOthers: truth.never.filter((words) => shown.includes(words.toLowerCase())),
    losses,
    mistakes,
  };
}

const withQuotes = (text: string, citations: readonly Citation[]) =>
  [text, ...citations.map(({ quote }) => quote)].join(' ');

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function isOptional(one: string | { key: string }, { title, urls, sources }: ToldItem): boolean {
  const key = plain(typeof one === 'string' ? one : one.key);
  return (
    [title, ...sources].some((text) => plain(text).includes(key)) ||
    urls.some((url) => plain(decodeURI(url)).includes(key))
  );
}

/** A launch is right when the truth names it, or when its article is one of a launch. */
function scoreLaunches({ truth }: StoredSite, { analysis, evidence }: SiteReport, mistakes: string[]): Tally {
  const tally = newTally();
  const wanted = truth.launches.map((one) => (typeof one === 'string' ? one : one.name));
  const announced = [...truth.news, ...truth.background].filter(({ category }) => category.includes('launch'));
  const named = new Set<string>();
  for (const { name, description, citations } of analysis.productLaunches) {
    const cited = evidence.filter(({ id }) => citations.some(({ evidenceId }) => evidenceId === id));
    const urls = cited.map(({ url }) => url);
    const match = wanted.find((one) => plain(name).includes(plain(one)) || plain(one).includes(plain(name)));
    if (match !== undefined) named.add(match);
    const isBanned = truth.wrongLaunches.some((one) => plain(one) === plain(name));
    const item: ToldItem = {
      text: withQuotes('', citations),
      title: `${name} ${description}`,
      date: null,
      kind: 'launch',
      urls,
      sources: cited.map((one) => one.title),
    };
    const isRight =
      !isBanned &&
      (match !== undefined ||
        announced.some((fact) => isOf(fact, item)) ||
        truth.optional.some((one) => isOptional(one, item)));
    tally[isRight ? 'right' : 'wrong']++;
    if (!isRight) mistakes.push(`launch: ${name} – ${description} [${urls[0]}]`);
  }
  for (const one of wanted.filter((name) => !named.has(name))) {
    tally.missed++;
    mistakes.push(`missed launch: ${one}`);
  }
  return tally;
}
