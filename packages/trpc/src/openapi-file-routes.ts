import { auditFilterSchema, auditFormatSchema } from '@workbench/services/audit/schemas';
import { campaignByIdInput } from '@workbench/services/campaigns/schemas';
import { IMPORT_BYTES_MAX, IMPORT_WORKBOOK_BYTES_MAX } from '@workbench/services/companies/limits';
import {
  exportCompaniesQuery,
  exportFormatSchema,
  exportSelectionBody,
  importFormSchema,
  importModeSchema,
  importPastedInput,
  importPreviewOptionsSchema,
  importPreviewSchema,
  importResultSchema,
  previewPastedInput,
  startedImportSchema,
} from '@workbench/services/companies/schemas';
import { upsertAnswerSchema, upsertCompaniesInput } from '@workbench/services/companies/upsert/schemas';
import { exportContactsInput } from '@workbench/services/contacts/schemas';
import { CUSTOMER_FILE_BYTES_MAX } from '@workbench/services/customers/limits';
import {
  customerFilterSchema,
  customerImportOptions,
  customerImportResultSchema,
  customerPlanSchema,
} from '@workbench/services/customers/schemas';
import { LEAD_FILE_BYTES_MAX } from '@workbench/services/leads/limits';
import {
  exportListQuery,
  importFileOptions,
  leadImportResultSchema,
  leadPreviewSchema,
  listByIdInput,
} from '@workbench/services/leads/schemas';
import { reportByIdInput } from '@workbench/services/reports/schemas';
import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { CONDITIONAL_SCOPE_FIELD, ENRICHING, SCOPE_FIELD } from './scopes.ts';

/** Routes that receive or return a file. They are not procedures, but belong to the same document. */

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MB = 1024 * 1024;
const companyFile = z.file().meta({
  description: `A .csv file of at most ${IMPORT_BYTES_MAX / MB} MB or an .xlsx file of at most ${IMPORT_WORKBOOK_BYTES_MAX / MB} MB`,
});
const uploadForm = importFormSchema
  .extend({ file: companyFile })
  .meta({ id: 'ImportCompaniesForm', description: 'A file of companies and how its rows are read' });
const previewForm = importPreviewOptionsSchema.extend({ file: companyFile }).meta({
  id: 'PreviewCompaniesForm',
  description: 'A file of companies, how its rows are read, and which rows to show',
});

const jsonOptions = (schema: z.ZodType) =>
  z
    .string()
    .optional()
    .meta({
      description: 'Options of the import as JSON; left out, all have their defaults',
      contentMediaType: 'application/json',
      contentSchema: withSharedSchemas(z.toJSONSchema(schema, { io: 'input' })),
    });

/** What has an id is one of the document's schemas. */
function withSharedSchemas({ $defs: _, ...schema }: z.core.JSONSchema.JSONSchema): z.core.JSONSchema.JSONSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'));
}

const leadForm = z
  .object({
    file: z.file().meta({ description: `A .csv or .xlsx file of at most ${LEAD_FILE_BYTES_MAX / 1024 / 1024} MB` }),
    options: jsonOptions(importFileOptions),
  })
  .meta({ id: 'ImportLeadsForm', description: 'A file of leads and how they are enriched' });

const customerForm = z
  .object({
    file: z.file().meta({ description: `A .csv or .xlsx file of at most ${CUSTOMER_FILE_BYTES_MAX / 1024 / 1024} MB` }),
    options: jsonOptions(customerImportOptions),
  })
  .meta({ id: 'ImportCustomersForm', description: 'A file of customers and how its rows are read' });
const customerUpload = { required: true, content: { 'multipart/form-data': { schema: customerForm } } };
const leadUpload = { required: true, content: { 'multipart/form-data': { schema: leadForm } } };
const upload = { required: true, content: { 'multipart/form-data': { schema: uploadForm } } };
const previewUpload = { required: true, content: { 'multipart/form-data': { schema: previewForm } } };
const text = (mediaType: string) => ({ [mediaType]: { schema: z.string() } });
const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const exportedRecord = z
  .record(z.string(), z.unknown())
  .meta({ id: 'ExportedRecord', description: 'What the columns of the file are, by their names' });

const COMPANY_FILES = {
  200: {
    description: 'companies.csv, companies.json or companies.xlsx',
    content: {
      ...text('text/csv'),
      'application/json': { schema: z.array(exportedRecord) },
      [XLSX]: { schema: z.file() },
    },
  },
};

const importAnswers = {
  200: { description: 'The result of the import', content: json(importResultSchema) },
  202: { description: 'With `async`: the import has begun', content: json(startedImportSchema) },
};

