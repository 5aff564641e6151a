import type { LanguageModel, ModelRequest } from '@workbench/connectors/language-model/types';

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

/** A model that answers with `answer` whatever it is asked, or throws it; keeps what it was asked. */
export function scriptedModel(answer: object | Error): { model: LanguageModel; asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  const model = {
    provider: 'openai-compatible',
    model: 'scripted-1',
    generateObject: async (request: ModelRequest & { schema: { parse(value: unknown): unknown } }) => {
      asked.push(request);
      if (answer instanceof Error) throw answer;
      return { object: request.schema.parse({ ...NOTHING, ...answer }), usage: { inputTokens: 1, outputTokens: 1 } };
    },
  } as unknown as LanguageModel;
  return { model, asked };
}
