import { precisionOf, recallOf, sumOf } from '../tally.ts';
import type { RealSiteResult } from './evaluate-real-sites.ts';
import { STAGES } from './where-lost.ts';

const share = (right: number, count: number) =>
  count === 0 ? '–' : `${(right / count).toFixed(3)} (${right} of ${count})`;

/** The figures of a set of sites, as names and values. */
function figuresOf(results: readonly RealSiteResult[]): [string, string][] {
  const news = sumOf(results.map((one) => one.news));
  const launches = sumOf(results.map((one) => one.launches));
  const sum = (count: (one: RealSiteResult) => number) => results.reduce((total, one) => total + count(one), 0);
  const research = results.filter(({ isResearchRight }) => isResearchRight !== null);
  return [
    ['news recall', `${recallOf(news).toFixed(3)} (${news.right} of ${news.right + news.missed})`],
    ...STAGES.map((stage): [string, string] => [
      `  lost by ${stage}`,
      String(sum(({ losses }) => losses.filter((loss) => loss.stage === stage).length)),
    ]),
    ['news precision', `${precisionOf(news).toFixed(3)} (${news.wrong} wrong)`],
    [
      'dates right',
      share(
        sum(({ dates }) => dates.right),
        sum(({ dates }) => dates.count),
      ),
    ],
    [
      'categories right',
      share(
        sum(({ categories }) => categories.right),
        sum(({ categories }) => categories.count),
      ),
    ],
    ['launches recall', share(launches.right, launches.right + launches.missed)],
    ['launches precision', share(launches.right, launches.right + launches.wrong)],
    [
      'openings exact',
      share(
        sum(({ areOpeningsExact }) => (areOpeningsExact ? 1 : 0)),
        results.length,
      ),
    ],
    ['R&D right', share(research.filter(({ isResearchRight }) => isResearchRight).length, research.length)],
    ['headcounts wrong', String(sum(({ wrongHeadcounts }) => wrongHeadcounts))],
    ['headcounts missed', String(sum(({ missedHeadcounts }) => missedHeadcounts))],
    ['unsupported statements', String(sum(({ unsupported }) => unsupported.length))],
    ['statements about another company', String(sum(({ ofOthers }) => ofOthers.length))],
  ];
}

export function realSiteTables(results: readonly RealSiteResult[]): string {
  const groups: [string, RealSiteResult[]][] = [
    [`All sites`, [...results]],
    ...groupsBy(results, ({ stored }) => stored.site.language),
    ...groupsBy(results, ({ stored }) => stored.site.generator),
  ];
  return groups
    .map(([name, members]) => {
      const lines = figuresOf(members).map(([figure, value]) => `  ${figure.padEnd(34)}${value}`);
      return [`${name} (${members.length})`, ...lines].join('\n');
    })
    .join('\n\n');
}

function groupsBy(
  results: readonly RealSiteResult[],
  keyOf: (one: RealSiteResult) => string | undefined,
): [string, RealSiteResult[]][] {
  const known = results.filter((one) => keyOf(one) !== undefined);
  return [...Map.groupBy(known, (one) => keyOf(one) ?? '')].sort(([a], [b]) => a.localeCompare(b));
}

/** What was wrong on one site, line by line. */
export function realSiteDetails({ stored, report, mistakes, unsupported, ofOthers }: RealSiteResult): string[] {
  const { analysis, headcount, drops, failures, pages } = report;
  return [
    `== ${stored.site.slug} (${stored.site.domain}), ${pages.length} addresses, ${report.evidence.length} pieces of evidence`,
    `  summary: ${analysis.summary}`,
    ...analysis.productLaunches.map(({ name, launchDate }) => `  told launch: ${name} (${launchDate})`),
    ...analysis.recentNews.map(({ title, date, category }) => `  told ${category} (${date}): ${title}`),
    `  openings: ${analysis.jobOpenings.count}; R&D: ${analysis.rdActivity.hasRD} ${analysis.rdActivity.keywords.join(', ')}; headcount: ${headcount?.value ?? '–'}`,
    ...mistakes.map((text) => `  MISTAKE ${text}`),
    ...unsupported.map((text) => `  UNSUPPORTED ${text}`),
    ...ofOthers.map((text) => `  OTHER COMPANY ${text}`),
    ...failures.map((text) => `  FAILED ${text}`),
    ...drops.map(({ section, text, reason }) => `  rejected ${section}: ${text.slice(0, 120)} (${reason})`),
  ];
}
