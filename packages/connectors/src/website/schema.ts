import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const maybeList = <T extends z.ZodType>(item: T) => z.union([z.array(item.catch(null as never)), item]);

const country = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const postalAddress = z.object({
  addressLocality: text,
  addressCountry: country.optional().catch(undefined),
});

/** A schema.org organisation; sites write anything into any field, so what does not fit is left out. */
export const organizationSchema = z.object({
  name: text,
  url: text,
  numberOfEmployees: z.unknown().optional(),
  address: maybeList(postalAddress.nullable()).optional().catch(undefined),
  location: maybeList(
    z.object({ address: postalAddress.optional().catch(undefined), addressLocality: text }).nullable(),
  )
    .optional()
    .catch(undefined),
  sameAs: z
    .union([z.array(z.unknown()), z.string()])
    .optional()
    .catch(undefined),
});

export type Organization = z.infer<typeof organizationSchema>;
export type PostalAddress = z.infer<typeof postalAddress>;
