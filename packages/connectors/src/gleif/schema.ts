import { z } from 'zod';

const address = z.object({ city: z.string().nullish(), region: z.string().nullish(), country: z.string().nullish() });

const leiRecordSchema = z.object({
  id: z.string(),
  attributes: z.object({
    lei: z.string(),
    entity: z.object({
      legalName: z.object({ name: z.string() }),
      otherNames: z.array(z.object({ name: z.string() })).nullish(),
      legalAddress: address.nullish(),
      headquartersAddress: address.nullish(),
      registeredAs: z.string().nullish(),
      /** "US-DE" or "NO". */
      jurisdiction: z.string().nullish(),
      /** Of the company: ACTIVE or INACTIVE. */
      status: z.string().nullish(),
    }),
    /** Of the LEI: LAPSED is a fee that was not paid, not a company that closed. */
    registration: z.object({ status: z.string().nullish() }),
  }),
});
export type LeiRecord = z.infer<typeof leiRecordSchema>;

export const leiListSchema = z.object({ data: z.array(leiRecordSchema) });
export const leiOneSchema = z.object({ data: leiRecordSchema });
