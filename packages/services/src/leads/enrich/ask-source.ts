import type { StepWork } from './types.ts';

interface Told<T> {
  value: T;
  outcome: string;
  message: string | null;
}

/**
 * Asks a source and notes that on the step, also when it fails.
 * @param credits what it cost, asked for when it has ended
 */
export async function askSource<T>(
  work: StepWork,
  source: string,
  ask: () => Promise<Told<T>>,
  { explain, credits = () => 0 }: { explain: (error: unknown) => string; credits?: () => number },
): Promise<T> {
  const begunAt = work.ctx.now().getTime();
  const note = (outcome: string, message: string | null) =>
    work.asked.push({
      source,
      outcome,
      message,
      credits: credits(),
      durationMs: work.ctx.now().getTime() - begunAt,
    });
  try {
    const { value, outcome, message } = await ask();
    note(outcome, message);
    return value;
  } catch (error) {
    note('failed', explain(error));
    throw error;
  }
}
