import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SECOND_READING_PROMPT } from '../../../packages/services/src/reports/second-reading/second-reading-prompt.ts';
import type { StatementsOfCompany } from '../../../packages/services/src/reports/second-reading/statements-prompt.ts';
import { statementsPrompt } from '../../../packages/services/src/reports/second-reading/statements-prompt.ts';
import { verdictsSchema } from '../../../packages/services/src/shared/second-reading/verdicts-schema.ts';
import { doubtsOf, evidenceOf, NOW } from './evaluate-statements.ts';
import { type LabelledStatement, readLabelledStatements } from './labelled-statements.ts';

const STATEMENTS_MAX = 20;

/** A call of the second reading over several labelled statements, whose ids give nothing away: S1, S2 … */
export interface ReadingCall {
  /** "01.txt" and so on. */
  file: string;
  statements: LabelledStatement[];
}

/** The calls in which the statements of a file are read again, twenty companies in each. */
export function readingCalls(statements: readonly LabelledStatement[]): ReadingCall[] {
  const calls = Array.from({ length: Math.ceil(statements.length / STATEMENTS_MAX) }, (_, index) => index);
  return calls.map((index) => ({
    file: `${String(index + 1).padStart(2, '0')}.txt`,
    statements: statements.slice(index * STATEMENTS_MAX, (index + 1) * STATEMENTS_MAX),
  }));
}

/** Id of the statement at this position of its call. */
export const idInCall = (index: number) => `S${index + 1}`;

/** Writes the prompts that the product would send about the statements of a file, one file for each call. */
export function writeReaderPrompts(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const calls = readingCalls(readLabelledStatements(file));
  for (const call of calls) writeFileSync(join(folder, call.file), promptOf(call));
  console.log(`${calls.length} prompts in ${folder}`);
}

/** As a server without schemas gets it: instructions, data, and the schema of the answer. */
function promptOf({ statements }: ReadingCall): string {
  const schema = z.toJSONSchema(verdictsSchema(statements.map((_, index) => idInCall(index))));
  return [
    SECOND_READING_PROMPT.instructions,
    statementsPrompt(withUniqueIds(statements), NOW.toISOString().slice(0, 10)),
    `The JSON schema of the answer:\n${JSON.stringify(schema)}`,
  ].join('\n\n');
}

/** In a report the ids of evidence are unique; here every statement comes with an E1 of its own. */
function withUniqueIds(statements: readonly LabelledStatement[]): StatementsOfCompany[] {
  let evidenceCount = 0;
  return statements.map((labelled, index) => {
    const { company, evidence, statement } = labelled;
    const { text, date, citations } = statement;
    const ids = new Map(evidence.map(({ id }) => [id, `E${++evidenceCount}`]));
    const idOf = (id: string) => ids.get(id) ?? id;
    return {
      company,
      evidence: evidence.map((item) => ({ ...evidenceOf(item, company.domain), id: idOf(item.id) })),
      statements: [
        {
          id: idInCall(index),
          text,
          day: date,
          citations: citations.map(({ evidenceId, quote }) => ({ evidenceId: idOf(evidenceId), quote })),
          doubts: doubtsOf(labelled),
        },
      ],
    };
  });
}
