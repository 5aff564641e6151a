import { z } from 'zod';

const workSchema = z.object({
  DOI: z.string(),
  title: z.array(z.string()).nullish(),
  'container-title': z.array(z.string()).nullish(),
  author: z.array(z.object({ affiliation: z.array(z.object({ name: z.string().nullish() })).nullish() })).nullish(),
  published: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).nullish(),
});
export type Work = z.infer<typeof workSchema>;

export const worksSchema = z.object({ message: z.object({ items: z.array(workSchema) }) });
