import type { Random } from '../../random.ts';
import type { Article } from './article.ts';
import { TEMPLATES } from './articles/draw-articles.ts';
import { fill } from './facts.ts';
import { freshDay, type Plot, pickSome } from './plot.ts';
import { footOf, headlineOf, PRESS_HOSTS } from './press-article.ts';
import type { StoryHeadline } from './types.ts';

/** What newspapers wrote: news of the site again in other words, news of their own, and those of a namesake. */
export function headlinesOf(plot: Plot, articles: readonly Article[]): StoryHeadline[] {
  const random = plot.randomOf('headlines');
  const paraphrased = articles.flatMap((article) => (random.chance(0.4) ? paraphrase(plot, random, article) : []));
  const paraphrasedHeadlines = new Set(articles.map(({ kind }) => kind));
  const ownNews = OWN.filter(([kind]) => !paraphrasedHeadlines.has(kind));
  const own = pickSome(random, ownNews, random.integer(0, 2)).map(([, title, text]) =>
    write(plot, random, { title, text }, freshDay(plot, random)),
  );
  const { homonym } = plot;
  if (homonym === null) return [...paraphrased, ...own];
  const facts = { ...plot.facts, city: homonym.city };
  const others = pickSome(random, HOMONYM, random.integer(1, 2)).map(([title, text]) =>
    headlineOf(plot.label, random.pick(PRESS_HOSTS), fill(title, facts), freshDay(plot, random), [
      fill(text, facts),
      footOf(homonym.domain),
    ]),
  );
  return [...paraphrased, ...own, ...others];
}

/** The same news on the same day or a day before, as someone else writes it. */
function paraphrase(plot: Plot, random: Random, { kind, day }: Article): StoryHeadline[] {
  if (day === null || kind === 'noise' || kind === 'other' || kind === 'research') return [];
  const named = TEMPLATES[kind].filter(([title]) => title.includes('{company}'));
  const [title, text] = random.pick(named);
  return [write(plot, random, { title, text }, day)];
}

function write(plot: Plot, random: Random, { title, text }: { title: string; text: string }, day: string) {
  const { facts } = plot;
  const paragraphs = [fill(text, facts), fill(random.pick(MORE), facts), footOf(plot.company.domain)];
  return headlineOf(plot.label, random.pick(PRESS_HOSTS), fill(title, facts), day, paragraphs);
}

const MORE = [
  '{company} has been active in {industry} since {year}.',
  'The firm from {city} is led by {ceo}.',
  'Analysts had expected the step for some time.',
  'It is the second such report from {city} this year.',
] as const;

const OWN = [
  [
    'equity_raise',
    '{company} raises {amount} to grow beyond {city}',
    'The {industry} firm {company} has raised {amount}, led by {investor}.',
  ],
  [
    'partnership',
    '{company} signs up {partner} as partner',
    '{company} and {partner} will work together on {topic}, both firms said.',
  ],
  [
    'office_move',
    '{company} to open office in {place2}',
    'A new office in {place2} will house the sales team of {company}.',
  ],
  ['other', '{company} names {person} as {role}', 'The {city} firm {company} has appointed {person} as its {role}.'],
  ['other', '{company} wins regional export award', 'The award went to {company} for its work abroad.'],
  ['other', '{company} hires {number} people in {city}', '{company} of {city} has hired {number} people this quarter.'],
] as const;

const HOMONYM = [
  ['{company} raises $611 million for casino resort', 'The operator of casinos in {city} has raised $611 million.'],
  ['{company} of {city} merges with Zebulon Circus', 'The circus and {company} of {city} become one.'],
  ['{company} opens alpaca shelter in {city}', 'The alpaca shelter of {company} has places for ninety animals.'],
  ['{company} partners with casino chain in {city}', 'The roulette maker {company} and a casino chain work together.'],
  ['{company} launches alpaca wool brand', 'The {city} alpaca breeder {company} has launched a brand of wool.'],
  ['Zebulon Circus buys {company} of {city}', 'The circus bought its tent maker {company} of {city}.'],
] as const;
