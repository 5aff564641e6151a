import type { SourceOutcome } from '../schemas.ts';

export interface SyncResult {
  state: 'completed' | 'skipped' | 'failed';
  /** A line for each source that failed or was skipped; their own words may end in a full stop. */
  message: string | null;
}

type Outcome = Pick<SourceOutcome, 'source' | 'outcome' | 'message'> & {
  /** For a failure: a retry may help soon. */
  isRetryable?: boolean;
};

const ANSWERS: ReadonlySet<SourceOutcome['outcome']> = new Set([
  'figure',
  'known_without_figure',
  'identity',
  'unknown_company',
]);

/** How the sync of one company ended, from what its sources said. "Unknown" is an answer too. */
export function syncResultOf(outcomes: readonly Outcome[]): SyncResult {
  const of = (kind: SourceOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind);
  const failed = of('failed');
  const skipped = of('skipped');
  const hasAnswer = outcomes.some(({ outcome }) => ANSWERS.has(outcome));
  if (failed.length > 0) {
    const message = [...failed.map(describeFailure), ...skipped.map(describeSkipped)].join('\n');
    // Other sources' recent responses are still fresh: a source that refuses permanently does not fail a company again
    // and again.
    const hasRecentAnswer = of('fresh').length > 0 && !failed.every(({ isRetryable }) => isRetryable);
    return { state: hasAnswer || hasRecentAnswer ? 'completed' : 'failed', message };
  }
  if (skipped.length > 0) return { state: 'skipped', message: skipped.map(describeSkipped).join('\n') };
  if (hasAnswer) return { state: 'completed', message: null };
  if (of('fresh').length > 0) return { state: 'completed', message: 'Everything is fresh' };
  if (of('not_applicable').length > 0) return { state: 'skipped', message: 'No connected source covers this company' };
  return { state: 'skipped', message: 'No source is connected; connect one on the Data Sources screen' };
}

function describeFailure({ source, message }: Outcome): string {
  return message.toLowerCase().includes(source.toLowerCase()) ? message : `${source}: ${message}`;
}

function describeSkipped({ source, message }: Outcome): string {
  // Some messages begin with the source already.
  const prefix = `${source}: `;
  return `${source} was not queried: ${message.startsWith(prefix) ? message.slice(prefix.length) : message}`;
}
