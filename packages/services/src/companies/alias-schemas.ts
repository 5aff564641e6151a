import { z } from 'zod';
import { companyIdSchema } from './figure-schemas.ts';
import { DOMAIN_TEXT_MAX } from './limits.ts';

/** Further domains and former names of a company. Safe in a browser. */

const aliasDomainSchema = z.string().trim().min(1, 'Enter a domain').max(DOMAIN_TEXT_MAX);

export const removeAliasInput = z.object({
  id: companyIdSchema,
  domain: aliasDomainSchema.meta({ description: 'One of the aliases of the company', example: 'acme.io' }),
});
export const addAliasInput = z
  .object({
    id: companyIdSchema,
    domain: aliasDomainSchema.meta({ description: 'In any spelling, also a whole address', example: 'acme.io' }),
  })
  .meta({ id: 'AddAliasInput', description: 'A further domain of a company' });

const aliasOriginSchema = z
  .object({
    by: z.enum(['merge', 'edit', 'person', 'script', 'import', 'unrecorded']).meta({
      description: '`merge`: of a company that was merged into this one; `edit`: what this company had before',
    }),
    summary: z.string().meta({
      description: 'Where it comes from in words, as "Typed by hand"',
      example: 'Of Umbrella Tools, which was merged into it',
    }),
    at: z
      .string()
      .nullable()
      .meta({ description: 'When it came in, or was replaced; null where that is not recorded' }),
  })
  .meta({ description: 'Where a further domain or a former name comes from', id: 'CompanyAliasOrigin' });

export const companyAliasesSchema = z
  .object({
    domains: z
      .array(
        z.object({
          domain: z.string().meta({ description: 'Domain in normal form' }),
          origin: aliasOriginSchema.meta({ description: 'Where the domain comes from' }),
        }),
      )
      .meta({ description: 'Further domains, by which searches and imports find the company' }),
    names: z
      .array(
        z.object({
          name: z.string().meta({ description: 'A former name' }),
          origin: aliasOriginSchema.meta({ description: 'Where the name comes from' }),
        }),
      )
      .meta({ description: 'Names that it had, and those of companies that were merged into it; the latest first' }),
  })
  .meta({ description: 'Further domains of a company and the names that it had', id: 'CompanyAliases' });
export type CompanyAliases = z.infer<typeof companyAliasesSchema>;
