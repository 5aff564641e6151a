import {
  getTimeline,
  listContactsOfCompany,
  listLeadsOfCompany,
  listMessagesOfCompany,
  listReportsOfCompany,
} from '@workbench/services/timeline';
import {
  companyContactsSchema,
  companyLeadsSchema,
  companyListInput,
  companyMessagesSchema,
  companyReportsSchema,
  timelineInput,
  timelineSchema,
} from '@workbench/services/timeline/schemas';
import { procedure, router } from '../trpc.ts';

const tags = ['companies'];

export const timelineRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/timeline',
        tags,
        summary: 'Get the timeline of a company',
        description:
          'Everything that happened to a company, newest first: changes, figures, syncs, reports, contacts, leads, messages ' +
          'and notes, each with who or what did it. Example entry: `{"kind": "figure", "title": "Wikidata: 1,100 → 1,200 ' +
          'employees", "by": {"kind": "source", "label": "Wikidata"}}`.',
      },
    })
    .input(timelineInput)
    .output(timelineSchema)
    .query(({ ctx, input }) => getTimeline({ ctx: ctx.service, input })),

  contacts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/contacts',
        tags,
        summary: 'List contacts of a company',
        description: 'The contacts that are saved for the company, newest first.',
      },
    })
    .input(companyListInput)
    .output(companyContactsSchema)
    .query(({ ctx, input }) => listContactsOfCompany({ ctx: ctx.service, input })),

  leads: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/leads',
        tags,
        summary: 'List leads of a company',
        description: 'The leads who work for the company, newest first, without suppressed people.',
      },
    })
    .input(companyListInput)
    .output(companyLeadsSchema)
    .query(({ ctx, input }) => listLeadsOfCompany({ ctx: ctx.service, input })),

  reports: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/reports',
        tags,
        summary: 'List report versions',
        description:
          'The versions of the company’s report, newest first. `GET /api/reports/{reportId}` has the whole report.',
      },
    })
    .input(companyListInput)
    .output(companyReportsSchema)
    .query(({ ctx, input }) => listReportsOfCompany({ ctx: ctx.service, input })),

  messages: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/messages',
        tags,
        summary: 'List messages to a company',
        description:
          'Outreach messages to people of the company over all campaigns, last changed first. Suppressed people are not named.',
      },
    })
    .input(companyListInput)
    .output(companyMessagesSchema)
    .query(({ ctx, input }) => listMessagesOfCompany({ ctx: ctx.service, input })),
});
