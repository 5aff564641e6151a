import type { MessageFact } from '../../ai/schemas.ts';
import type { Analysis, Citation, EvidenceItem } from '../schemas.ts';

const FACTS_MAX = 30;
/** As long as a fact of a message may be. */
const TEXT_MAX = 600;

export interface ReportForFacts {
  reportId: string;
  companyId: string;
  companyName: string;
  /** Day, as 2026-11-02. */
  generatedOn: string;
  analysis: Analysis;
  evidence: Pick<EvidenceItem, 'id' | 'url' | 'date'>[];
}

type Finding = Pick<MessageFact, 'id' | 'text' | 'date'> & { evidenceId: string | undefined };

/**
 * The findings of a report as facts for a message, newest first and undated ones last. Their wording is the verified
 * one; only the number of openings is worded here.
 */
export function toMessageFacts(report: ReportForFacts): MessageFact[] {
  const { reportId, companyId, companyName, generatedOn, evidence } = report;
  const urls = new Map(evidence.map(({ id, url }) => [id, url]));
  const findings = [
    ...newsFindings(report),
    ...launchFindings(report),
    ...openingFindings(report),
    ...researchFindings(report),
  ];
  const seenTexts = new Set<string>();
  return findings
    .filter(
      ({ text }) => text !== '' && text.length <= TEXT_MAX && !seenTexts.has(text) && Boolean(seenTexts.add(text)),
    )
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, FACTS_MAX)
    .map(({ id, text, date, evidenceId }) => ({
      // An item of another company or of another report is another fact.
      id: `report.${companyId}.${reportId}.${id}`,
      text,
      source: `Report of ${generatedOn}`,
      date,
      url: urls.get(evidenceId ?? '') ?? null,
      company: companyName,
      companyId,
    }));
}

const firstEvidenceId = (citations: Citation[]) => citations[0]?.evidenceId;

function newsFindings({ analysis }: ReportForFacts): Finding[] {
  return analysis.recentNews.map(({ title, summary, date, citations }, index) => ({
    id: `news.${index + 1}`,
    text: title === '' ? summary : title,
    date,
    evidenceId: firstEvidenceId(citations),
  }));
}

function launchFindings({ analysis, companyName }: ReportForFacts): Finding[] {
  return analysis.productLaunches.map(({ name, description, launchDate, citations }, index) => ({
    id: `launch.${index + 1}`,
    text: launchText(companyName, name, description),
    date: launchDate,
    evidenceId: firstEvidenceId(citations),
  }));
}

/** A description that does not name the product needs its name before it. */
function launchText(company: string, name: string, description: string): string {
  if (description === '') return `${company} launched ${name}`;
  return description.toLowerCase().includes(name.toLowerCase()) ? description : `${name}: ${description}`;
}

/** They were counted on the day of the report. */
function openingFindings({ analysis, companyName, generatedOn }: ReportForFacts): Finding[] {
  const { count, evidenceId } = analysis.jobOpenings;
  if (count === null || count === 0) return [];
  const text = `${companyName} has ${count.toLocaleString('en')} open ${count === 1 ? 'position' : 'positions'}`;
  return [{ id: 'openings', text, date: generatedOn, evidenceId: evidenceId ?? undefined }];
}

function researchFindings({ analysis: { rdActivity }, evidence }: ReportForFacts): Finding[] {
  return rdActivity.mentions.map((text, index) => {
    const evidenceId = rdActivity.mentionCitations[index]?.evidenceId;
    return {
      id: `research.${index + 1}`,
      text,
      date: evidence.find(({ id }) => id === evidenceId)?.date ?? null,
      evidenceId,
    };
  });
}
