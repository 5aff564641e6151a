import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { modelAnswerSchema } from '../../../packages/services/src/contacts/search/smart-search/model-answer.ts';
import type { AnswersById } from './replay-searches.ts';

/** What an answer says where its line leaves something out. */
const NOTHING = {
  request: 'people',
  excluded: [],
  jobTitles: [],
  locations: [],
  industries: [],
  companyNames: [],
  seniorities: [],
  companySize: null,
  keywords: [],
  framing: [],
};

/** Each line of the file is the answer to the sentence of this id. */
export function readRecordedAnswers(file: URL): AnswersById {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { id, ...answer } = z.looseObject({ id: z.string() }).parse(JSON.parse(line));
      return [id, modelAnswerSchema.parse({ ...NOTHING, ...answer })];
    }),
  );
}
