import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '../../../packages/services/src/reports/verify/reading.ts';
import { verdictsSchema } from '../../../packages/services/src/shared/second-reading/verdicts-schema.ts';
import { evaluateStatements, type StatementVerdict } from './evaluate-statements.ts';
import { type LabelledStatement, readLabelledStatements } from './labelled-statements.ts';
import { printRates } from './print-statements.ts';
import { idInCall, type ReadingCall, readingCalls } from './reader-prompts.ts';

/** Prints how a file's statements fare by the rules alone, by a model's stored answers alone, and by both together. */
export function printReadings(file: string, folder: string, isCountsOnly: boolean): void {
  const statements = readLabelledStatements(file);
  const readings = storedReadings(statements, folder);
  const read = statements.filter(({ id }) => readings.has(id));
  console.log(`${read.length} of ${statements.length} statements were read\n\nRules alone`);
  printRates(evaluateStatements(read), true);
  console.log('\nReader alone');
  printRates(byReaderAlone(read, readings), isCountsOnly);
  console.log('\nBoth');
  printRates(evaluateStatements(read, readings), isCountsOnly);
}

/** The readings of statements by their ids, from the answers that lie beside the prompts, as far as they are there. */
function storedReadings(statements: readonly LabelledStatement[], folder: string): Map<string, Reading> {
  return new Map(readingCalls(statements).flatMap((call) => [...answerTo(call, folder)]));
}

function answerTo({ file, statements }: ReadingCall, folder: string): Map<string, Reading> {
  const path = join(folder, file.replace('.txt', '.answer.json'));
  if (!existsSync(path)) return new Map();
  const { verdicts } = verdictsSchema(statements.map((_, index) => idInCall(index))).parse(
    JSON.parse(readFileSync(path, 'utf8')),
  );
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return new Map(
    statements.flatMap(({ id }, index) => {
      const found = byId.get(idInCall(index));
      return found === undefined
        ? []
        : [[id, { isSupported: found.verdict === 'supported', reason: found.reason, basis: found.basis }]];
    }),
  );
}

const byReaderAlone = (
  statements: readonly LabelledStatement[],
  readings: ReadonlyMap<string, Reading>,
): StatementVerdict[] =>
  statements.map((statement) => {
    const { isSupported = false, reason = '' } = readings.get(statement.id) ?? {};
    return { statement, isKept: isSupported, reasons: isSupported ? [] : [reason] };
  });
