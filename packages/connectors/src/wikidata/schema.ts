import { z } from 'zod';

/** The API reports trouble inside an answer with status 200. */
const apiError = z.object({ code: z.string(), info: z.string().optional() });

export const searchSchema = z.object({
  error: apiError.optional(),
  query: z.object({ search: z.array(z.object({ title: z.string() })) }).optional(),
});

export const nameSearchSchema = z.object({
  error: apiError.optional(),
  search: z.array(z.object({ id: z.string(), label: z.string().optional() })).optional(),
});

export const siteInfoSchema = z.object({ error: apiError.optional(), query: z.object({}).optional() });

const snak = z.object({
  snaktype: z.string(),
  /** Absent for somevalue and novalue. */
  datavalue: z.object({ value: z.unknown() }).optional(),
});
const snaks = z.record(z.string(), z.array(snak));

const claim = z.object({
  mainsnak: snak,
  rank: z.string().default('normal'),
  qualifiers: snaks.optional().catch(undefined),
  references: z
    .array(z.object({ snaks: snaks.catch({}) }))
    .optional()
    .catch(undefined),
});

const entity = z.object({
  id: z.string(),
  missing: z.unknown().optional(),
  // What is empty comes as an array from some versions.
  labels: z.record(z.string(), z.object({ value: z.string() })).catch({}),
  aliases: z
    .record(z.string(), z.array(z.object({ value: z.string() })))
    .optional()
    .catch(undefined),
  claims: z.record(z.string(), z.array(claim)).catch({}),
});

export const entitiesSchema = z.object({
  error: apiError.optional(),
  entities: z.record(z.string(), entity).optional(),
});

const cell = z.object({ value: z.string() });
export const sparqlSchema = z.object({
  results: z.object({ bindings: z.array(z.record(z.string(), cell)) }),
});

export type ApiError = z.infer<typeof apiError>;
export type Claim = z.infer<typeof claim>;
export type Entity = z.infer<typeof entity>;
export type SparqlRow = z.infer<typeof sparqlSchema>['results']['bindings'][number];
