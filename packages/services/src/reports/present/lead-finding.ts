import { kindOfNews, rankOf } from '../analyse/news/rank-news.ts';
import type { Launch, NewsItem } from '../schemas.ts';

/** As much of an analysis as decides what matters most in it. */
export interface FindingHeads {
  recentNews: readonly Pick<NewsItem, 'category' | 'title' | 'date' | 'isBackground'>[];
  productLaunches: readonly Pick<Launch, 'name' | 'launchDate' | 'isBackground'>[];
}

/** The finding of the last year that matters most; of two of a kind the newer. Null without any. */
export function leadFinding({
  recentNews,
  productLaunches,
}: FindingHeads): { title: string; date: string | null } | null {
  const news = recentNews.map(({ title, date, isBackground, category }) => {
    return { title, date, isBackground, rank: rankOf(kindOfNews({ category, title })) };
  });
  const launches = productLaunches.map(({ name, launchDate, isBackground }) => {
    return { title: `Launched ${name}`, date: launchDate, isBackground, rank: rankOf('launch') };
  });
  const [lead] = [...news, ...launches]
    .filter(({ isBackground }) => !isBackground)
    .sort((a, b) => a.rank - b.rank || (b.date ?? '').localeCompare(a.date ?? ''));
  return lead === undefined ? null : { title: lead.title, date: lead.date };
}
