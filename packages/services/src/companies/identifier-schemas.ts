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
  .meta({ description: 'A number of a register, the page at a network or an id of your own', id: 'ShortIdentifier' });

export const companyIdentifierSchema = z
  .object({
    kind: z.string().meta({ description: kindDescription }),
    label: z.string().meta({ description: 'The kind as on screen' }),
    value: z.string().meta({ description: 'In the normal form of its kind' }),
    isOwn: z.boolean().meta({ description: 'True for an id in a system of yours: no two companies share one' }),
    url: z.string().nullable().meta({ description: "The register's page; null for own ids" }),
    source: z.string().meta({ description: 'Who stated it' }),
    by: z
      .enum(['person', 'import', 'sync'])
      .meta({ description: 'What brought it: a person, an imported file or a sync' }),
    at: z.string().meta({ description: 'When it was stated last; ISO 8601 date-time' }),
    problem: z.string().nullable().meta({
      description: 'Why no register is queried by it, as a wrong check digit; null when nothing is wrong',
    }),
    struck: z
      .object({
        reason: z.string().meta({ description: 'Why it is wrong, in the words of the user' }),
        at: z.string().meta({ description: 'When it was struck out' }),
        sources: z.array(z.string()).meta({ description: 'Whose figures and locations left with it' }),
      })
      .nullable()
      .meta({ description: 'When it was struck out and why; null while it counts' }),
  })
  .meta({ description: 'An identifier with who stated it, and whether it was struck out', id: 'CompanyIdentifier' });
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

export const identifierInput = z
  .object({ id: companyIdSchema, kind: kindSchema, value: valueSchema })
  .meta({ id: 'IdentifierInput', description: 'An identifier by its kind and value' });
export type IdentifierInput = z.infer<typeof identifierInput>;

export const strikeIdentifierInput = identifierInput
  .extend({
    reason: z
      .string()
      .trim()
      .min(1, 'Say why the identifier is wrong')
      .max(STRIKE_REASON_MAX)
      .meta({ description: 'Why it is wrong; shown with it', examples: ['The number of a namesake in Lyon'] }),
  })
  .meta({ id: 'StrikeIdentifierInput', description: 'An identifier that is wrong, and why' });
export type StrikeIdentifierInput = z.infer<typeof strikeIdentifierInput>;

export const strikePreviewSchema = z
  .object({
    records: z.array(sourceRecordSchema).meta({ description: 'Figures and locations that came by it' }),
    identifiers: z.array(shortIdentifierSchema).meta({ description: 'Identifiers that the same sources stated' }),
  })
  .meta({ description: 'What would leave a company with an identifier', id: 'StrikePreview' });
export type StrikePreview = z.infer<typeof strikePreviewSchema>;
