import type { Citation, NewsItem } from '../../../packages/services/src/reports/schemas.ts';
import { unsupportedSentences } from '../support.ts';
import { newTally, plain, type Tally } from '../tally.ts';
import type { SiteReport } from './report-on-site.ts';
import type { NewsFact, StoredSite } from './site-set.ts';

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
  mistakes: string[];
}

interface ToldItem {
  title: string;
  date: string | null;
  kind: string;
  urls: string[];
}

/** What the report says, compared with what a person reads on the site. */
export function scoreRealSite({ site, truth }: StoredSite, report: SiteReport): RealSiteScore {
  const { analysis, evidence } = report;
  const mistakes: string[] = [];
  const urlsOf = (citations: readonly Citation[]) =>
    citations.flatMap(({ evidenceId }) => evidence.find(({ id }) => id === evidenceId)?.url ?? []);
  const news = analysis.recentNews.map(
    ({ title, date, category, citations }: NewsItem): ToldItem => ({
      title,
      date,
      kind: category,
      urls: urlsOf(citations),
    }),
  );
  const launches = analysis.productLaunches.map(
    ({ name, description, launchDate, citations }): ToldItem => ({
      title: `${name} ${description}`,
      date: launchDate,
      kind: 'launch',
      urls: urlsOf(citations),
    }),
  );
  const facts = [...truth.news, ...truth.background];
  const tally = newTally();
  const dates = { right: 0, count: 0 };
  const categories = { right: 0, count: 0 };
  const found = new Map<NewsFact, ToldItem>();
  for (const item of [...news, ...launches]) {
    const fact = facts.find((one) => isOf(one, item)) ?? null;
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
  for (const fact of truth.news) {
    if (found.has(fact)) continue;
    tally.missed++;
    const isRead = evidence.some(({ url, title }) => isOf(fact, { title, urls: [url] }));
    mistakes.push(
      `missed${isRead ? ', though read' : ', not read'} (${fact.category}, ${fact.date}): ${fact.key} [${fact.url ?? ''}]`,
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
    mistakes,
  };
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

function isOf({ key, url }: NewsFact, { title, urls }: { title: string; urls: string[] }): boolean {
  if (url != null && url !== '' && urls.some((one) => one.includes(url))) return true;
  return plain(title).includes(plain(key)) || plain(key).includes(plain(title));
}

function isOptional(one: string | { key: string }, { title, urls }: ToldItem): boolean {
  const key = plain(typeof one === 'string' ? one : one.key);
  return plain(title).includes(key) || urls.some((url) => plain(decodeURI(url)).includes(key));
}

/** A launch is right when the truth names it, or when its article is one of a launch. */
function scoreLaunches({ truth }: StoredSite, { analysis, evidence }: SiteReport, mistakes: string[]): Tally {
  const tally = newTally();
  const wanted = truth.launches.map((one) => (typeof one === 'string' ? one : one.name));
  const announced = [...truth.news, ...truth.background].filter(({ category }) => category.includes('launch'));
  const named = new Set<string>();
  for (const { name, description, citations } of analysis.productLaunches) {
    const urls = citations.flatMap(({ evidenceId }) => evidence.find(({ id }) => id === evidenceId)?.url ?? []);
    const match = wanted.find((one) => plain(name).includes(plain(one)) || plain(one).includes(plain(name)));
    if (match !== undefined) named.add(match);
    const isBanned = truth.wrongLaunches.some((one) => plain(one) === plain(name));
    const item: ToldItem = { title: `${name} ${description}`, date: null, kind: 'launch', urls };
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
