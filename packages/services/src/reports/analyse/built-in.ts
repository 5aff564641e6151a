import { readItem } from './rules/item-parts.ts';
import { keywordsOf } from './rules/keywords.ts';
import { launchesOf } from './rules/launches.ts';
import { newsOf } from './rules/news.ts';
import { newsFromList, titleKey } from './rules/news-list.ts';
import { mentionsOf } from './rules/research.ts';
import { summarise } from './rules/summary.ts';
import { type AnalysisInput, type Analyst, type Draft, EMPTY_DRAFT } from './types.ts';

/** Raised with every change of the rules that changes what they find. */
const RULES_VERSION = '1';

const KEYWORDS_MAX = 20;

/** The analyst without a model: rules that extract, date and classify, and a summary composed of what they found. */
export function createBuiltInAnalyst(): Analyst {
  return {
    kind: 'built-in',
    name: 'Built-in analyst',
    version: RULES_VERSION,
    analyse: async (input) => ({ draft: draftFrom(input), inputTokens: 0, outputTokens: 0 }),
  };
}

/** What the rules find in evidence; everything in it is cited, and without evidence it is empty. */
export function draftFrom({ company, evidence, postings, now, signal }: AnalysisInput): Draft {
  if (evidence.length === 0) return EMPTY_DRAFT;
  const today = now.toISOString().slice(0, 10);
  const read = evidence.map((item) => readItem(item, company));
  const known = new Set(evidence.filter(({ kind }) => kind !== 'page').map(({ title }) => titleKey(title)));
  const pages = new Set(evidence.filter(({ kind }) => kind === 'page').map(({ id }) => id));
  const draft: Draft = { summary: [], launches: [], keywords: [], mentions: [], news: [] };
  for (const one of read) {
    signal?.throwIfAborted();
    const news = newsOf(one);
    if (news !== null) draft.news.push(news);
    draft.news.push(...newsFromList(one, known));
    draft.launches.push(...launchesOf(one, today));
    const mentions = mentionsOf(one);
    draft.mentions.push(...mentions);
    draft.keywords.push(...keywordsOf(one, mentions));
  }
  // Articles say more than the page that shows the product, and the first telling gives the words.
  const isPage = ({ citations }: Draft['launches'][number]) => pages.has(citations[0]?.evidenceId ?? '');
  draft.launches.sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  draft.mentions = distinct(draft.mentions, ({ text }) => text);
  draft.keywords = distinct(draft.keywords, ({ keyword }) => keyword).slice(0, KEYWORDS_MAX);
  return { ...draft, summary: summarise({ company, read, postings, draft, now }) };
}

function distinct<T>(items: T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}
