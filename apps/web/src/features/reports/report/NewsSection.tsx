import type { NewsItem } from '@workbench/services/reports/schemas';
import { NEWS_CATEGORIES } from '../report-labels';
import { FindingItem } from './FindingItem';
import { ReportSection } from './ReportSection';

/** News of the last year and undated ones, under the heading of their category. */
export function NewsSection({ news }: { news: readonly NewsItem[] }) {
  return (
    <ReportSection title="Recent News">
      {news.length === 0 ? (
        <p className="text-muted-foreground">None found in the last year.</p>
      ) : (
        NEWS_CATEGORIES.map(({ id, title }) => {
          const items = news.filter(({ category }) => category === id);
          return (
            items.length > 0 && (
              <div key={id} className="flex min-w-0 flex-col gap-2 pt-1">
                <h4 className="font-medium text-ui text-muted-foreground">{title}</h4>
                <ul className="flex flex-col gap-3">
                  {items.map((item) => (
                    <FindingItem
                      key={`${item.title} ${item.date}`}
                      title={item.title}
                      day={item.date}
                      text={item.summary}
                      citations={item.citations}
                    />
                  ))}
                </ul>
              </div>
            )
          );
        })
      )}
    </ReportSection>
  );
}
