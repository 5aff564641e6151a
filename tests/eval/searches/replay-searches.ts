import { ConnectorError } from '@workbench/connectors/errors';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import type { z } from 'zod';
import { readQuery } from '../../../packages/services/src/contacts/search/smart-search/read-query.ts';
import { readSentence } from '../../../packages/services/src/contacts/search/smart-search/read-sentence.ts';
import type { ServiceContext } from '../../../packages/services/src/shared/context.ts';
import type { LabelledSearch } from './labelled-searches.ts';
import { type JudgedSearch, judgeSearch } from './score-searches.ts';

/** By the id of the sentence: what a model answered to it. */
export type AnswersById = ReadonlyMap<string, unknown>;

/** A model that gives this answer; one that does not fit the schema fails as a model's does. */
const answering = (answer: unknown) =>
  ({
    model: 'recorded',
    generateObject: async ({ schema }: { schema: z.ZodType }) => {
      const { data, error } = schema.safeParse(answer);
      if (error) throw new ConnectorError('contract_changed', 'ai', 'Does not fit the schema', { cause: error });
      return { object: data, usage: { inputTokens: 0, outputTokens: 0 } };
    },
  }) as unknown as LanguageModel;

const SILENT = { warn: () => undefined } as unknown as ServiceContext['log'];

/** What the product makes of recorded answers; a sentence that never reaches a model needs none. */
export const judgeWithAnswers = (searches: readonly LabelledSearch[], answers: AnswersById): Promise<JudgedSearch[]> =>
  Promise.all(
    searches.map(async (search) => {
      const model = answering(answers.get(search.id));
      return judgeSearch(search, (await readQuery({ model, log: SILENT }, search.sentence)).reading);
    }),
  );

export const judgeByRules = (searches: readonly LabelledSearch[]): JudgedSearch[] =>
  searches.map((search) => judgeSearch(search, readSentence(search.sentence)));
