import { isAllowed } from '@workbench/services/api-keys';
import {
  createCompany,
  explainAggregate,
  findTrackedCompany,
  getEditableCompany,
  getImportProgress,
  getTrend,
  getWorkspace,
  listCompanies,
  listFilterValues,
  listSourceRecords,
  upsertCompanies,
} from '@workbench/services/companies';
import { DOMAIN_TEXT_MAX } from '@workbench/services/companies/limits';
import {
  companyIdSchema,
  companyPageSchema,
  companySchema,
  createCompanyInput,
  explainInput,
  explanationSchema,
  filterValueSchema,
  filterValuesInput,
  importProgressSchema,
  listCompaniesInput,
  searchTextSchema,
  sourceRecordSchema,
  trendSchema,
  workspaceSchema,
} from '@workbench/services/companies/schemas';
import { uncheckedUpsertInput, upsertAnswerSchema } from '@workbench/services/companies/upsert/schemas';
import { removedRecordsSchema } from '@workbench/services/shared/answer-schemas';
import { trackCompany } from '@workbench/services/sources';
import { deleteCompany, removeDemoCompanies } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { pagingHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';
import { companyAliasProcedures } from './companies/aliases.ts';
import { companyFeedProcedures } from './companies/feed.ts';
import { companyFieldProcedures } from './companies/fields.ts';
import { companyIdentifierProcedures } from './companies/identifiers.ts';
import { noteProcedures } from './companies/notes.ts';
import { ownColumnProcedures } from './companies/own-columns.ts';
import { companyRelationProcedures } from './companies/relations.ts';

const tags = ['companies'];
const byId = z.object({ id: companyIdSchema });

export const companiesRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies',
        tags,
        summary: 'List companies',
        description:
          'One page of companies. The `Link` header leads to the next page, `X-Total-Count` has the number of matches.',
      },
    })
    .input(listCompaniesInput)
    .output(z.array(companySchema))
    .query(async ({ ctx, input }) => {
      const page = await listCompanies({ ctx: ctx.service, input });
      Object.assign(ctx.headers, pagingHeaders('/api/companies', input, page));
      return page.items;
    }),

  /** For the screens: the same page with its total and cursor in the body. */
  page: procedure
    .input(listCompaniesInput.extend({ similar: z.boolean().optional() }))
    .output(companyPageSchema)
    .query(({ ctx, input }) => listCompanies({ ctx: ctx.service, input })),

  /** For assistants; scripts send up to 10,000 rows to the route for files. */
  upsert: procedure
    .input(uncheckedUpsertInput)
    .output(upsertAnswerSchema)
    .mutation(({ ctx, input }) => upsertCompanies({ ctx: ctx.service, input })),

  filterValues: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/filter-values',
        tags,
        summary: 'List the values of a filter field',
        description:
          'What companies have in a field of a filter, as a condition names it, each with the number of companies that ' +
          'have it; the most frequent first.',
      },
    })
    .input(filterValuesInput)
    .output(z.array(filterValueSchema))
    .query(({ ctx, input }) => listFilterValues({ ctx: ctx.service, input })),

  ...ownColumnProcedures,
  ...companyFeedProcedures,

  search: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/search/{term}',
        tags,
        summary: 'Search companies',
        description:
          'Matches the beginning of any word in name, domain, industry and location, regardless of case and accents. A ' +
          'company that the text identifies, as `552032534` or `hubspot:123`, comes first. Paged like the list.',
      },
    })
    .input(
      listCompaniesInput.omit({ q: true }).extend({
        term: searchTextSchema.min(1, 'Give a word to search for').meta({
          description: 'Words by prefix in name, domain, industry and location; or an identifier',
          example: 'acme',
        }),
      }),
    )
    .output(z.array(companySchema))
    .query(async ({ ctx, input: { term, ...rest } }) => {
      const page = await listCompanies({ ctx: ctx.service, input: { ...rest, q: term } });
      Object.assign(
        ctx.headers,
        pagingHeaders(`/api/companies/search/${encodeURIComponent(term.toWellFormed())}`, rest, page),
      );
      return page.items;
    }),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}',
        tags,
        summary: 'Get a company',
        description:
          'One company with its headcount, growth and marks, as the list has it. The id of a company that was merged leads to the one that is left.',
      },
    })
    .input(byId)
    .output(companySchema)
    .query(async ({ ctx, input }) => {
      const { company, etag } = await getEditableCompany({ ctx: ctx.service, input });
      ctx.headers.etag = etag;
      return company;
    }),

  /** For assistants, who name companies by their domains. */
  find: procedure
    .input(z.object({ domain: z.string().max(DOMAIN_TEXT_MAX) }))
    .output(companySchema.nullable())
    .query(({ ctx, input }) => findTrackedCompany({ ctx: ctx.service, input })),

  data: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/data',
        tags,
        summary: 'List source records',
        description: 'What each source currently says about the company.',
      },
    })
    .input(byId)
    .output(z.array(sourceRecordSchema))
    .query(({ ctx, input }) => listSourceRecords({ ctx: ctx.service, input })),

  ...companyFieldProcedures,
  ...companyAliasProcedures,

  explain: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/aggregate',
        tags,
        summary: 'Explain the aggregate',
        description:
          'Each source record as used, excluded or not counted, with the reason; for a past day and a former version of ' +
          'the rule, too.',
      },
    })
    .input(explainInput)
    .output(explanationSchema)
    .query(({ ctx, input }) => explainAggregate({ ctx: ctx.service, input })),

  trend: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/trend',
        tags,
        summary: 'Get the headcount history',
        description: 'The figures of each source over time.',
      },
    })
    .input(byId)
    .output(trendSchema)
    .query(({ ctx, input }) => getTrend({ ctx: ctx.service, input })),

  ...companyIdentifierProcedures,

  ...companyRelationProcedures,

  create: procedure
    .meta({
      scopeFor: { scope: 'spend', when: 'the first sync is to start at once; without it the company is only tracked' },
      openapi: {
        method: 'POST',
        path: '/companies',
        tags,
        summary: 'Create a company',
        description:
          'Tracks one company and starts its first sync, which queries the connected sources. The domain is its key: an existing domain is refused with 409.',
        successDescription: 'The new company',
      },
    })
    .input(createCompanyInput)
    .output(companySchema)
    .mutation(async ({ ctx, input }) => {
      const create = isAllowed(ctx.caller, 'spend') ? trackCompany : createCompany;
      const company = await create({ ctx: ctx.service, input });
      ctx.status = 201;
      return company;
    }),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/{id}',
        tags,
        summary: 'Delete a company',
        description:
          'Moves a company with its figures, syncs, reports, notes and history into the trash for 30 days. Contacts, leads and ' +
          'messages stay and keep its name. POST /api/trash/{id}/restore with the id of the answer brings it back.',
      },
    })
    .input(byId)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteCompany({ ctx: ctx.service, input })),

  ...noteProcedures,

  importProgress: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/imports/{importId}',
        tags,
        summary: 'Get import progress',
        description:
          'How far an import is, also while its file is being sent with an id of yours. GET /api/imports/{id} has what became of its rows.',
      },
    })
    .input(z.object({ importId: z.uuid().meta({ description: 'Id of the import' }) }))
    .output(importProgressSchema)
    .query(({ ctx, input }) => getImportProgress({ ctx: ctx.service, input })),

  workspace: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/workspace',
        tags,
        summary: 'Get the workspace',
        description:
          'Whether fictional demo data is loaded, and a version that changes with every write of companies and figures.',
      },
    })
    .input(z.object({}))
    .output(workspaceSchema)
    .query(({ ctx }) => getWorkspace({ ctx: ctx.service, input: {} })),

  removeDemo: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/workspace/demo',
        tags,
        summary: 'Remove the demo data',
        description: 'Moves the fictional demo companies into the trash, with their figures and reports.',
      },
    })
    .input(z.object({}))
    .output(removedRecordsSchema)
    .mutation(({ ctx }) => removeDemoCompanies({ ctx: ctx.service, input: {} })),
});
