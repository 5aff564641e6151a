import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const SEARCH_LISTS = [
  'jobTitles',
  'locations',
  'industries',
  'companyNames',
  'seniorities',
  'keywords',
] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** The forms in which one value may be said, the best first; one alone may be written without its list. */
const formsSchema = z.union([z.string(), z.array(z.string()).min(1)]).transform((forms) => [forms].flat());
const listSchema = z.array(formsSchema).default([]);
const listsSchema = z.object({
  jobTitles: listSchema,
  locations: listSchema,
  industries: listSchema,
  companyNames: listSchema,
  seniorities: listSchema,
  keywords: listSchema,
});
const sizeSchema = z.object({ min: z.number().nullable(), max: z.number().nullable() });

export const labelledSearchSchema = listsSchema.extend({
  id: z.string(),
  language: z.enum(LANGUAGES),
  sentence: z.string(),
  companySize: sizeSchema.nullable().default(null),
  /** Values that are neither wanted nor wrong; whichever size stands here, any is. */
  optional: listsSchema.extend({ companySize: z.unknown().optional() }).prefault({}),
  refuse: z.boolean().default(false),
  /** Names what the sentence excludes ("negation: …") and what its writer sells ("seller: …"). */
  note: z.string(),
});
export type LabelledSearch = z.infer<typeof labelledSearchSchema>;

/** Each line of the file is a sentence with its labels. */
export const readLabelledSearches = (file: string | URL): LabelledSearch[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => labelledSearchSchema.parse(JSON.parse(line)));
