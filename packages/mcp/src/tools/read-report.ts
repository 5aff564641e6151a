import type { CompanyReport, ReportData } from '@workbench/services/reports/schemas';
import { ServiceError } from '@workbench/services/shared/errors';
import { z } from 'zod';
import type { Api } from '../tool.ts';
import { count, dayOf, text } from './shapes.ts';

/** The report of a company, statement by statement. */

const PAGE = 12;

export const reportShape = z.object({
  ...{ state: z.string(), problem: text, version: count, writtenOn: text, writer: text, statementCount: z.number() },
  statements: z.array(
    z.object({
      ...{ part: z.string(), text: z.string(), date: text },
      quotes: z.array(z.object({ quote: z.string(), source: text, date: text, url: text })),
    }),
  ),
});

interface ReadReport {
  state: string;
  shown: z.output<typeof reportShape> | null;
  nextCursor: string | null;
}

type Citations = ReportData['analysis']['recentNews'][number]['citations'];

export async function readReport(api: Api, id: string, cursor: string | undefined): Promise<ReadReport> {
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(from) || from < 0) throw new ServiceError('invalid', 'Give the nextCursor of this tool');
  const report = await findReport(api, id);
  if (report === null) return { state: 'none is written yet', shown: null, nextCursor: null };
  const statements = report.reportData === null ? [] : [...statementsOf(report.reportData)];
  const shown = {
    ...{ state: report.status, problem: report.errorMessage, version: report.version },
    ...{ writtenOn: dayOf(report.generatedAt), writer: report.reportData?.analyst.name ?? null },
    ...{ statementCount: statements.length, statements: statements.slice(from, from + PAGE) },
  };
  const nextCursor = from + PAGE < statements.length ? String(from + PAGE) : null;
  return { state: report.status, shown, nextCursor };
}

async function findReport(api: Api, id: string): Promise<CompanyReport | null> {
  try {
    return await api.reports.get({ id });
  } catch (error) {
    if (error instanceof Error && error.cause instanceof ServiceError && error.cause.kind === 'not_found') return null;
    throw error;
  }
}

function* statementsOf({ analysis, evidence }: ReportData) {
  const byId = new Map(evidence.map((item) => [item.id, item]));
  const quotes = (citations: Citations) =>
    citations.slice(0, 2).map(({ evidenceId, quote }) => {
      const { publisher = null, date = null, url = null } = byId.get(evidenceId) ?? {};
      return { quote, source: publisher, date, url };
    });
  const statement = (part: string, said: string, citations: Citations, date: string | null = null) => ({
    ...{ part, text: said, date },
    quotes: quotes(citations),
  });
  for (const sentence of analysis.summarySentences) yield statement('summary', sentence.text, sentence.citations);
  for (const launch of analysis.productLaunches) {
    yield statement('launch', `${launch.name}: ${launch.description}`, launch.citations, launch.launchDate);
  }
  for (const [at, mention] of analysis.rdActivity.mentions.entries()) {
    yield statement('research', mention, analysis.rdActivity.mentionCitations.slice(at, at + 1));
  }
  for (const news of analysis.recentNews) {
    yield statement(`news: ${news.category}`, `${news.title}. ${news.summary}`, news.citations, news.date);
  }
  const { count: openings, postings } = analysis.jobOpenings;
  if (openings !== null) {
    const titles = postings.slice(0, 10).map(({ title }) => title);
    yield statement('jobs', `${openings} open positions: ${titles.join('; ')}`, []);
  }
}
