import { readFileSync } from 'node:fs';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { z } from 'zod';
import { createSecondReader } from '../../../packages/services/src/reports/second-reading/second-reader.ts';
import type { Reading } from '../../../packages/services/src/reports/verify/reading.ts';
import { verdictSchema } from '../../../packages/services/src/shared/second-reading/verdicts-schema.ts';
import { doubtsOf, evidenceOf, NOW } from './evaluate-statements.ts';
import type { LabelledStatement } from './labelled-statements.ts';
import { idInCall, readingCalls } from './reader-prompts.ts';

const recordedSchema = z.object({
  note: z.string(),
  /** Name and version of the prompt that was answered. */
  prompt: z.string(),
  /** By file, the verdicts of each call. */
  answers: z.record(z.string(), z.array(z.array(verdictSchema))),
});

export const readRecordedAnswers = () =>
  recordedSchema.parse(JSON.parse(readFileSync(new URL('recorded-readings.json', import.meta.url), 'utf8')));

/** What the product's second reader makes of a model's recorded answers, by the ids of the statements. */
export async function replayReadings(
  statements: readonly LabelledStatement[],
  answers: readonly z.infer<typeof verdictSchema>[][],
): Promise<Map<string, Reading>> {
  const recorded = readingCalls(statements).flatMap((call, at) =>
    call.statements.map((statement, index) => ({
      statement,
      verdict: answers[at]?.find(({ id }) => id === idInCall(index)),
    })),
  );
  const readings = new Map<string, Reading>();
  for (const { statement: labelled, verdict } of recorded) {
    const { company, evidence, statement } = labelled;
    const { readings: read } = await createSecondReader(answering(verdict)).read({
      company,
      evidence: evidence.map((item) => evidenceOf(item, company.domain)),
      statements: [
        {
          position: labelled.id,
          text: statement.text,
          day: statement.date,
          citations: statement.citations,
          doubts: doubtsOf(labelled),
        },
      ],
      now: NOW,
    });
    for (const [, reading] of read) readings.set(labelled.id, reading);
  }
  return readings;
}

/** A model that gives this verdict on the one statement of a call. */
const answering = (verdict: object | undefined) =>
  ({
    model: 'recorded',
    generateObject: async ({ schema }: { schema: z.ZodType }) => ({
      object: schema.parse({ verdicts: verdict === undefined ? [] : [{ ...verdict, id: 'S1' }] }),
      usage: { inputTokens: 0, outputTokens: 0 },
    }),
  }) as unknown as LanguageModel;
