import { ConnectorError } from '@workbench/connectors/errors';
import {
  type AnalysisInput,
  type Analyst,
  EMPTY_REPORT_DRAFT,
  type ReportDraft,
} from '../../../packages/services/src/reports/analyse/analyst.ts';
import { readingCalls } from '../../../packages/services/src/reports/second-reading/reading-calls.ts';
import type { SecondReader } from '../../../packages/services/src/reports/second-reading/second-reader.ts';
import type { Reading, UnreadStatement } from '../../../packages/services/src/reports/verify/reading.ts';
import { type VerifiedDraft, verifyDraft } from '../../../packages/services/src/reports/verify/verify-draft.ts';

/** Who writes the reports of an evaluation. */
export interface ReportWriter {
  analyst: Analyst;
  /** null: rules alone decide. */
  reader: SecondReader | null;
}

export interface WrittenReport extends Omit<VerifiedDraft, 'unread'> {
  draft: ReportDraft;
  /** What a model failed at; the product then writes no report, or lets rules alone decide. */
  failures: string[];
}

/** Draft, second reading and verification in the product's order, without its database. */
export async function writeOnSite(input: AnalysisInput, { analyst, reader }: ReportWriter): Promise<WrittenReport> {
  const failures: string[] = [];
  const noted = <T>(instead: T) => {
    return (error: unknown): T => {
      if (!(error instanceof ConnectorError)) throw error;
      failures.push(error.message);
      return instead;
    };
  };
  const draft =
    input.evidence.length > 0
      ? await analyst.analyse(input).then((answer) => answer.draft, noted(EMPTY_REPORT_DRAFT))
      : EMPTY_REPORT_DRAFT;
  const unread = reader === null ? [] : verifyDraft(draft, { ...input, readings: new Map() }).unread;
  const readings =
    reader === null ? [] : await Promise.all(readCalls(reader, unread, input).map((call) => call.catch(noted([]))));
  const read = new Map(readings.flat());
  return { draft, failures, ...verifyDraft(draft, { ...input, ...(read.size > 0 && { readings: read }) }) };
}

const readCalls = (
  reader: SecondReader,
  unread: readonly UnreadStatement[],
  { company, evidence, now }: AnalysisInput,
): Promise<[string, Reading][]>[] =>
  readingCalls(unread, evidence).map(async (call) => (await reader.read({ ...call, company, now })).readings);
