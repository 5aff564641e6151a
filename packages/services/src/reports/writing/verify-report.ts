import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { ItemRun } from '../../shared/jobs/types.ts';
import type { ReportPorts } from '../runs/report-ports.ts';
import { REPORT_ATTEMPTS_MAX, type ReportRunParams } from '../runs/report-run-params.ts';
import type { Analysis, GatherOutcome, RejectedClaim } from '../schemas.ts';
import type { SecondReader } from '../second-reading/second-reader.ts';
import { findDraft, type StoredDraft } from '../store/report-drafts.ts';
import { readingsOf, runSecondReading } from './run-second-reading.ts';

interface VerifyReportOptions {
  /** Of the report to be. */
  _id: string;
  item: ItemRun<ReportRunParams>;
  draft: StoredDraft;
  /** null: rules alone decide. */
  reader: SecondReader | null;
}

interface VerifiedReport {
  analysis: Analysis;
  drops: RejectedClaim[];
  /** What it rests on, without who was erased during the second reading. */
  findings: StoredDraft['findings'];
  /** Those of the sources, and that of the second reading where there was one. */
  outcomes: GatherOutcome[];
  /** Names and versions of the prompts of its second reading; none without one. */
  readers: string[];
  /** Of the draft and its second reading. */
  inputTokens: number;
  outputTokens: number;
}

/**
 * Verifies a draft by rules, and where a model wrote it has it read again.
 * @returns null when another worker has stored the report meanwhile
 */
export async function verifyReport(
  ctx: ServiceContext,
  { _id, item, draft, reader }: VerifyReportOptions,
  { verify }: Pick<ReportPorts, 'verify'>,
): Promise<VerifiedReport | null> {
  const { company } = draft;
  const inputOf = ({ findings: { evidence, postings }, writtenAt }: StoredDraft) => ({
    company,
    evidence,
    postings,
    now: writtenAt,
  });
  const unread = reader === null ? [] : verify(draft.draft, { ...inputOf(draft), readings: new Map() }).unread;
  if (reader === null || unread.length === 0) {
    const { findings, inputTokens, outputTokens } = draft;
    const readers = reader === null ? [] : [reader.version];
    const verified = verify(draft.draft, inputOf(draft));
    return { ...verified, findings, outcomes: findings.outcomes, readers, inputTokens, outputTokens };
  }
  const stored = () => withDatabaseRetry(() => findDraft(_id, company));
  const read = await runSecondReading(ctx, reader, {
    key: { _id, company },
    current: async () => {
      const latest = (await stored()) ?? draft;
      const { evidence } = latest.findings;
      return { unread: verify(latest.draft, { ...inputOf(latest), readings: new Map() }).unread, evidence };
    },
    now: draft.writtenAt,
    signal: item.signal,
    isLastAttempt: item.attempt >= REPORT_ATTEMPTS_MAX,
  });
  if (read === null) return null;
  const { versions, outcome, ...usage } = read;
  // The readings as well: an erasure takes a person out of the calls that were answered before.
  const kept = await stored();
  const { draft: written, findings } = kept ?? draft;
  const readings = kept === null ? read.readings : readingsOf(Object.values(kept.calls));
  return {
    ...verify(written, { ...inputOf({ ...draft, findings }), ...(readings.size > 0 && { readings }) }),
    findings,
    outcomes: [...findings.outcomes, outcome],
    readers: versions.length === 0 ? [reader.version] : versions,
    inputTokens: draft.inputTokens + usage.inputTokens,
    outputTokens: draft.outputTokens + usage.outputTokens,
  };
}
