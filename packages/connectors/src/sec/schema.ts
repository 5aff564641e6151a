import { z } from 'zod';

/** Keyed "0", "1", …; a company with several share classes is there several times. */
export const tickersSchema = z
  .record(z.string(), z.object({ cik_str: z.number(), ticker: z.string().optional(), title: z.string() }))
  .refine((rows) => Object.keys(rows).length > 0, 'the list is empty');

const column = z.array(z.string());
/** Columns: the same index in each is one filing. */
export const filingColumnsSchema = z.object({
  accessionNumber: column,
  filingDate: column.optional(),
  reportDate: column.optional(),
  form: column,
  /** Of an 8-K, what it reports: "1.01,9.01". */
  items: column.optional(),
  primaryDocument: column,
});

const address = z.object({
  city: z.string().nullish(),
  stateOrCountry: z.string().nullish(),
  stateOrCountryDescription: z.string().nullish(),
});

export const submissionsSchema = z.object({
  cik: z.union([z.string(), z.number()]),
  name: z.string(),
  website: z.string().nullish().catch(null),
  sicDescription: z.string().nullish().catch(null),
  lei: z.string().nullish().catch(null),
  addresses: z.object({ business: address.nullish(), mailing: address.nullish() }).nullish().catch(null),
  filings: z.object({
    recent: filingColumnsSchema,
    files: z.array(z.object({ name: z.string() })).optional(),
  }),
});

export const conceptSchema = z.object({
  units: z.record(
    z.string(),
    z.array(
      z.object({
        end: z.string(),
        val: z.number(),
        accn: z.string().optional(),
        form: z.string().optional(),
        filed: z.string().optional(),
      }),
    ),
  ),
});

export type Tickers = z.infer<typeof tickersSchema>;
export type FilingColumns = z.infer<typeof filingColumnsSchema>;
export type Submissions = z.infer<typeof submissionsSchema>;
export type Concept = z.infer<typeof conceptSchema>;
