import type { StatementVerdict } from './evaluate-statements.ts';

/** The share of the true statements that is kept, and of the false ones that is rejected. */
export function statementRates(verdicts: readonly StatementVerdict[]): { kept: number; rejected: number } {
  const shareKept = (expected: 'keep' | 'reject') => {
    const some = verdicts.filter(({ statement }) => statement.expected === expected);
    return some.filter(({ isKept }) => isKept).length / some.length;
  };
  return { kept: shareKept('keep'), rejected: 1 - shareKept('reject') };
}
