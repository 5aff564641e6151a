import type { Analysis, Citation, CompanyReport, NewsCategory, ReportData } from '../schemas.ts';

/** The headings of the categories, as on screen. */
const NEWS_HEADINGS: Record<NewsCategory, string> = {
  equity_raise: 'Funding & Investment',
  partnership: 'Partnerships & Collaborations',
  office_move: 'Office Expansion & Relocation',
  other: 'Other News',
};

/** One version as Markdown: what it says, each statement with the numbers of its sources, and the sources with their quotes. */
export function toMarkdown({ companyName, domain, version, generatedAt, reportData }: CompanyReport): string {
  if (reportData === null) return `# ${escapeMarkdown(companyName)}\n\nThis report is not finished.\n`;
  const { analysis, analyst } = reportData;
  const sections = [
    `# ${escapeMarkdown(companyName)}`,
    `${escapeMarkdown(domain)} · version ${version} · ${generatedAt ?? ''} · written by ${escapeMarkdown(analyst.name)}`,
    section('Executive Summary', summaryLines(reportData)),
    section('New Product Launches', launchLines(analysis)),
    section('R&D Activity', researchLines(analysis)),
    section('Job Openings', openingLines(analysis)),
    ...newsSections(analysis),
    section('Sources', sourceLines(reportData)),
    section('How this report was made', outcomeLines(reportData)),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

const section = (title: string, lines: string[]) => (lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`);

function summaryLines({ analysis, cost }: ReportData): string[] {
  if (analysis.summarySentences.length === 0) return [`Nothing found; ${cost.pagesRead} pages were read.`];
  return [
    analysis.summarySentences
      .map(({ text, citations }) => `${escapeMarkdown(text)}${citationMarks(citations)}`)
      .join(' '),
  ];
}

function launchLines({ productLaunches }: Analysis): string[] {
  return productLaunches.map(
    ({ name, launchDate, description, isBackground, citations }) =>
      `- **${escapeMarkdown(name)}** (${dayOf(launchDate, isBackground)}): ${escapeMarkdown(description)}${citationMarks(citations)}`,
  );
}

function researchLines({ rdActivity: { hasRD, keywords, mentions, mentionCitations } }: Analysis): string[] {
  if (!hasRD) return [];
  const found = mentions.map(
    (text, index) => `- ${escapeMarkdown(text)}${citationMarks(mentionCitations.slice(index, index + 1))}`,
  );
  return keywords.length === 0 ? found : [`Keywords: ${keywords.map(escapeMarkdown).join(', ')}`, '', ...found];
}

function openingLines({ jobOpenings: { count, departmentsHiring, postings, evidenceIds } }: Analysis): string[] {
  if (count === null) return ['No job board found.'];
  const marks = evidenceIds.map((id) => ` [${id}]`).join('');
  const departments =
    departmentsHiring.length === 0 ? [] : [`Departments hiring: ${departmentsHiring.map(escapeMarkdown).join(', ')}`];
  const list = postings.map(
    ({ title, department, location, postedOn }) =>
      `- ${[title, department, location, postedOn].flatMap((part) => (part === null ? [] : [escapeMarkdown(part)])).join(' — ')}`,
  );
  return [`${count} open${marks}`, ...departments, ...(list.length === 0 ? [] : ['', ...list])];
}

function newsSections({ recentNews }: Analysis): string[] {
  const lineOf = ({ title, summary, date, isBackground, citations }: Analysis['recentNews'][number]) =>
    `- **${escapeMarkdown(title)}** (${dayOf(date, isBackground)}) ${escapeMarkdown(summary)}${citationMarks(citations)}`;
  const recent = recentNews.filter(({ isBackground }) => !isBackground);
  const groups = Object.entries(NEWS_HEADINGS).map(([category, heading]) =>
    section(heading, recent.filter((item) => item.category === category).map(lineOf)),
  );
  return [...groups, section('Background', recentNews.filter(({ isBackground }) => isBackground).map(lineOf))];
}

/** Only cited evidence, with the quoted words. */
function sourceLines({ analysis, evidence }: ReportData): string[] {
  const quotes = quotesById(analysis);
  return evidence
    .filter(({ id }) => quotes.has(id))
    .flatMap((item) => [
      `- [${item.id}] ${escapeMarkdown(item.title)}, ${escapeMarkdown(item.publisher)}, ${item.date ?? 'undated'}: <${escapedUrl(item.url)}>`,
      ...[...(quotes.get(item.id) ?? [])].map((quote) => `  > ${escapeMarkdown(quote.replace(/\s+/g, ' '))}`),
    ]);
}

function outcomeLines({ outcomes, drops, unconfirmed, durationMs, cost, analyst }: ReportData): string[] {
  return [
    ...outcomes.map(outcomeLine),
    `- ${drops.length} statements were rejected and left out`,
    `- ${unconfirmed.length} mentions may be about another company and were left out`,
    `- ${escapeMarkdown(analyst.name)}, ${cost.inputTokens + cost.outputTokens} tokens, ${(durationMs / 1000).toFixed(1)} s`,
  ];
}

/** A second reading finds nothing: its message says what came of it. */
function outcomeLine({ source, label, state, message, evidence }: ReportData['outcomes'][number]): string {
  const name = escapeMarkdown(label);
  if (source === 'second_reading' && message !== null) return `- ${name}: ${escapeMarkdown(message)}`;
  const remark = message === null ? '' : ` (${escapeMarkdown(message)})`;
  return `- ${name}: ${state.replace('_', ' ')}, ${evidence} found${remark}`;
}

/** Every quote that an analysis rests on, by the id of its evidence. */
function quotesById(analysis: Analysis): Map<string, Set<string>> {
  const { summarySentences, productLaunches, rdActivity, recentNews, jobOpenings } = analysis;
  const citations = [
    ...[...summarySentences, ...productLaunches, ...recentNews].flatMap((one) => one.citations),
    ...rdActivity.keywordCitations,
    ...rdActivity.mentionCitations,
  ];
  const quotes = new Map<string, Set<string>>();
  for (const id of jobOpenings.evidenceIds) quotes.set(id, new Set());
  for (const { evidenceId, quote } of citations) {
    quotes.set(evidenceId, (quotes.get(evidenceId) ?? new Set()).add(quote));
  }
  return quotes;
}

const citationMarks = (citations: Citation[]) =>
  [...new Set(citations.map(({ evidenceId }) => ` [${evidenceId}]`))].join('');
const dayOf = (day: string | null, isBackground: boolean) => `${day ?? 'undated'}${isBackground ? ', background' : ''}`;

/** Fetched text must not become a heading, a list, a link or markup of the file. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^[-+]/, '\\$&')
    // Most viewers make a link of a bare address.
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.');

/** An address between angle brackets ends where the file says. */
const escapedUrl = (url: string) => url.replace(/[\s<>]/g, encodeURIComponent);
