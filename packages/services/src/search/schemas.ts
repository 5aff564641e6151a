import { z } from 'zod';
import { searchTextSchema } from '../companies/schemas.ts';
import { FOUND_KINDS, FOUND_PER_KIND_DEFAULT, FOUND_PER_KIND_MAX } from './limits.ts';

/** Shapes of the search over everything. Safe in a browser: no Node and no database imports. */

export const findAnythingInput = z.object({
  q: searchTextSchema.min(1, 'Give a word to search for').meta({
    description:
      'Words: of companies and people by prefix, of reports by their company, of all others anywhere in the name',
    example: 'acme',
  }),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(FOUND_PER_KIND_MAX)
    .default(FOUND_PER_KIND_DEFAULT)
    .meta({ description: 'Records of each kind at most', example: FOUND_PER_KIND_DEFAULT }),
});
export type FindAnythingInput = z.infer<typeof findAnythingInput>;

const foundRecordSchema = z
  .object({
    kind: z.enum(FOUND_KINDS).meta({ description: 'What it is; `campaign` is one of reports' }),
    id: z.string().meta({ description: 'Id of the record' }),
    title: z.string().meta({ description: 'Its name' }),
    detail: z.string().nullable().meta({
      description:
        'Domain of a company, title and employer of a person, version of a report, what is on a list; else null',
    }),
    companyId: z.string().nullable().meta({ description: 'Of a report: id of its company; else null' }),
    listKind: z.enum(['company', 'person']).nullable().meta({ description: 'Of a list: what is on it; else null' }),
  })
  .meta({ id: 'FoundRecord', description: 'A record of any kind that matches' });
export type FoundRecord = z.infer<typeof foundRecordSchema>;

export const foundRecordsSchema = z
  .object({
    items: z.array(foundRecordSchema).meta({ description: 'What matches, kind by kind, the best of each first' }),
  })
  .meta({ id: 'FoundRecords', description: 'What a search over everything has found' });
export type FoundRecords = z.infer<typeof foundRecordsSchema>;
