import { z } from 'zod';
import { figureKindSchema, figureNumbers, figureScopeSchema } from '../companies/schemas.ts';
import { textsSchema } from '../shared/answer-schemas.ts';
import {
  connectionTestSchema,
  connectorIdSchema,
  failureKindSchema,
  requestMethodSchema,
} from './connection-schemas.ts';
import { TEST_DOMAIN_MAX } from './limits.ts';

/** What a test of a source asks, and what it answers. Safe in a browser. */

export const testSourceInput = z
  .object({
    id: connectorIdSchema.meta({ description: 'Id of the connector' }),
    domain: z
      .string()
      .trim()
      .min(1, 'Enter a domain like acme.com')
      .max(TEST_DOMAIN_MAX)
      .meta({
        description:
          'Domain of a company to look up; a paid source charges for it as for a sync, within its daily cap. Left out: a company that the source knows, at no cost',
      })
      .optional(),
  })
  .meta({ id: 'TestSourceInput', description: 'The source to test, and the company to look up' });
export type TestSourceInput = z.infer<typeof testSourceInput>;

const testedFigureSchema = z
  .object({
    ...figureNumbers,
    kind: figureKindSchema,
    scope: figureScopeSchema,
    asOf: z.string().nullable().meta({ description: 'Day for which the figure is true; null when none was stated' }),
    url: z.string().nullable().meta({ description: 'Page of the source that shows it; null when there is none' }),
    quote: z.string().nullable().meta({ description: 'Words from which it was read; null when it came as data' }),
  })
  .meta({ id: 'TestedFigure', description: 'The newest figure in the response' });

const lookupSchema = z
  .object({
    name: z.string().meta({ description: 'Name of the company that the source was asked about' }),
    domain: z.string().meta({ description: 'Its domain' }),
    message: z.string().meta({ description: 'What came back, in words' }),
    match: z
      .enum(['domain', 'id', 'name_and_place', 'name', 'other_domain'])
      .nullable()
      .meta({ description: 'How the source found it; null when it has no record of it' }),
    figure: testedFigureSchema.nullable().meta({ description: 'Its newest figure; null when there is none' }),
    locations: z.array(z.string()).meta({ description: 'Its locations as the source states them' }),
    industry: z.string().nullable().meta({ description: 'Its industry; null when none is stated' }),
    ids: textsSchema.meta({ description: 'Its identifiers that the source states, by kind' }),
    credits: z.number().int().meta({ description: 'Credits that the look-up cost' }),
    isStored: z.boolean().meta({ description: 'True when the answer was bought before and is shown from the store' }),
  })
  .meta({ id: 'TestLookup', description: 'The company that was looked up in a test' });
export type TestLookup = z.infer<typeof lookupSchema>;

const requestSchema = z
  .object({
    method: requestMethodSchema.meta({ description: 'HTTP method' }),
    url: z.string().meta({ description: 'Address, the key masked' }),
    status: z.number().int().nullable().meta({ description: 'HTTP status; null when there was no response' }),
    durationMs: z.number().int().meta({ description: 'How long it took, in milliseconds' }),
  })
  .meta({ id: 'TestRequest', description: 'A request of a test' });
export type TestRequest = z.infer<typeof requestSchema>;

const extractSchema = z
  .object({
    path: z.string().meta({ description: 'JSON path of the count' }),
    value: z.string().nullable().meta({ description: 'What stands there, as JSON text; null when nothing does' }),
    response: z.string().meta({ description: 'Beginning of the response as JSON text' }),
    isCut: z.boolean().meta({ description: 'True when the response is longer' }),
  })
  .meta({ id: 'TestExtract', description: 'The raw response of a described source, and what its path reads there' });
export type TestExtract = z.infer<typeof extractSchema>;

export const sourceTestSchema = connectionTestSchema
  .extend({
    kind: failureKindSchema.nullable().meta({ description: 'What sort of failure it was; null without one' }),
    requests: z.array(requestSchema).meta({ description: 'The requests that were sent, in order' }),
    lookup: lookupSchema.nullable().meta({ description: 'The company that was looked up; null when none was' }),
    extract: extractSchema
      .nullable()
      .meta({ description: 'The raw response beside the value read; null for a source that is built in' }),
  })
  .meta({ id: 'SourceTest', description: 'What a source was asked in a test, and what it answered' });
export type SourceTest = z.infer<typeof sourceTestSchema>;
