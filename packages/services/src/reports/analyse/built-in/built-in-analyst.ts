import { type AnalysisInput, type Analyst, EMPTY_REPORT_DRAFT, type ReportDraft } from '../analyst.ts';
import { parseEvidence } from '../evidence/parse-evidence.ts';
import { extractLaunches } from '../launches/extract-launches.ts';
import { extractNews } from '../news/extract-news.ts';
import { extractNewsPage, headlineKey } from '../news/extract-news-page.ts';
import { extractKeywords } from '../research/extract-keywords.ts';
import { extractResearchMentions } from '../research/extract-research-mentions.ts';
import { findResearchOpenings } from '../research/find-research-openings.ts';
import { composeSummary } from './compose-summary.ts';

/** Raised with every change of the rules that changes what they find. */
const RULES_VERSION = '9';

const KEYWORDS_MAX = 20;

/** The analyst without a model: rules that extract, date and classify, and a summary composed of what they found. */
export function createBuiltInAnalyst(): Analyst {
  return {
    kind: 'built-in',
    name: 'Built-in analyst',
    version: RULES_VERSION,
    analyse: async (input) => ({ draft: draftFromEvidence(input), inputTokens: 0, outputTokens: 0 }),
  };
}

/** What the rules find in evidence; everything in it is cited, and without evidence it is empty. */
export function draftFromEvidence({ company, evidence, postings, now, signal }: AnalysisInput): ReportDraft {
  if (evidence.length === 0) return EMPTY_REPORT_DRAFT;
  const today = now.toISOString().slice(0, 10);
  const read = evidence.map((item) => parseEvidence(item, company));
  const known = new Set(evidence.filter(({ kind }) => kind !== 'page').map(({ title }) => headlineKey(title)));
  const pages = new Set(evidence.filter(({ kind }) => kind === 'page').map(({ id }) => id));
  const draft: ReportDraft = { summary: [], launches: [], keywords: [], mentions: [], news: [] };
  for (const one of read) {
    signal?.throwIfAborted();
    const launches = extractLaunches(one, today);
    const news = extractNews(one, launches.length > 0);
    if (news !== null) draft.news.push(news);
    draft.news.push(...extractNewsPage(one, known));
    draft.launches.push(...launches);
    const mentions = extractResearchMentions(one);
    draft.mentions.push(...mentions);
    draft.keywords.push(...extractKeywords(one, mentions));
  }
  draft.mentions.push(...findResearchOpenings(postings, read));
  // Articles say more than the page that shows the product, and the first telling gives the words.
  const isPage = ({ citations }: ReportDraft['launches'][number]) => pages.has(citations[0]?.evidenceId ?? '');
  draft.launches.sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  draft.mentions = distinct(draft.mentions, ({ text }) => text);
  draft.keywords = distinct(draft.keywords, ({ keyword }) => keyword.replaceAll(/[-_\s]+/g, ' ')).slice(
    0,
    KEYWORDS_MAX,
  );
  return { ...draft, summary: composeSummary({ company, evidence, read, postings, draft, now }) };
}

function distinct<T>(items: T[], keyOf: (item: T) => string): T[] {
  const first = new Map<string, T>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}
