import type { StepWork } from './types.ts';

interface QueryOutcome<T> {
  value: T;
  outcome: string;
  message: string | null;
}

/**
 * Queries a source and logs it on the step, also when it fails.
 * @param credits called when the query has ended; returns its price
 */
export async function logSourceQuery<T>(
  work: StepWork,
  source: string,
  query: () => Promise<QueryOutcome<T>>,
  { explain, credits = () => 0 }: { explain: (error: unknown) => string; credits?: () => number },
): Promise<T> {
  const begunAt = work.ctx.now().getTime();
  const log = (outcome: string, message: string | null) =>
    work.queryLog.push({
      source,
      outcome,
      message,
      credits: credits(),
      durationMs: work.ctx.now().getTime() - begunAt,
    });
  try {
    const { value, outcome, message } = await query();
    log(outcome, message);
    return value;
  } catch (error) {
    log('failed', explain(error));
    throw error;
  }
}
