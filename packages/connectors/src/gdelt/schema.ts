import { z } from 'zod';

const list = z.array(z.object({ url: z.string(), title: z.string(), domain: z.string() }));
export type Articles = z.infer<typeof list>;

/** `{}` when nothing was found, and nothing else without a list. */
export const articlesSchema = z
  .looseObject({ articles: list.optional() })
  .refine((answer) => answer.articles !== undefined || Object.keys(answer).length === 0, {
    path: ['articles'],
    message: 'the list is missing',
  });
