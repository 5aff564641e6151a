import { z } from 'zod';
import {
  companyIdSchema,
  customerMarkField,
  hiddenCustomersField,
  includeCustomersField,
} from '../companies/schemas.ts';
import { connectorIdSchema } from './connection-schemas.ts';
import { DISCOVERY_TEXT_MAX } from './limits.ts';

/** Searches for companies at sources. Safe in a browser. */

/** Inputs of a form, so all strings: an empty one is no filter. */
const countText = z
  .string()
  .trim()
  .regex(/^(\d{1,9})?$/, 'Enter a whole number, or leave it empty')
  .default('');
export const discoverInput = z
  .object({
    industry: z
      .string()
      .trim()
      .max(DISCOVERY_TEXT_MAX)
      .meta({ description: 'Industry in words; empty for any' })
      .default(''),
    location: z
      .string()
      .trim()
      .max(DISCOVERY_TEXT_MAX)
      .meta({ description: 'Country, region or city; empty for any' })
      .default(''),
    minEmployees: countText.meta({ description: 'Fewest employees; empty for no lower bound' }),
    maxEmployees: countText.meta({ description: 'Most employees; empty for no upper bound' }),
    sources: z
      .array(connectorIdSchema)
      .max(20)
      .meta({
        description:
          'Sources to query. Left out: all connected ones that cost nothing; paid sources are queried only when they are named',
      })
      .optional(),
    includeCustomers: includeCustomersField,
  })
  .refine((input) => [input.industry, input.location, input.minEmployees, input.maxEmployees].some((t) => t !== ''), {
    message: 'Give an industry, a location or a size',
  })
  .refine(
    (input) =>
      input.minEmployees === '' ||
      input.maxEmployees === '' ||
      Number(input.minEmployees) <= Number(input.maxEmployees),
    { message: 'The minimum is larger than the maximum', path: ['minEmployees'] },
  )
  .meta({ id: 'DiscoverInput', description: 'Companies to search for; at least one filter is needed' });
export type DiscoverInput = z.infer<typeof discoverInput>;

export const discoveryResultSchema = z
  .object({
    name: z.string().meta({ description: 'Name of the company' }),
    domain: z
      .string()
      .nullable()
      .meta({ description: 'Web domain in normal form; null when the source does not know it' }),
    industry: z.string().nullable().meta({ description: 'Industry as the source says; null when it does not' }),
    employeeCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of employees as the source says; null when it does not' }),
    employeeBand: z
      .string()
      .nullable()
      .meta({ description: 'Band that the source gave instead of a number, as "51–200"; null otherwise' }),
    location: z
      .string()
      .nullable()
      .meta({ description: 'Location as the source writes it; null when it does not say' }),
    sources: z.array(z.string()).meta({ description: 'Names of the sources that named it' }),
    companyId: companyIdSchema
      .nullable()
      .meta({ description: 'Id of the tracked company; null when it is not tracked' }),
    trashId: z.string().nullable().meta({
      description:
        'Id of its trash entry when it was deleted: POST /api/trash/{id}/restore brings it back. null otherwise',
    }),
    customer: customerMarkField,
  })
  .meta({ id: 'DiscoveryResult', description: 'A company that a search found' });
export type DiscoveryResult = z.infer<typeof discoveryResultSchema>;

export const discoverySchema = z
  .object({
    results: z.array(discoveryResultSchema).meta({ description: 'Companies that were found, without repeats' }),
    hiddenCustomers: hiddenCustomersField,
    asked: z
      .array(
        z.object({
          id: connectorIdSchema.meta({ description: 'Id of the connector' }),
          source: z.string().meta({ description: 'Name of the source' }),
          found: z.number().int().meta({ description: 'Companies that the source gave' }),
          problem: z.string().nullable().meta({ description: 'Why it gave nothing; null when it went well' }),
          credits: z.number().int().meta({ description: 'Credits that the search has cost' }),
          creditsPending: z
            .number()
            .int()
            .meta({ description: 'The most that the search may still cost, when its response is late or lost' }),
        }),
      )
      .meta({ description: 'How the query of each source went' }),
  })
  .meta({ description: 'Companies that a search found, and how each source went', id: 'Discovery' });
export type Discovery = z.infer<typeof discoverySchema>;

export const discoverySourceSchema = z
  .object({
    id: connectorIdSchema.meta({ description: 'Id of the connector' }),
    source: z.string().meta({ description: 'Name of the source' }),
    connected: z.boolean().meta({ description: 'True when it can be queried' }),
    creditsMax: z.number().int().meta({ description: 'Most credits that one search costs' }),
    reason: z.string().nullable().meta({ description: 'Why it is not connected and what to do; null when it is' }),
  })
  .meta({ id: 'DiscoverySource', description: 'A source that searches for companies, and its price' });
export type DiscoverySource = z.infer<typeof discoverySourceSchema>;
