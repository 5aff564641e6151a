import type { Analysis, Citation, EvidenceItem } from '../../packages/services/src/reports/schemas.ts';

/**
 * Sentences of a report that its stored evidence does not bear out: a quote that does not stand there literally, a
 * sentence without a quote, or a number or a name that no cited piece holds. Written apart from the product's own check.
 */
export function unsupportedSentences(
  analysis: Analysis,
  evidence: readonly EvidenceItem[],
  company: { name: string; domain: string },
): string[] {
  const { rdActivity, jobOpenings } = analysis;
  const openings = [jobOpenings.count, jobOpenings.departmentsHiring.length, jobOpenings.positions.length].join(' ');
  const claims: { text: string; citations: Citation[]; known?: string }[] = [
    ...analysis.summarySentences.map((sentence) => ({ ...sentence, known: openings })),
    ...analysis.productLaunches.map((launch) => ({ ...launch, text: `${launch.name} ${launch.description}` })),
    ...analysis.recentNews.map((item) => ({ ...item, text: `${item.title} ${item.summary}` })),
    ...rdActivity.mentions.map((text, index) => ({
      text,
      citations: rdActivity.mentionCitations.slice(index, index + 1),
    })),
    ...rdActivity.keywords.map((text, index) => ({
      text,
      citations: rdActivity.keywordCitations.slice(index, index + 1),
    })),
  ];
  const names = `${company.name} ${company.domain}`;
  return claims
    .filter(({ known = '', ...claim }) => !isSupported({ ...claim, known: `${known} ${names}` }, evidence))
    .map(({ text }) => text);
}

function isSupported(
  { text, citations, known }: { text: string; citations: Citation[]; known: string },
  evidence: readonly EvidenceItem[],
): boolean {
  const cited = citations.map(({ evidenceId, quote }) => ({
    quote,
    item: evidence.find(({ id }) => id === evidenceId),
  }));
  if (cited.length === 0) return false;
  const areLiteral = cited.every(
    ({ quote, item }) =>
      item !== undefined && quote.trim() !== '' && (item.text.includes(quote) || item.title.includes(quote)),
  );
  const read = cited.flatMap(({ item }) =>
    item === undefined ? [] : [item.title, item.text, item.publisher, writtenDate(item.date)],
  );
  const stock = `${read.join(' ')} ${known}`.toLowerCase();
  return areLiteral && tellingWords(text).every((word) => stock.includes(word.toLowerCase()));
}

/** Numbers, and names within a sentence; its first word is in capitals whatever it is. */
function tellingWords(text: string): string[] {
  const numbers = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const names = [...text.matchAll(/(?<=[\p{L}\d,] )\p{Lu}[\p{L}’'-]{3,}/gu)].map(([name]) =>
    name.replace(/[’']s$/, ''),
  );
  return [...numbers, ...names];
}

/** A day in the ways in which a sentence may write it. */
function writtenDate(date: string | null): string {
  if (date === null) return '';
  const long = new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return `${date} ${long} ${new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })}`;
}
