import type { ReportDoc } from '@workbench/db';
import type { Analysis, CompanyReport, ReportData } from '../schemas.ts';
import type { VersionSummary } from './list-versions.ts';

/** Earlier versions named the first board alone. */
type StoredReportData = Omit<ReportData, 'analysis'> & {
  analysis: Omit<Analysis, 'jobOpenings'> & {
    jobOpenings: Omit<Analysis['jobOpenings'], 'evidenceIds'> & { evidenceIds?: string[] };
  };
};

interface Subject {
  id: string;
  name: string;
  domain: string;
}

/** A report without content: one is being written, or the last attempt failed. */
export function reportWithoutData(
  { id, name, domain }: Subject,
  status: 'generating' | 'failed',
  { errorMessage, versions }: { errorMessage: string | null; versions: VersionSummary[] },
): CompanyReport {
  return {
    companyId: id,
    companyName: name,
    domain,
    status,
    errorMessage,
    id: null,
    version: null,
    generatedAt: null,
    reportData: null,
    versions: versions.map(toVersionView),
  };
}

/** One version, under the name that the company had then. */
export function toReport(report: ReportDoc, versions: VersionSummary[]): CompanyReport {
  return {
    companyId: report.companyId.toHexString(),
    companyName: report.companyName,
    domain: report.domain,
    status: 'completed',
    errorMessage: null,
    id: report._id,
    version: report.version,
    generatedAt: report.generatedAt.toISOString(),
    reportData: withAllBoards(report.data as StoredReportData),
    versions: versions.map(toVersionView),
  };
}

function withAllBoards({ analysis, ...data }: StoredReportData): ReportData {
  const { evidenceId, evidenceIds = evidenceId === null ? [] : [evidenceId], ...openings } = analysis.jobOpenings;
  return { ...data, analysis: { ...analysis, jobOpenings: { ...openings, evidenceId, evidenceIds } } };
}

function toVersionView({ _id, version, generatedAt, analystName }: VersionSummary): CompanyReport['versions'][number] {
  return { id: _id, version, generatedAt: generatedAt.toISOString(), analyst: analystName };
}
