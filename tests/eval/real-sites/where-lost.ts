import { fenceEvidence } from '../../../packages/services/src/reports/analyse/model/fence-evidence.ts';
import type { Citation, EvidenceItem } from '../../../packages/services/src/reports/schemas.ts';
import { plain } from '../tally.ts';
import type { SiteReport } from './report-on-site.ts';
import { isOf } from './same-fact.ts';
import type { NewsFact, SiteEntry } from './site-set.ts';

/** The stages of a report in their order, each of which may lose what a site tells. */
export const STAGES = ['gathering', 'limits of the prompt', 'draft', 'verification', 'merging'] as const;
type Stage = (typeof STAGES)[number];

export interface Loss {
  stage: Stage;
  /** Why, where the report says so. */
  reason: string | null;
}

interface DraftItem {
  section: 'news' | 'launch';
  /** Under which the verifier notes it. */
  label: string;
  title: string;
  citations: readonly Citation[];
}

/** Where a fact was lost that the report does not tell. */
export function whereLost(fact: NewsFact, report: SiteReport, site: SiteEntry): Loss {
  const read = report.evidence.filter(
    ({ url, title, text }) => isOf(fact, { title, urls: [url] }) || plain(text).includes(plain(fact.key)),
  );
  const drafted = draftItems(report).filter((item) => isOf(fact, { ...item, urls: urlsOf(item.citations, report) }));
  const reasons = drafted.map(
    ({ section, label }) => report.drops.find((drop) => drop.section === section && drop.text === label)?.reason,
  );
  const reason = reasons.find((one) => one !== undefined) ?? null;
  if (drafted.length > 0) return { stage: reason === null ? 'merging' : 'verification', reason };
  if (read.length === 0) return { stage: 'gathering', reason: null };
  const isSent = report.isOfModel && read.some((item) => isInPrompt(item, report.evidence, site));
  return { stage: isSent || !report.isOfModel ? 'draft' : 'limits of the prompt', reason: null };
}

const isInPrompt = ({ id }: EvidenceItem, evidence: EvidenceItem[], site: SiteEntry) =>
  fenceEvidence({ company: site, evidence, today: site.now }).includes(`<evidence id="${id}" `);

const draftItems = ({ draft }: SiteReport): DraftItem[] => [
  ...draft.news.map(({ title, citations }) => ({ section: 'news' as const, label: title, title, citations })),
  ...draft.launches.map(({ name, description, citations }) => ({
    section: 'launch' as const,
    label: name,
    title: `${name} ${description}`,
    citations,
  })),
];

const urlsOf = (citations: readonly Citation[], { evidence }: SiteReport) =>
  citations.flatMap(({ evidenceId }) => evidence.find(({ id }) => id === evidenceId)?.url ?? []);
