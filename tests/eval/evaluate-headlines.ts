import type { Analyst } from '../../packages/services/src/reports/analyse/analyst.ts';
import type { EvidenceItem } from '../../packages/services/src/reports/schemas.ts';
import { verifyDraft } from '../../packages/services/src/reports/verify/verify-draft.ts';
import { HEADLINES, type HeadlineLabel, type LabelledHeadline } from './headlines/index.ts';
import { newTally, type Tally } from './tally.ts';

export const LABELS: readonly HeadlineLabel[] = [
  'equity_raise',
  'partnership',
  'office_move',
  'other',
  'launch',
  'noise',
];

export interface HeadlineResult {
  tallies: Record<HeadlineLabel, Tally>;
  /** Label, then what it was taken for. */
  confusion: Record<HeadlineLabel, Record<HeadlineLabel, number>>;
  mistakes: string[];
}

const DAY_MS = 24 * 3600_000;

/** Each headline alone, as the only evidence of its company. */
export async function evaluateHeadlines(analyst: Analyst, now: Date): Promise<HeadlineResult> {
  const tallies = byLabel(newTally);
  const confusion = byLabel(() => byLabel(() => 0));
  const mistakes: string[] = [];
  for (const headline of HEADLINES) {
    const said = await labelsOf(headline, analyst, now);
    const { label } = headline;
    confusion[label][said.includes(label) ? label : (said[0] ?? 'noise')]++;
    for (const one of said) tallies[one][one === label ? 'right' : 'wrong']++;
    if (!said.includes(label)) tallies[label].missed++;
    if (said.length !== 1 || said[0] !== label)
      mistakes.push(`${label} taken for ${said.join(' + ')}: ${headline.title}`);
  }
  return { tallies, confusion, mistakes };
}

/** Everything that a report would show of it; noise when it would show nothing. */
async function labelsOf(headline: LabelledHeadline, analyst: Analyst, now: Date): Promise<HeadlineLabel[]> {
  const company = { name: headline.company, domain: 'company.example.com' };
  const grounds = { company, evidence: [toEvidence(headline, now)], postings: null, now };
  const { draft } = await analyst.analyse(grounds);
  const { analysis } = verifyDraft(draft, grounds);
  const news = analysis.recentNews.map(({ category }) => category);
  const said: HeadlineLabel[] = [
    ...new Set([...(analysis.productLaunches.length > 0 ? ['launch' as const] : []), ...news]),
  ];
  return said.length > 0 ? said : ['noise'];
}

function toEvidence({ title, isOwn }: LabelledHeadline, now: Date): EvidenceItem {
  const publisher = isOwn ? 'company.example.com' : 'news.example';
  return {
    id: 'E1',
    kind: isOwn ? 'feed_item' : 'headline',
    url: `https://${publisher}/2026/one`,
    title,
    date: new Date(now.getTime() - 30 * DAY_MS).toISOString().slice(0, 10),
    publisher,
    text: title,
    proof: isOwn ? 'own_domain' : 'names_domain',
  };
}

const byLabel = <T>(make: () => T) =>
  Object.fromEntries(LABELS.map((label) => [label, make()])) as Record<HeadlineLabel, T>;
