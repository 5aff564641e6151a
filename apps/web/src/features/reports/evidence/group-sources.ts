import type { Analysis, Citation, EvidenceItem } from '@workbench/services/reports/schemas';

export interface CitedSource {
  item: EvidenceItem;
  /** The first of its words that a statement quotes; empty when none does. */
  quote: string;
  statements: number;
}

/** The statements of an analysis, each as its citations. */
function statementsOf({ summarySentences, productLaunches, rdActivity, jobOpenings, recentNews }: Analysis) {
  const one = (citation: Citation) => [citation];
  return [
    ...[...summarySentences, ...productLaunches, ...recentNews].map(({ citations }) => citations),
    ...rdActivity.keywordCitations.map(one),
    ...rdActivity.mentionCitations.map(one),
    ...(jobOpenings.count === null ? [] : [jobOpenings.evidenceIds.map((evidenceId) => ({ evidenceId, quote: '' }))]),
  ];
}

/** The evidence of a report: what its statements cite, and what was read beside that. Each in its own order. */
export function groupSources(
  analysis: Analysis,
  evidence: readonly EvidenceItem[],
): { cited: CitedSource[]; others: CitedSource[] } {
  const statements = statementsOf(analysis);
  const sources = evidence.map((item): CitedSource => {
    const citing = statements.flatMap((citations) => {
      const own = citations.filter(({ evidenceId }) => evidenceId === item.id);
      return own.length === 0 ? [] : [own];
    });
    const quote = citing.flat().find((citation) => citation.quote !== '')?.quote ?? '';
    return { item, quote, statements: citing.length };
  });
  return {
    cited: sources.filter(({ statements: count }) => count > 0),
    others: sources.filter(({ statements: count }) => count === 0),
  };
}
