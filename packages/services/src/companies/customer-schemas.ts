import { z } from 'zod';

/** How the list of customers shows on companies and people. Safe in a browser. */

export const customerMarkSchema = z
  .object({
    entryId: z.string().meta({ description: 'Id of the entry of the list of customers' }),
    name: z.string().nullable().meta({ description: 'As the list names the company' }),
    reason: z.string().meta({ description: '“Customer”, “Partner”, or as the CRM calls it', example: 'Customer' }),
    file: z.string().nullable().meta({ description: 'The file that the entry came in; null when it was typed' }),
    addedAt: z.string().meta({ description: 'When the entry was added to the list' }),
    by: z.enum(['domain', 'identifier', 'name']).meta({
      description: 'What both have in common. An equal name alone is a hint, which hides nothing',
    }),
    value: z.string().meta({ description: 'The domain, the identifier or the name', example: 'acme.com' }),
  })
  .meta({ description: 'The entry of the list of customers that a company or person belongs to', id: 'CustomerMark' });
export type CustomerMark = z.infer<typeof customerMarkSchema>;

/** Of rows that may be of companies on the list of customers. */
export const customerMarkField = customerMarkSchema
  .meta({ description: 'Its entry in the list of customers; left out when it has none' })
  .optional();

/** Of calls that leave customers out. */
export const includeCustomersField = z
  .boolean()
  .meta({ description: 'Leaves no one out because of the list of customers; each is marked with `customer`' })
  .optional();

/** Of answers that leave customers out. */
export const hiddenCustomersField = z
  .number()
  .int()
  .meta({
    description: 'Left out because of the list of customers; `includeCustomers` brings them. Left out when none is',
  })
  .optional();
