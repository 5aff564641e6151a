import { z } from 'zod';

const address = z.object({ locality: z.string().nullish(), country: z.string().nullish() });

export const searchSchema = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      company_number: z.string(),
      company_status: z.string().nullish(),
      address: address.nullish(),
    }),
  ),
});

export const profileSchema = z.object({
  company_name: z.string(),
  company_number: z.string(),
  company_status: z.string().nullish(),
  date_of_creation: z.string().nullish(),
  sic_codes: z.array(z.string()).nullish(),
  registered_office_address: address.nullish(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Newest first. Paper filings have no document. */
export const filingHistorySchema = z.object({
  items: z.array(
    z.object({
      date: z.string().nullish(),
      type: z.string().nullish(),
      links: z.object({ document_metadata: z.string().nullish() }).nullish(),
    }),
  ),
});

export const documentSchema = z.object({
  links: z.object({ document: z.string() }),
  resources: z.record(z.string(), z.unknown()),
});
