import type { Launch, NewsItem } from '@workbench/services/reports/schemas';
import { NEWS_CATEGORIES } from '../report-labels';
import { FindingItem } from './FindingItem';
import { ReportSection } from './ReportSection';

/** What is older than a year: it explains the company, but it is no news. */
export function BackgroundSection({ launches, news }: { launches: readonly Launch[]; news: readonly NewsItem[] }) {
  if (launches.length + news.length === 0) return null;
  return (
    <ReportSection title="Background" note="Older than a year">
      <ul className="flex flex-col gap-3">
        {launches.map((launch) => (
          <FindingItem
            key={`${launch.name} ${launch.launchDate}`}
            title={launch.name}
            day={launch.launchDate}
            text={launch.description}
            kind="Product launch"
            citations={launch.citations}
          />
        ))}
        {news.map((item) => (
          <FindingItem
            key={`${item.title} ${item.date}`}
            title={item.title}
            day={item.date}
            text={item.summary}
            kind={NEWS_CATEGORIES.find(({ id }) => id === item.category)?.title}
            citations={item.citations}
          />
        ))}
      </ul>
    </ReportSection>
  );
}
