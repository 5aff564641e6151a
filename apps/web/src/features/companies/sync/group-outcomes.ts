import type { SourceOutcome } from '@workbench/services/sources/schemas';

/** Problems first, then what is known of the company, then what is not. */
const ORDER: readonly SourceOutcome['outcome'][] = [
  'failed',
  'figure',
  'identity',
  'known_without_figure',
  'fresh',
  'unknown_company',
  'skipped',
  'not_applicable',
];

/** The sources that can be asked, in the order in which a person wants to read them, and those that are not connected. */
export function groupOutcomes(outcomes: readonly SourceOutcome[]) {
  return {
    asked: ORDER.flatMap((kind) => outcomes.filter(({ outcome }) => outcome === kind)),
    notConnected: outcomes.filter(({ outcome }) => outcome === 'not_connected'),
  };
}
