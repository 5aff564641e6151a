import { z } from 'zod';
import { companyIdSchema, sourceRecordSchema } from './figure-schemas.ts';
import { IDENTIFIER_TEXT_MAX, STRIKE_REASON_MAX } from './limits.ts';

/** What registers, networks and the owner's systems know a company by. Safe in a browser. */

/** The registers are those of `REGISTER_KINDS`. */
const kindDescription =
  '`wikidata`, `cik`, `lei`, `siren`, `companiesHouse`, `orgnr`, `ico`, `linkedin`, or a namespace of your own, as `hubspot`';

export const shortIdentifierSchema = z
  .object({
    kind: z.string().meta({ description: kindDescription }),
    value: z.string().meta({ description: 'In the normal form of its kind' }),
  })
  .meta({ id: 'ShortIdentifier' });

export const companyIdentifierSchema = z
  .object({
    kind: z.string().meta({ description: kindDescription }),
    label: z.string().meta({ description: 'The kind as on screen' }),
    value: z.string().meta({ description: 'In the normal form of its kind' }),
    isOwn: z.boolean().meta({ description: 'True for an id in a system of yours: no two companies share one' }),
    url: z.string().nullable().meta({ description: "The register's page; null for own ids" }),
    source: z.string().meta({ description: 'Who stated it' }),
    by: z.enum(['person', 'import', 'sync']),
    at: z.string().meta({ description: 'When it was stated last; ISO 8601 date-time' }),
    problem: z.string().nullable().meta({
      description: 'Why no register is queried by it, as a wrong check digit; null when nothing is wrong',
    }),
    struck: z
      .object({
        reason: z.string(),
        at: z.string(),
        sources: z.array(z.string()).meta({ description: 'Whose figures and locations left with it' }),
      })
      .nullable()
      .meta({ description: 'When it was struck out and why; null while it counts' }),
  })
  .meta({ id: 'CompanyIdentifier' });
export type CompanyIdentifierView = z.infer<typeof companyIdentifierSchema>;

const kindSchema = z
  .string()
  .trim()
  .min(1, 'Name a register, as siren, or a namespace of your own, as hubspot')
  .max(60)
  .meta({ description: kindDescription, examples: ['siren', 'hubspot'] });
const valueSchema = z
  .string()
  .trim()
  .min(1, 'An identifier needs a value')
  .max(IDENTIFIER_TEXT_MAX)
  .meta({ description: 'In any usual spelling', examples: ['552 032 534', '123'] });

export const identifierInput = z.object({ id: companyIdSchema, kind: kindSchema, value: valueSchema });
export type IdentifierInput = z.infer<typeof identifierInput>;

export const strikeIdentifierInput = identifierInput.extend({
  reason: z
    .string()
    .trim()
    .min(1, 'Say why the identifier is wrong')
    .max(STRIKE_REASON_MAX)
    .meta({ description: 'Why it is wrong; shown with it', examples: ['The number of a namesake in Lyon'] }),
});
export type StrikeIdentifierInput = z.infer<typeof strikeIdentifierInput>;

export const strikePreviewSchema = z
  .object({
    records: z.array(sourceRecordSchema).meta({ description: 'Figures and locations that came by it' }),
    identifiers: z.array(shortIdentifierSchema).meta({ description: 'Identifiers that the same sources stated' }),
  })
  .meta({ id: 'StrikePreview' });
export type StrikePreview = z.infer<typeof strikePreviewSchema>;
