import type { Random } from '../../../random.ts';
import { type Article, type ArticleKind, DATINGS } from '../article.ts';
import { fill } from '../facts.ts';
import { freshDay, type Plot, pickSome, staleDay } from '../plot.ts';
import { EQUITY_RAISES } from './equity-raises.ts';
import { LAUNCHES } from './launches.ts';
import { NOISE } from './noise.ts';
import { OFFICE_MOVES } from './office-moves.ts';
import { OTHER_NEWS } from './other-news.ts';
import { PARTNERSHIPS } from './partnerships.ts';
import { BOILERPLATES, DETAILS, QUOTES } from './quotes-and-details.ts';
import { FINDINGS } from './research-findings.ts';
import { slugOf } from './slug.ts';
import type { Template } from './template.ts';

/** What each kind of article is written from. */
export const TEMPLATES: Record<ArticleKind, readonly Template[]> = {
  equity_raise: EQUITY_RAISES,
  partnership: PARTNERSHIPS,
  office_move: OFFICE_MOVES,
  other: OTHER_NEWS,
  launch: LAUNCHES,
  research: FINDINGS,
  noise: NOISE,
};

const MIX: readonly ArticleKind[] = [
  'equity_raise',
  'partnership',
  'office_move',
  'other',
  'other',
  'launch',
  'launch',
];

/** Newest first; what is undated comes last. */
export function articlesOf(plot: Plot): Article[] {
  const random = plot.randomOf('articles');
  // One piece of news of a kind at most but for "other": two rounds of the same amount would read as one.
  const newsKinds = pickSome(random, MIX, random.integer(0, 5));
  const kinds: ArticleKind[] = [
    ...new Set(newsKinds),
    ...(plot.isResearcher && random.chance(0.7) ? ['research' as const] : []),
  ];
  const noise = Array.from({ length: random.integer(0, 4) }, () => 'noise' as const);
  const taken = new Set<string>();
  const drawn = [...kinds, ...noise].map((kind) => drawArticle(plot, random, kind, taken));
  return drawn.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
}

function drawArticle(plot: Plot, random: Random, kind: ArticleKind, taken: Set<string>): Article {
  const free = TEMPLATES[kind].filter(([title]) => !taken.has(title));
  const template = random.pick(free);
  taken.add(template[0]);
  const { facts } = plot;
  const title = capitalised(fill(template[0], facts));
  const dating = random.pick(DATINGS);
  const day = dating === 'none' ? null : random.chance(0.75) ? freshDay(plot, random) : staleDay(plot, random);
  const folder =
    kind === 'noise' || kind === 'research' || random.chance(0.2) ? 'blog' : random.pick(['news', 'press']);
  const dated = dating === 'url' && day !== null ? `${day.replaceAll('-', '/')}/` : '';
  const used = template.join(' ');
  return {
    kind,
    path: `/${folder}/${dated}${slugOf(title)}`,
    title,
    paragraphs: paragraphsOf(template[1], plot, random, kind),
    day,
    dating,
    product: kind === 'launch' ? (facts.product ?? null) : null,
    topics: kind !== 'research' ? [] : [facts.topic ?? '', ...(used.includes('{topic2}') ? [facts.topic2 ?? ''] : [])],
  };
}

function paragraphsOf(lead: string, plot: Plot, random: Random, kind: ArticleKind): string[] {
  const more = [random.pick(QUOTES), random.pick(DETAILS)].slice(0, random.integer(1, 2));
  const templates = [lead, ...(kind === 'noise' ? [random.pick(DETAILS)] : more), random.pick(BOILERPLATES)];
  return templates.map((template) => capitalised(fill(template, plot.facts)));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
