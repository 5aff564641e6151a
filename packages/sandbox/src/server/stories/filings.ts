import type { SandboxCompany } from '../sandbox-world.ts';
import { fill } from './facts.ts';
import { freshDay, type Plot, pickSome } from './plot.ts';
import type { StoryFiling } from './types.ts';

/** Listed in the US, so that EDGAR knows it. */
export const isPublicCompany = ({ country, headcounts }: SandboxCompany) =>
  country === 'United States' && (headcounts[0] ?? 0) > 300;

export function filingsOf(plot: Plot): StoryFiling[] {
  if (!isPublicCompany(plot.company)) return [];
  const random = plot.randomOf('filings');
  const reports = pickSome(random, REPORTS, random.integer(0, 3)).map(([items, text]) => ({
    form: '8-K' as const,
    filedOn: freshDay(plot, random),
    items: [...items],
    amountSold: null,
    text: fill(text, plot.facts),
  }));
  if (!random.chance(0.3)) return reports;
  const amount = random.integer(2, 90) * 1_000_000;
  const offering: StoryFiling = {
    form: 'D',
    filedOn: plot.dayAgo(200),
    items: [],
    amountSold: random.chance(0.85) ? amount : null,
    text: `Notice of exempt offering of securities of ${plot.company.name}.`,
  };
  // An amendment repeats the raise and may have grown.
  const amendment: StoryFiling = { ...offering, form: 'D/A', filedOn: plot.dayAgo(120) };
  return random.chance(0.4) ? [...reports, offering, amendment] : [...reports, offering];
}

const REPORTS = [
  [
    ['1.01', '9.01'],
    'Item 1.01 Entry into a Material Definitive Agreement\nOn the date above, {company} entered into a master supply agreement with {partner}.\nThe agreement has a term of five years.',
  ],
  [
    ['2.01'],
    'Item 2.01 Completion of Acquisition or Disposition of Assets\n{company} completed the sale of its packaging unit to {partner2}.',
  ],
  [
    ['3.02'],
    'Item 3.02 Unregistered Sales of Equity Securities\n{company} issued shares of preferred stock to {investor} for a purchase price of {amount}.',
  ],
  [
    ['5.02'],
    'Item 5.02 Departure of Directors or Certain Officers\nThe board of {company} appointed {person} as {role}, effective at once.',
  ],
  [
    ['8.01', '9.01'],
    'Item 8.01 Other Events\n{company} announced that its board approved a share repurchase programme.',
  ],
  [
    ['2.05'],
    'Item 2.05 Costs Associated with Exit or Disposal Activities\n{company} committed to a plan to close its plant in {place2}.',
  ],
] as const;
