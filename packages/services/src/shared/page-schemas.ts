import { z } from 'zod';

/** The page of a list that is newest first. @param standard how many without a `limit` */
export const newestPageInput = (max: number, standard: number = max) =>
  z.object({
    limit: z.coerce
      .number<number>()
      .int()
      .min(1)
      .max(max)
      .meta({ description: 'Records in the answer' })
      .default(standard),
    cursor: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'From the `Link` of the page before; without it, the list begins at its start' })
      .optional(),
  });
export type NewestPageInput = z.infer<ReturnType<typeof newestPageInput>>;
