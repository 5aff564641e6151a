import { z } from 'zod';

export const organisationSchema = z.object({
  login: z.string(),
  name: z.string().nullish(),
  blog: z.string().nullish(),
  html_url: z.string(),
});
export type Organisation = z.infer<typeof organisationSchema>;

export const repositoriesSchema = z.array(
  z.object({
    name: z.string(),
    html_url: z.string(),
    description: z.string().nullish(),
    fork: z.boolean(),
    archived: z.boolean().nullish(),
    language: z.string().nullish(),
    topics: z.array(z.string()).nullish(),
    pushed_at: z.string().nullish(),
  }),
);
export type Repositories = z.infer<typeof repositoriesSchema>;
