import { table } from '../tables.ts';
import { evaluateStatements, type StatementVerdict } from './evaluate-statements.ts';
import { readLabelledStatements, STATEMENT_CLASSES } from './labelled-statements.ts';
import { statementRates } from './statement-rates.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/**
 * Prints by class and language how many of a file's labelled statements the verifier keeps, then each mistake.
 * @param isCountsOnly no statement is shown, so that a file may stay unread
 */
export const printStatements = (file: string, isCountsOnly: boolean): void =>
  printRates(evaluateStatements(readLabelledStatements(file)), isCountsOnly);

export function printRates(verdicts: readonly StatementVerdict[], isCountsOnly: boolean): void {
  const cell = (some: readonly StatementVerdict[]) => `${some.filter(({ isKept }) => isKept).length} of ${some.length}`;
  const rows = STATEMENT_CLASSES.map((name) => {
    const ofClass = verdicts.filter(({ statement }) => statement.class === name);
    return [
      name,
      ...LANGUAGES.map((one) => cell(ofClass.filter(({ statement }) => statement.language === one))),
      cell(ofClass),
    ];
  });
  console.log(table([['kept', ...LANGUAGES, 'all'], ...rows]));
  const { kept, rejected } = statementRates(verdicts);
  console.log(`\ntrue kept ${kept.toFixed(3)}, false rejected ${rejected.toFixed(3)}`);
  if (isCountsOnly) return;
  for (const { statement, isKept, reasons } of verdicts) {
    if (isKept === (statement.expected === 'keep')) continue;
    console.log(
      `${statement.id} ${statement.class} ${isKept ? 'kept' : reasons.join('; ')}: ${statement.statement.text}`,
    );
  }
}
