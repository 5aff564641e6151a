import { z } from 'zod';
import { DOMAIN_TEXT_MAX } from '../companies/limits.ts';
import { companyReferenceSchema, shortIdentifierSchema } from '../companies/schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import {
  CUSTOMER_IDENTIFIERS_MAX,
  CUSTOMER_NAME_MAX,
  CUSTOMER_REASON_DEFAULT,
  CUSTOMER_REASON_MAX,
  CUSTOMER_REASONS_MAX,
  CUSTOMERS_MAX,
  CUSTOMERS_PAGE_DEFAULT,
  CUSTOMERS_PAGE_MAX,
} from './limits.ts';

/** Shapes of the list of customers. Safe in a browser: no Node and no database imports. */

const customerIdSchema = uuidSchema('The id of an entry of the list of customers is a UUID').meta({
  description: 'The id of an entry of the list of customers',
  example: '5d0a7e52-6a51-4c4b-9d5e-0b8f6f1c2a77',
});
const reasonSchema = z
  .string()
  .trim()
  .min(1, 'Give a reason, as “Customer” or “Partner”')
  .max(CUSTOMER_REASON_MAX, `A reason has at most ${CUSTOMER_REASON_MAX} characters`)
  .meta({ description: 'Why the company is left out', example: 'Customer' });
const nameSchema = z.string().trim().min(1).max(CUSTOMER_NAME_MAX).meta({ example: 'Acme GmbH' });
const domainSchema = z
  .string()
  .trim()
  .max(DOMAIN_TEXT_MAX)
  .meta({ description: 'A domain, or the address of the website', example: 'acme.com' });

export const customerSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the entry' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the customer; null when it is known by its domain or an identifier alone' }),
    domain: z.string().nullable().meta({ description: 'Domain in normal form; null when none was given' }),
    identifiers: z
      .array(shortIdentifierSchema)
      .meta({ description: 'Numbers of registers and ids of your own by which the customer is found' }),
    reason: z.string().meta({ description: 'Why it is on the list: "Customer", "Partner", or as the CRM calls it' }),
    file: z.string().nullable().meta({ description: 'The file that it came in; null when it was typed' }),
    addedAt: z.string().meta({ description: 'When it was added to the list' }),
    updatedAt: z.string().meta({ description: 'When the entry was changed last' }),
    company: companyReferenceSchema
      .nullable()
      .meta({ description: 'The tracked company that it marks; null while there is none' }),
    suggestion: companyReferenceSchema.nullable().meta({
      description:
        'A tracked company with the same name and nothing else in common: it is not marked until the entry has its domain',
    }),
  })
  .meta({ description: 'An entry of the list of customers', id: 'Customer' });
export type Customer = z.infer<typeof customerSchema>;

const filterShape = {
  q: z
    .string()
    .trim()
    .max(CUSTOMER_NAME_MAX)
    .meta({ description: 'Part of a name, a domain or an identifier', example: 'acme' })
    .optional(),
  reason: z
    .string()
    .trim()
    .max(CUSTOMER_REASON_MAX)
    .meta({ description: 'Only this reason', example: 'Partner' })
    .optional(),
  file: z.string().max(400).meta({ description: 'Only what came in this file', example: 'crm.csv' }).optional(),
};
export const customerFilterSchema = z
  .object(filterShape)
  .meta({ description: 'What narrows the list of customers down; all that is given must apply', id: 'CustomerFilter' });
export type CustomerFilter = z.infer<typeof customerFilterSchema>;

