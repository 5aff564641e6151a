import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const STATEMENT_CLASSES = [
  'true',
  'other-number',
  'denial',
  'undone',
  'future',
  'other-company',
  'other-department',
  'old-news',
  'roles',
] as const;

const labelledStatementSchema = z.object({
  id: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es']),
  class: z.enum(STATEMENT_CLASSES),
  expected: z.enum(['keep', 'reject']),
  company: z.object({ name: z.string(), domain: z.string() }),
  evidence: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["page of the company's own site", 'news article', 'press release', 'register filing']),
      title: z.string(),
      text: z.string(),
      published: z.string().nullable(),
      url: z.string(),
    }),
  ),
  section: z.enum(['summary', 'news', 'launches', 'mentions']),
  statement: z.object({
    text: z.string(),
    date: z.string().nullable(),
    citations: z.array(z.object({ evidenceId: z.string(), quote: z.string() })),
  }),
  note: z.string(),
});
export type LabelledStatement = z.infer<typeof labelledStatementSchema>;

export const readLabelledStatements = (file: string | URL): LabelledStatement[] =>
  z.array(labelledStatementSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
