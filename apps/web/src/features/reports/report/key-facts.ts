import type { Analysis, Citation } from '@workbench/services/reports/schemas';
import { openingsText } from '../report-labels';

export interface KeyFact {
  label: string;
  text: string;
  /** Day of what it tells; undefined where it has none. */
  day?: string | null;
  citations: readonly Citation[];
}

const PRODUCTS_SHOWN = 3;

/** What a reader looks for first, as far as the report holds it. */
export function keyFacts({ jobOpenings, recentNews, productLaunches }: Analysis): KeyFact[] {
  const news = newestFirst(recentNews, ({ date }) => date);
  const launches = newestFirst(productLaunches, ({ launchDate }) => launchDate);
  const [latest] = news;
  const round = news.find(({ category }) => category === 'equity_raise');
  const facts: KeyFact[] = [];
  if (jobOpenings.count !== null) {
    const citations = jobOpenings.evidenceIds.map((evidenceId) => ({ evidenceId, quote: '' }));
    facts.push({ label: 'Openings', text: openingsText(jobOpenings.count), citations });
  }
  if (round !== undefined) {
    facts.push({ label: 'Funding', text: round.title, day: round.date, citations: round.citations });
  }
  if (latest !== undefined && latest !== round) {
    facts.push({ label: 'Latest news', text: latest.title, day: latest.date, citations: latest.citations });
  }
  const shown = launches.slice(0, PRODUCTS_SHOWN);
  if (shown.length > 0) {
    const more = launches.length > shown.length ? ` and ${launches.length - shown.length} more` : '';
    facts.push({
      label: launches.length === 1 ? 'New product' : 'New products',
      text: `${shown.map(({ name }) => name).join(', ')}${more}`,
      citations: shown.flatMap(({ citations }) => citations),
    });
  }
  return facts;
}

/** Without what is older than a year; what has no date comes last. */
function newestFirst<T extends { isBackground: boolean }>(items: readonly T[], dayOf: (item: T) => string | null): T[] {
  return items
    .filter(({ isBackground }) => !isBackground)
    .toSorted((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? ''));
}