export const listCustomersInput = z.object({
  ...filterShape,
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(CUSTOMERS_PAGE_MAX)
    .meta({ description: 'Entries of one page' })
    .default(CUSTOMERS_PAGE_DEFAULT),
  cursor: z.string().max(2000).meta({ description: '`nextCursor` of the previous page' }).optional(),
});
export type ListCustomersInput = z.infer<typeof listCustomersInput>;
export const customerPageSchema = z
  .object({
    entries: z.array(customerSchema).meta({ description: 'Entries of this page' }),
    total: z.number().int().meta({ description: 'All that match' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
    reasons: z
      .array(
        z.object({
          reason: z.string().meta({ description: 'Why entries are on the list' }),
          entries: z.number().int().meta({ description: 'Number of entries with this reason' }),
        }),
      )
      .meta({ description: 'Of the whole list, the most frequent first' }),
  })
  .meta({ description: 'One page of the list of customers', id: 'CustomerPage' });
export type CustomerPage = z.infer<typeof customerPageSchema>;

export const customerByIdInput = z.object({ id: customerIdSchema });
export const addCustomerInput = z
  .object({
    name: nameSchema.meta({ description: 'Name of the customer' }).optional(),
    domain: domainSchema
      .min(1)
      .meta({ description: 'Web domain or any address on it; stored in normal form' })
      .optional(),
    identifiers: z
      .array(shortIdentifierSchema)
      .max(CUSTOMER_IDENTIFIERS_MAX)
      .meta({ description: 'Numbers of registers and ids of your own by which the customer is found' })
      .default([]),
    reason: reasonSchema.meta({ description: 'Why it is on the list' }).default(CUSTOMER_REASON_DEFAULT),
  })
  .refine(({ name, domain, identifiers }) => name !== undefined || domain !== undefined || identifiers.length > 0, {
    message: 'Give a name, a domain or an identifier',
    path: ['name'],
  })
  .meta({
    id: 'AddCustomerInput',
    description: 'A customer to add to the list: name, domain or an identifier is needed',
  });
export type AddCustomerInput = z.infer<typeof addCustomerInput>;
export const updateCustomerInput = customerByIdInput
  .extend({
    name: nameSchema.meta({ description: 'Name of the customer' }).optional(),
    domain: domainSchema
      .min(1)
      .meta({ description: 'Web domain or any address on it; stored in normal form' })
      .optional(),
    reason: reasonSchema.meta({ description: 'Why it is on the list' }).optional(),
  })
  .refine(({ name, domain, reason }) => name !== undefined || domain !== undefined || reason !== undefined, {
    message: 'Give a name, a domain or a reason',
    path: ['reason'],
  })
  .meta({ id: 'UpdateCustomerInput', description: 'What to change of an entry; what is left out stays' });
export type UpdateCustomerInput = z.infer<typeof updateCustomerInput>;

export const removeCustomersInput = z
  .object({
    ids: z.array(customerIdSchema).min(1).max(CUSTOMERS_MAX).meta({ description: 'Ids of the entries' }).optional(),
    filter: customerFilterSchema.meta({ description: 'All entries that match; `{}` is the whole list' }).optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Give either `ids` or `filter`',
    path: ['ids'],
  })
  .meta({ id: 'RemoveCustomersInput', description: 'Which entries to remove: some by their ids, or all that match' });
export type RemoveCustomersInput = z.infer<typeof removeCustomersInput>;

export const customerImportOptions = z
  .object({
    mode: z
      .enum(['add', 'replace'])
      .default('add')
      .meta({ description: 'Add to the list, or replace it: entries that the file does not have go to the trash' }),
    reason: reasonSchema
      .default(CUSTOMER_REASON_DEFAULT)
      .meta({ description: 'Of rows without a reason of their own', example: 'Customer' }),
    mapping: z
      .record(z.string().regex(/^\d{1,4}$/, 'Name columns by their position, from 0'), z.string().max(60))
      .meta({
        description:
          'Fields by the position of their columns, from 0: name, domain, reason, or identifier: and a kind; all other columns are left out',
        example: { '0': 'name', '3': 'domain', '5': 'identifier:hubspot' },
      })
      .optional(),
    leaveOut: z
      .array(z.string().trim().max(CUSTOMER_REASON_MAX))
      .max(CUSTOMER_REASONS_MAX)
      .meta({
        description:
          'Rows with these reasons are left out; without this, stages in which a company is still to be won, as “Lead” and “Prospect”',
        example: ['Lead'],
      })
      .optional(),
  })
  .meta({ description: 'How the rows of a file of customers are read' });
export type CustomerImportOptions = z.infer<typeof customerImportOptions>;

const columnSchema = z
  .object({
    header: z.string().meta({ description: 'Heading of the column in the file' }),
    field: z.string().nullable().meta({ description: 'As in `mapping`; null when the column is left out' }),
    label: z.string().nullable().meta({ description: 'The field in words' }),
    reason: z.string().nullable().meta({ description: 'Why it is left out; null when it is not' }),
    samples: z.array(z.string()).meta({ description: 'The first cells that are not empty' }),
  })
  .meta({ id: 'CustomerColumn', description: 'A column of the file and what becomes of it' });
export type CustomerColumn = z.infer<typeof columnSchema>;

const rowProblemSchema = z
  .object({
    line: z.number().int().meta({ description: 'Of the file; the header is line 1' }),
    column: z.string().nullable().meta({ description: 'Heading of the column; null when it is about the whole row' }),
    value: z
      .string()
      .nullable()
      .meta({ description: 'The cell as it is in the file; null when it is about the whole row' }),
    reason: z.string().meta({ description: 'What is wrong, as a sentence' }),
  })
  .meta({ id: 'CustomerRowProblem', description: 'A row or cell of the file, and what is wrong with it' });
export type CustomerRowProblem = z.infer<typeof rowProblemSchema>;

const namedEntrySchema = z
  .object({
    name: z.string().nullable().meta({ description: 'Name of the customer; null when it has none' }),
    domain: z.string().nullable().meta({ description: 'Domain of the customer; null when it has none' }),
    reason: z.string().meta({ description: 'Why it is on the list' }),
  })
  .meta({ id: 'NamedCustomer', description: 'An entry of the list of customers in short' });

export const customerPlanSchema = z
  .object({
    file: z.string().meta({ description: 'Name of the file' }),
    columns: z.array(columnSchema).meta({ description: 'Columns of the file and what each is taken for' }),
    problem: z.string().nullable().meta({ description: 'Why no row can be read yet; null when rows can be' }),
    rows: z.number().int().meta({ description: 'Rows of the file without the header' }),
    added: z.number().int().meta({ description: 'Entries that are new' }),
    changed: z.number().int().meta({ description: 'Entries that the file changes' }),
    unchanged: z.number().int().meta({ description: 'Entries that the file repeats as they are' }),
    repeated: z.number().int().meta({ description: 'Rows of a company that an earlier row names' }),
    leftOut: z.number().int().meta({ description: 'Rows whose reason is left out' }),
    refused: z.number().int().meta({ description: "Rows that can't be read; `problems` says why" }),
    removed: z.number().int().meta({ description: 'Entries that the file does not have; only with mode=replace' }),
    total: z.number().int().meta({ description: 'Entries of the list afterwards' }),
    marked: z.number().int().meta({ description: 'Tracked companies that the rows of the file mark' }),
    later: z
      .number()
      .int()
      .meta({ description: 'Entries of the file without a tracked company, which are kept for later' }),
    reasons: z
      .array(
        z
          .object({
            reason: z.string().meta({ description: 'Why entries are on the list' }),
            rows: z.number().int().meta({ description: 'Number of rows with this reason' }),
            isLeftOut: z.boolean().meta({ description: 'True when rows with this reason are left out' }),
          })
          .meta({ id: 'CustomerReason', description: 'A reason that rows give, and how many' }),
      )
      .meta({ description: 'As the rows give them, the most frequent first' }),
    problems: z.array(rowProblemSchema).meta({ description: 'The first 200 rows that are refused' }),
    repeats: z.array(rowProblemSchema).meta({ description: 'The first 200 rows that repeat an earlier one' }),
    notes: z
      .array(rowProblemSchema)
      .meta({ description: 'The first 200 cells that are left out; their rows are taken' }),
    removedEntries: z.array(namedEntrySchema).meta({ description: 'The first 200 entries that would be removed' }),
    markedCompanies: z
      .array(
        companyReferenceSchema
          .extend({ reason: z.string().meta({ description: 'Why the customer is on the list' }) })
          .meta({ id: 'MarkedCompany', description: 'A tracked company that the file marks as a customer' }),
      )
      .meta({ description: 'The first 200, by name' }),
    suggestions: z
      .array(
        namedEntrySchema
          .extend({
            company: companyReferenceSchema.meta({ description: 'The tracked company with the same name' }),
          })
          .meta({
            id: 'SuggestedCustomer',
            description: 'An entry and a tracked company that have nothing but the name in common',
          }),
      )
      .meta({
        description: 'The first 200 tracked companies that have nothing but the name in common: they are not marked',
      }),
  })
  .meta({ description: 'What importing a file of customers would do', id: 'CustomerPlan' });
export type CustomerPlan = z.infer<typeof customerPlanSchema>;

export const customerImportResultSchema = customerPlanSchema
  .extend({
    trashId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the trash entry of the entries that were removed; null without any' }),
  })
  .meta({ description: 'What importing a file of customers did', id: 'CustomerImportResult' });
export type CustomerImportResult = z.infer<typeof customerImportResultSchema>;
