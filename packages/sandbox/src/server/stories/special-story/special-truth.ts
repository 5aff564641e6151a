import type { ArticleKind } from '../article.ts';
import type { SpecialFiling, SpecialSite } from '../special-sites/special-site.ts';
import type { StoryTruth } from '../types.ts';

/** One thing that happened, by all headlines under which it is told. */
export interface SpecialFact {
  is: ArticleKind;
  titles: string[];
  /** Days on which it is told; empty when it is undated. */
  dates: string[];
  product: string | null;
  isOptional: boolean;
  isFiling: boolean;
}

/** Everything that the site's sources tell, as a person would label it; homonyms' headlines are no facts. */
export function factsOfSite(site: SpecialSite, dayAgo: (days: number) => string): SpecialFact[] {
  const facts = new Map<string, SpecialFact>();
  const reported = [...(site.posts ?? []), ...(site.headlines ?? []).filter(({ homonym }) => homonym === undefined)];
  for (const { is, title, ago, product = null, fact = title, isOptional = false } of reported) {
    const known = facts.get(fact) ?? { is, titles: [], dates: [], product, isOptional, isFiling: false };
    known.titles.push(title);
    // A day that is yet to come says nothing about when something happened.
    if (ago !== null && ago >= 0) known.dates.push(dayAgo(ago));
    facts.set(fact, known);
  }
  return [...facts.values(), ...(site.filings ?? []).map((filing) => ofFiling(filing, dayAgo))];
}

function ofFiling({ is, ago, text }: SpecialFiling, dayAgo: (days: number) => string): SpecialFact {
  return {
    is,
    titles: [text.split('\n')[0] ?? ''],
    dates: [dayAgo(ago)],
    product: null,
    isOptional: false,
    isFiling: true,
  };
}

const NEWS = new Set<ArticleKind>(['equity_raise', 'partnership', 'office_move', 'other']);

export function storyTruthOf(
  site: SpecialSite,
  facts: readonly SpecialFact[],
  openings: StoryTruth['openings'],
): StoryTruth {
  const requiredFacts = facts.filter(({ isOptional }) => !isOptional);
  return {
    launches: requiredFacts.flatMap(({ product, dates }) =>
      product === null ? [] : [{ name: product, date: dates[0] ?? null }],
    ),
    news: requiredFacts.flatMap(({ is, titles, dates }) =>
      NEWS.has(is)
        ? [{ category: is as StoryTruth['news'][number]['category'], title: titles[0] ?? '', date: dates[0] ?? null }]
        : [],
    ),
    hasRD: site.hasRD ?? false,
    keywords: site.keywords ?? [],
    openings,
    never: site.never ?? [],
  };
}