export const fileRoutePaths: ZodOpenApiPathsObject = {
  '/companies/import-csv': {
    post: {
      operationId: 'companies-importCsv',
      summary: 'Import companies from a file',
      description:
        'Reads a CSV file, or the first visible sheet of an Excel workbook from its header row on. Good rows are imported; each bad row comes back with its line number and the reason, and so does each column that is left out. Importing the same file again changes nothing. Large files: `async=true` or `Prefer: respond-async` answers 202 at once; GET /api/imports/{id} then says how far the import is.',
      tags: ['companies'],
      requestBody: upload,
      responses: importAnswers,
    },
  },
  '/companies/bulk': {
    post: {
      operationId: 'companies-upsert',
      summary: 'Upsert companies in bulk',
      description:
        'Adds and changes up to 10,000 companies by the rules of imports. Each row has a key: `domain`, `id` or `identifier`; ' +
        'several keys must name one company. Values that a person locked or typed stay. One result for each row, in order: a ' +
        'row that is wrong stops no other, and the second row about one company is refused. The same call again answers ' +
        '`unchanged` and writes nothing, so it may be repeated after a failure. Rows may also be sent as NDJSON, one on each ' +
        'line, with `dryRun`, `mode` and `renames` in the address.',
      tags: ['companies'],
      requestParams: {
        query: z
          .object({
            dryRun: z
              .enum(['true', 'false'])
              .meta({ description: 'true: answer what would happen, write nothing; with NDJSON only' })
              .optional(),
            mode: importModeSchema.optional(),
            renames: z
              .enum(['apply', 'keep'])
              .meta({
                description: 'What becomes of other names and industries of tracked companies; with NDJSON only',
              })
              .optional(),
          })
          .meta({ description: 'With NDJSON only' }),
      },
      requestBody: {
        required: true,
        content: {
          ...json(upsertCompaniesInput),
          'application/x-ndjson': { schema: z.string().meta({ description: 'One row on each line, as in `rows`' }) },
        },
      },
      responses: { 200: { description: 'What became of each row', content: json(upsertAnswerSchema) } },
    },
  },
  '/companies/import-rows': {
    post: {
      operationId: 'companies-importRows',
      summary: 'Import pasted companies',
      description:
        'The same for rows that were copied from a spreadsheet, or for CSV text: the header first. Importing them again changes nothing.',
      tags: ['companies'],
      requestBody: { required: true, content: json(importPastedInput) },
      responses: importAnswers,
    },
  },
  '/companies/preview-rows': {
    post: {
      operationId: 'companies-previewRows',
      summary: 'Preview pasted companies',
      description: 'What importing these rows would do, as the preview of a file says it. Writes nothing.',
      tags: ['companies'],
      requestBody: { required: true, content: json(previewPastedInput) },
      responses: {
        200: { description: 'The numbers that the import would return', content: json(importPreviewSchema) },
      },
    },
  },
  '/companies/import-csv/preview': {
    post: {
      operationId: 'companies-previewImport',
      [SCOPE_FIELD]: 'read',
      summary: 'Preview an import of companies',
      description:
        'What importing this file would create, update and skip, in counts and row by row, and which column is taken for what. ' +
        'Writes nothing. Send the file again with `planCursor` for the next rows, with `planKind` for those of one kind.',
      tags: ['companies'],
      requestBody: previewUpload,
      responses: {
        200: { description: 'The numbers that the import would return', content: json(importPreviewSchema) },
      },
    },
  },
  '/companies/import-csv/{importId}/errors': {
    get: {
      operationId: 'companies-importErrors',
      summary: 'Download failed import rows',
      description: 'The failed rows of an import as a CSV file that can be corrected and imported.',
      tags: ['companies'],
      requestParams: { path: z.object({ importId: z.uuid().meta({ description: 'Id of the import' }) }) },
      responses: { 200: { description: 'A CSV file', content: text('text/csv') } },
    },
  },
  '/contacts/export': {
    post: {
      operationId: 'contacts-export',
      [SCOPE_FIELD]: 'read',
      summary: 'Export contacts',
      description:
        'Results of searches and saved contacts by their ids, or all saved contacts that a filter finds, as a file. Who is on the do-not-contact list is left out; the header `x-suppressed-count` says how many of the named ones.',
      tags: ['contacts'],
      requestBody: { required: true, content: json(exportContactsInput) },
      responses: {
        200: {
          description: 'A CSV file or an Excel workbook',
          content: { ...text('text/csv'), [XLSX]: { schema: z.file() } },
        },
      },
    },
  },
  '/leads/import': {
    post: {
      operationId: 'leads-importFile',
      [CONDITIONAL_SCOPE_FIELD]: ENRICHING,
      summary: 'Import leads from a file',
      description:
        'Reads a CSV file or an Excel workbook. Good rows become leads; every other row comes back with its line number and the reason.',
      tags: ['leads'],
      requestBody: leadUpload,
      responses: { 200: { description: 'The result of the import', content: json(leadImportResultSchema) } },
    },
  },
  '/leads/import/preview': {
    post: {
      operationId: 'leads-previewFile',
      [SCOPE_FIELD]: 'read',
      summary: 'Preview a file import',
      description: 'What importing this file would create and cost. Writes nothing.',
      tags: ['leads'],
      requestBody: leadUpload,
      responses: { 200: { description: 'The numbers that the import would return', content: json(leadPreviewSchema) } },
    },
  },
  '/customers/import': {
    post: {
      operationId: 'customers-importFile',
      summary: 'Import customers from a file',
      description:
        'Puts the companies of a CSV file or an Excel workbook, as a CRM exports it, on the list of customers, or replaces the list with `{"mode": "replace"}`; what the file does not have goes to the trash then. Columns about people are left out. Importing a file again changes nothing.',
      tags: ['customers'],
      requestBody: customerUpload,
      responses: { 200: { description: 'What was done', content: json(customerImportResultSchema) } },
    },
  },
  '/customers/import/preview': {
    post: {
      operationId: 'customers-previewImport',
      [SCOPE_FIELD]: 'read',
      summary: 'Preview an import of customers',
      description:
        'What importing this file would do: which column is taken for what, which entries are new or go, and which tracked companies are marked. Writes nothing.',
      tags: ['customers'],
      requestBody: customerUpload,
      responses: {
        200: { description: 'The numbers that the import would return', content: json(customerPlanSchema) },
      },
    },
  },
  '/customers/export': {
    get: {
      operationId: 'customers-export',
      summary: 'Export the list of customers',
      description: 'The list of customers, or what matches, as a CSV file that can be imported again.',
      tags: ['customers'],
      requestParams: { query: customerFilterSchema },
      responses: { 200: { description: 'customers.csv', content: text('text/csv') } },
    },
  },
  '/leads/lists/{id}/file/{format}': {
    get: {
      operationId: 'leads-exportList',
      summary: 'Export a lead import',
      description: 'The columns of the import with the results beside them, or its leads under the columns of a CRM.',
      tags: ['leads'],
      requestParams: {
        path: listByIdInput.extend({ format: z.enum(['csv', 'xlsx']).meta({ description: 'Format of the file' }) }),
        query: exportListQuery,
      },
      responses: {
        200: {
          description: 'A CSV file or an Excel workbook',
          content: { ...text('text/csv'), [XLSX]: { schema: z.file() } },
        },
      },
    },
  },
  '/leads/lists/{id}/errors': {
    get: {
      operationId: 'leads-exportErrors',
      summary: 'Download failed lead rows',
      description: 'The rows of an import that could not be read, as a file that can be corrected and imported.',
      tags: ['leads'],
      requestParams: { path: listByIdInput },
      responses: { 200: { description: 'A CSV file', content: text('text/csv') } },
    },
  },
  '/reports/{reportId}/export/{format}': {
    get: {
      operationId: 'reports-export',
      summary: 'Export a report version',
      description: 'One version of a report as a file, with its sources.',
      tags: ['reports'],
      requestParams: {
        path: reportByIdInput.extend({
          format: z.enum(['markdown', 'json']).meta({ description: 'Format of the file' }),
        }),
      },
      responses: {
        200: {
          description: 'A Markdown or JSON file',
          content: { ...text('text/markdown'), 'application/json': { schema: exportedRecord } },
        },
      },
    },
  },
  '/campaigns/{id}/archive': {
    get: {
      operationId: 'campaigns-archive',
      summary: 'Download all reports of a campaign',
      description: 'One zip file with every report as Markdown and JSON, and the comparison table.',
      tags: ['campaigns'],
      requestParams: { path: campaignByIdInput },
      responses: { 200: { description: 'A zip file', content: { 'application/zip': { schema: z.file() } } } },
    },
  },
  '/campaigns/{id}/table': {
    get: {
      operationId: 'campaigns-table',
      summary: 'Get the comparison table',
      description: 'One row per company, to compare what the reports say.',
      tags: ['campaigns'],
      requestParams: {
        path: campaignByIdInput,
        query: z.object({
          format: z
            .enum(['csv', 'excel'])
            .default('csv')
            .meta({ description: 'Format of the file; `excel` is an .xlsx workbook' }),
        }),
      },
      responses: {
        200: { description: 'A table', content: { ...text('text/csv'), [XLSX]: { schema: z.file() } } },
      },
    },
  },
  '/export/{format}': {
    get: {
      operationId: 'companies-export',
      summary: 'Export companies',
      description: 'All companies, or those that match the search and the filter, as a CSV, JSON or Excel file.',
      tags: ['companies'],
      requestParams: {
        path: z.object({ format: exportFormatSchema }),
        query: exportCompaniesQuery,
      },
      responses: COMPANY_FILES,
    },
    post: {
      operationId: 'companies-exportSelection',
      [SCOPE_FIELD]: 'read',
      summary: 'Export selected companies',
      description: 'The selected companies, whichever they are at this moment, as a CSV, JSON or Excel file.',
      tags: ['companies'],
      requestParams: { path: z.object({ format: exportFormatSchema }) },
      requestBody: { required: true, content: json(exportSelectionBody) },
      responses: COMPANY_FILES,
    },
  },
  '/audit/export/{format}': {
    get: {
      operationId: 'audit-export',
      [SCOPE_FIELD]: 'privacy',
      summary: 'Export the audit log',
      description: 'The lines that fit the filter, the oldest first, as a CSV file or as one JSON object a line.',
      tags: ['audit'],
      requestParams: { path: z.object({ format: auditFormatSchema }), query: auditFilterSchema },
      responses: {
        200: {
          description: 'audit-log.csv or audit-log.ndjson',
          content: { ...text('text/csv'), ...text('application/x-ndjson') },
        },
      },
    },
  },
};
