import type { Analysis, Citation, CompanyReport, NewsCategory, ReportData } from '../schemas.ts';

/** The headings of the categories, as on screen. */
export const NEWS_HEADINGS: Record<NewsCategory, string> = {
  equity_raise: 'Funding & Investment',
  partnership: 'Partnerships & Collaborations',
  office_move: 'Office Expansion & Relocation',
  other: 'Other News',
};

/** One version as Markdown: what it says, each statement with the numbers of its sources, and the sources with their quotes. */
export function toMarkdown({ companyName, domain, version, generatedAt, reportData }: CompanyReport): string {
  if (reportData === null) return `# ${escaped(companyName)}\n\nThis report is not finished.\n`;
  const { analysis, analyst } = reportData;
  const sections = [
    `# ${escaped(companyName)}`,
    `${escaped(domain)} · version ${version} · ${generatedAt ?? ''} · written by ${escaped(analyst.name)}`,
    section('Executive Summary', summaryOf(reportData)),
    section('New Product Launches', launchesOf(analysis)),
    section('R&D Activity', researchOf(analysis)),
    section('Job Openings', openingsOf(analysis)),
    ...newsOf(analysis),
    section('Sources', sourcesOf(reportData)),
    section('How this report was made', outcomesOf(reportData)),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

const section = (title: string, lines: string[]) => (lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`);

function summaryOf({ analysis, cost }: ReportData): string[] {
  if (analysis.summarySentences.length === 0) return [`Nothing found; ${cost.pagesRead} pages were read.`];
  return [analysis.summarySentences.map(({ text, citations }) => `${escaped(text)}${marks(citations)}`).join(' ')];
}

function launchesOf({ productLaunches }: Analysis): string[] {
  return productLaunches.map(
    ({ name, launchDate, description, isBackground, citations }) =>
      `- **${escaped(name)}** (${dayOf(launchDate, isBackground)}): ${escaped(description)}${marks(citations)}`,
  );
}

function researchOf({ rdActivity: { hasRD, keywords, mentions, mentionCitations } }: Analysis): string[] {
  if (!hasRD) return [];
  const found = mentions.map((text, index) => `- ${escaped(text)}${marks(mentionCitations.slice(index, index + 1))}`);
  return keywords.length === 0 ? found : [`Keywords: ${keywords.map(escaped).join(', ')}`, '', ...found];
}

function openingsOf({ jobOpenings: { count, departmentsHiring, postings, evidenceId } }: Analysis): string[] {
  if (count === null) return ['No job board found.'];
  const mark = evidenceId === null ? '' : ` [${evidenceId}]`;
  const departments =
    departmentsHiring.length === 0 ? [] : [`Departments hiring: ${departmentsHiring.map(escaped).join(', ')}`];
  const list = postings.map(
    ({ title, department, location, postedOn }) =>
      `- ${[title, department, location, postedOn].flatMap((part) => (part === null ? [] : [escaped(part)])).join(' — ')}`,
  );
  return [`${count} open${mark}`, ...departments, ...(list.length === 0 ? [] : ['', ...list])];
}

function newsOf({ recentNews }: Analysis): string[] {
  const lineOf = ({ title, summary, date, isBackground, citations }: Analysis['recentNews'][number]) =>
    `- **${escaped(title)}** (${dayOf(date, isBackground)}) ${escaped(summary)}${marks(citations)}`;
  const recent = recentNews.filter(({ isBackground }) => !isBackground);
  const groups = Object.entries(NEWS_HEADINGS).map(([category, heading]) =>
    section(heading, recent.filter((item) => item.category === category).map(lineOf)),
  );
  return [...groups, section('Background', recentNews.filter(({ isBackground }) => isBackground).map(lineOf))];
}

/** Only what is cited, with the words that were taken from it. */
function sourcesOf({ analysis, evidence }: ReportData): string[] {
  const quotes = quotesById(analysis);
  return evidence
    .filter(({ id }) => quotes.has(id))
    .flatMap((item) => [
      `- [${item.id}] ${escaped(item.title)}, ${escaped(item.publisher)}, ${item.date ?? 'undated'}: <${bare(item.url)}>`,
      ...[...(quotes.get(item.id) ?? [])].map((quote) => `  > ${escaped(quote.replace(/\s+/g, ' '))}`),
    ]);
}

function outcomesOf({ outcomes, drops, unconfirmed, durationMs, cost, analyst }: ReportData): string[] {
  return [
    ...outcomes.map(
      ({ label, state, message, evidence }) =>
        `- ${escaped(label)}: ${state.replace('_', ' ')}, ${evidence} found${message === null ? '' : ` (${escaped(message)})`}`,
    ),
    `- ${drops.length} statements could not be shown and were left out`,
    `- ${unconfirmed.length} mentions may be about another company and were left out`,
    `- ${escaped(analyst.name)}, ${cost.inputTokens + cost.outputTokens} tokens, ${(durationMs / 1000).toFixed(1)} s`,
  ];
}

/** Every quote that an analysis rests on, by the id of its evidence. */
export function quotesById(analysis: Analysis): Map<string, Set<string>> {
  const { summarySentences, productLaunches, rdActivity, recentNews, jobOpenings } = analysis;
  const citations = [
    ...[...summarySentences, ...productLaunches, ...recentNews].flatMap((one) => one.citations),
    ...rdActivity.keywordCitations,
    ...rdActivity.mentionCitations,
  ];
  const quotes = new Map<string, Set<string>>();
  if (jobOpenings.evidenceId !== null) quotes.set(jobOpenings.evidenceId, new Set());
  for (const { evidenceId, quote } of citations) {
    quotes.set(evidenceId, (quotes.get(evidenceId) ?? new Set()).add(quote));
  }
  return quotes;
}

const marks = (citations: Citation[]) => [...new Set(citations.map(({ evidenceId }) => ` [${evidenceId}]`))].join('');
const dayOf = (day: string | null, isBackground: boolean) => `${day ?? 'undated'}${isBackground ? ', background' : ''}`;

/** Fetched text must not become a heading, a list, a link or markup of the file. */
const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^[-+]/, '\\$&');

/** An address between angle brackets ends where the file says. */
const bare = (url: string) => url.replace(/[\s<>]/g, encodeURIComponent);
