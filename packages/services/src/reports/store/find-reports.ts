import { type ReportDoc, ReportModel } from '@workbench/db';
import type { FindingHeads } from '../present/lead-finding.ts';
import type { Analysis, CompanyReport, ReportData } from '../schemas.ts';
import { listVersions } from './list-versions.ts';
import { toReport } from './to-report.ts';

/** What a row that compares companies shows of a report. */
export interface ReportDigest {
  id: string;
  generatedAt: Date;
  analysis: Analysis;
  outcomes: Pick<ReportData['outcomes'][number], 'label' | 'state'>[];
}

/** What a row of a campaign's table shows of a report: no texts. */
export interface ReportHeads extends FindingHeads {
  generatedAt: Date;
  openings: number | null;
}

const HEADS = {
  generatedAt: 1,
  'data.analysis.jobOpenings.count': 1,
  ...fields('data.analysis.recentNews', ['category', 'title', 'date', 'isBackground']),
  ...fields('data.analysis.productLaunches', ['name', 'launchDate', 'isBackground']),
} as const;

const DIGEST = {
  generatedAt: 1,
  'data.analysis': 1,
  'data.outcomes.label': 1,
  'data.outcomes.state': 1,
} as const;

/** Those of the ids under which a report is kept still. */
export async function findExistingReportIds(ids: readonly string[]): Promise<Set<string>> {
  const stored = await ReportModel.find({ _id: { $in: [...ids] } }, { _id: 1 })
    .hint('_id_')
    .lean();
  return new Set(stored.map(({ _id }) => _id));
}

/** By report id. Each contains a whole analysis, so request only a few at a time. */
export async function findReportDigests(ids: readonly string[]): Promise<Map<string, ReportDigest>> {
  const reports = await ReportModel.find({ _id: { $in: [...ids] } }, DIGEST)
    .hint('_id_')
    .lean<Pick<ReportDoc, '_id' | 'generatedAt' | 'data'>[]>();
  return new Map(reports.map(({ _id, generatedAt, data }) => [_id, { id: _id, generatedAt, ...contentOf(data) }]));
}

/** A whole report with its evidence; null when it is not kept any more. */
export async function findReport(id: string): Promise<CompanyReport | null> {
  const report = await ReportModel.findById(id).lean();
  return report === null ? null : toReport(report, await listVersions(report.companyId.toHexString()));
}

/** By report id. */
export async function findReportHeads(ids: readonly string[]): Promise<Map<string, ReportHeads>> {
  const reports = await ReportModel.find({ _id: { $in: [...ids] } }, HEADS)
    .hint('_id_')
    .lean<Pick<ReportDoc, '_id' | 'generatedAt' | 'data'>[]>();
  return new Map(
    reports.map(({ _id, generatedAt, data }) => {
      const { recentNews, productLaunches, jobOpenings } = contentOf(data).analysis;
      return [_id, { generatedAt, openings: jobOpenings.count, recentNews, productLaunches }];
    }),
  );
}

function fields(list: string, names: readonly string[]): Record<string, 1> {
  return Object.fromEntries(names.map((name) => [`${list}.${name}`, 1 as const]));
}

function contentOf(data: unknown): Pick<ReportDigest, 'analysis' | 'outcomes'> {
  const { analysis, outcomes } = data as ReportData;
  return { analysis, outcomes };
}
