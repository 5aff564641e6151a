import { REPORT_INDEXES, ReportModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { listBatches, pageItems } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import {
  COMPANY_REPORT_PROMPT,
  COMPANY_REPORT_VERSION,
  OUTPUT_TOKENS_MAX,
} from '../analyse/model/company-report-prompt.ts';
import { TEXT_TOTAL_MAX } from '../analyse/model/fence-evidence.ts';
import type { GenerateReportsInput, ReportEstimate } from '../schemas.ts';
import { READING_OUTPUT_TOKENS_MAX, SECOND_READING_PROMPT } from '../second-reading/second-reading-prompt.ts';
import { findLatestVersions } from '../store/list-versions.ts';
import { type ChosenAnalyst, chooseAnalyst } from './choose-analyst.ts';
import { isRecentReport } from './recent-report.ts';
import { findReportCompanies, readChosenIds } from './report-companies.ts';
import { REPORT_CONCURRENCY, REPORT_KIND, reportRunParamsSchema } from './report-run-params.ts';

/** Assumed while nothing is known, and said to be assumed. */
const ASSUMED_SECONDS = 20;
/** A token of English and its neighbours has about four characters. */
const tokensOf = (characters: number) => characters / 4;
/** Both calls of a report at their limits, up to the next thousand: what is said before paying is rather too much. */
const ASSUMED_TOKENS =
  1000 *
  Math.ceil(
    (tokensOf(COMPANY_REPORT_PROMPT.instructions.length + TEXT_TOTAL_MAX) +
      OUTPUT_TOKENS_MAX +
      tokensOf(SECOND_READING_PROMPT.instructions.length + TEXT_TOTAL_MAX) +
      READING_OUTPUT_TOKENS_MAX) /
      1000,
  );
/** Reports of other prompts took more or less. */
const VERSION = `${COMPANY_REPORT_VERSION}, ${SECOND_READING_PROMPT.name} ${SECOND_READING_PROMPT.version}`;
/** Runs and, of each, items that are looked at. */
const RUNS_MAX = 20;
const ITEMS_MAX = 50;
const REPORTS_MAX = 20;

/** A run's work, duration and price over these companies, before it is started. */
export async function estimateReports({ ctx, input }: Verb<GenerateReportsInput>): Promise<ReportEstimate> {
  const analyst = chooseAnalyst(ctx, input.analyst);
  const { toWrite, fresh, unknown } = await countByOutcome(ctx, input);
  const runs = await listBatches({ kind: REPORT_KIND, limit: RUNS_MAX });
  const measuredSeconds = await measureSeconds(runs, analyst);
  const measuredTokens = await measureTokens(runs, analyst);
  const waiting = runs
    .filter(({ state }) => state === 'running')
    .reduce((sum, run) => sum + run.pending + run.running, 0);
  const rounds = toWrite === 0 ? 0 : (toWrite + waiting) / Math.min(REPORT_CONCURRENCY, toWrite + waiting);
  return {
    toWrite,
    fresh,
    unknown,
    seconds: Math.ceil(rounds * (measuredSeconds ?? ASSUMED_SECONDS)),
    isMeasured: measuredSeconds !== null && measuredTokens !== null,
    analyst,
    tokens: Math.round(toWrite * (measuredTokens ?? ASSUMED_TOKENS)),
  };
}

/** A company without a domain is none of the three: nothing can be written about it. */
async function countByOutcome(
  ctx: ServiceContext,
  { skipYoungerThanDays = 0, ...chosen }: GenerateReportsInput,
): Promise<Pick<ReportEstimate, 'toWrite' | 'fresh' | 'unknown'>> {
  const ids = [...new Set(await readChosenIds(ctx, chosen))];
  const companies = await findReportCompanies(ids);
  const withDomain = ids.filter((id) => (companies.get(id)?.domain ?? '') !== '');
  const recency = { now: ctx.now(), skipYoungerThanDays };
  const latest = skipYoungerThanDays === 0 ? new Map() : await findLatestVersions(withDomain);
  const fresh = [...latest.values()].filter(({ generatedAt }) => isRecentReport(generatedAt, recency)).length;
  return { toWrite: withDomain.length - fresh, fresh, unknown: ids.length - companies.size };
}

/** How long one report took of late, in seconds; null when none was written by this kind of analyst. */
async function measureSeconds(runs: BatchView[], analyst: ChosenAnalyst): Promise<number | null> {
  const durations: number[] = [];
  for (const { id } of runsByAnalyst(runs, analyst)) {
    for (const item of await pageItems({ batchId: id, state: 'completed', after: null, limit: ITEMS_MAX })) {
      if (item.startedAt === null || item.finishedAt === null) continue;
      durations.push(Date.parse(item.finishedAt) - Date.parse(item.startedAt));
    }
    if (durations.length >= ITEMS_MAX) break;
  }
  return durations.length === 0 ? null : mean(durations) / 1000;
}

/** What one report took of late; null when none was written by this analyst as it is now. */
async function measureTokens(runs: BatchView[], analyst: ChosenAnalyst): Promise<number | null> {
  if (analyst.kind === 'built-in') return 0;
  const tokens: number[] = [];
  for (const { id } of runsByAnalyst(runs, analyst)) {
    const reports = await ReportModel.find({ batchId: id }, { tokens: 1, analystName: 1, analystVersion: 1 })
      .hint(REPORT_INDEXES.batch)
      .limit(REPORTS_MAX)
      .lean();
    const isLikeNext = ({ analystName, analystVersion }: (typeof reports)[number]) =>
      analystName === analyst.name && analystVersion === VERSION;
    tokens.push(...reports.filter(isLikeNext).map((report) => report.tokens));
    if (tokens.length >= REPORTS_MAX) break;
  }
  return tokens.length === 0 ? null : mean(tokens);
}

/** Those that have written something with this kind of analyst, newest first. */
function runsByAnalyst(runs: BatchView[], { kind }: ChosenAnalyst): BatchView[] {
  return runs.filter(({ completed, params }) => completed > 0 && reportRunParamsSchema.parse(params).analyst === kind);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
