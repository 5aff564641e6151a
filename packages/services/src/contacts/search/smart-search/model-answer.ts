import { z } from 'zod';

const valueWithWords = z.object({ value: z.string(), words: z.string() });

/**
 * What a model answers about a sentence, in the order in which it has to think of it. null instead of left out: strict
 * structured output knows no optional fields.
 */
export const modelAnswerSchema = z.object({
  request: z.enum(['people', 'private', 'other']),
  /** Parts of the sentence that no filter may be read out of. */
  excluded: z.array(z.string()),
  jobTitles: z.array(valueWithWords),
  locations: z.array(valueWithWords),
  industries: z.array(valueWithWords),
  companyNames: z.array(valueWithWords),
  // A level that does not exist is dropped, and no reason to refuse the whole answer.
  seniorities: z.array(valueWithWords),
  companySize: z.object({ min: z.number().nullable(), max: z.number().nullable(), words: z.string() }).nullable(),
  keywords: z.array(valueWithWords),
  /** Parts of the sentence that say nothing: they need no filter. */
  framing: z.array(z.string()),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

export const ANSWERED_LISTS = [
  'jobTitles',
  'industries',
  'locations',
  'companyNames',
  'seniorities',
  'keywords',
] as const;
