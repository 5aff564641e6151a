import { addIdentifier, listIdentifiers, restoreIdentifier } from '@workbench/services/companies';
import {
  companyIdentifierSchema,
  companyIdSchema,
  identifierInput,
  strikeIdentifierInput,
  strikePreviewSchema,
} from '@workbench/services/companies/schemas';
import { previewStrikeOut, strikeOutIdentifier } from '@workbench/services/sources';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['companies'];
const identifiersSchema = z.array(companyIdentifierSchema);

/** What a company is identified by; part of the companies router. */
export const companyIdentifierProcedures = {
  identifiers: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/identifiers',
        tags,
        summary: 'List identifiers',
        description:
          'Numbers of registers, the page at the professional network and ids in systems of yours, each with who stated ' +
          'it, when, and the address of the register. What was struck out comes last, with the reason.',
      },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(identifiersSchema)
    .query(({ ctx, input }) => listIdentifiers({ ctx: ctx.service, input })),

  addIdentifier: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/identifiers',
        tags,
        summary: 'Add an identifier',
        description:
          'Reads any usual spelling and verifies check digits; sources that know the register use it at the next sync. An ' +
          'id of yours, as `hubspot` and `123`, is on one company only: 409 names the other one. Adding the same again ' +
          'changes nothing.',
        successDescription: 'All identifiers of the company',
      },
    })
    .input(identifierInput)
    .output(identifiersSchema)
    .mutation(({ ctx, input }) => addIdentifier({ ctx: ctx.service, input })),

  previewStrike: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/identifiers/strike-out-preview',
        tags,
        summary: 'Preview a strike-out',
        description:
          'What sources brought by this identifier, and so would leave the company with it. Changes nothing.',
      },
    })
    .input(identifierInput)
    .output(strikePreviewSchema)
    .query(({ ctx, input }) => previewStrikeOut({ ctx: ctx.service, input })),

  strikeIdentifier: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/identifiers/strike-out',
        tags,
        summary: 'Strike out an identifier',
        description:
          'For an identifier of another company: the figures, their history, the locations and the identifiers that sources ' +
          'brought by it leave the company, no source is queried by it again, and no sync or import brings it back. It can ' +
          'be restored.',
        successDescription: 'All identifiers of the company',
      },
    })
    .input(strikeIdentifierInput)
    .output(identifiersSchema)
    .mutation(({ ctx, input }) => strikeOutIdentifier({ ctx: ctx.service, input })),

  restoreIdentifier: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/identifiers/restore',
        tags,
        summary: 'Restore a struck identifier',
        description:
          'Takes a strike-out back, with the figures, their history and the identifiers that left with it, as far as their ' +
          'source has not said anything newer. An own id that another company has by now is refused with 409.',
        successDescription: 'All identifiers of the company',
      },
    })
    .input(identifierInput)
    .output(identifiersSchema)
    .mutation(({ ctx, input }) => restoreIdentifier({ ctx: ctx.service, input })),
};
