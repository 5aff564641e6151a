import { listMerges, mergeCompanies, previewMerge, undoMerge } from '@workbench/services/duplicates';
import {
  listMergesInput,
  mergedSchema,
  mergeInput,
  mergePageSchema,
  mergePreviewSchema,
  previewMergeInput,
  undoMergeInput,
  undoneMergeSchema,
} from '@workbench/services/duplicates/schemas';
import { procedure } from '../../trpc.ts';

const tags = ['duplicates'];

/** Making one company of two, and two of one again; part of the duplicates router. */
export const mergeProcedures = {
  previewMerge: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/merge-preview',
        tags,
        summary: 'Preview a merge',
        description:
          'Both values of each field with their origins, whose value a merge keeps, and what moves to the survivor. Changes nothing.',
      },
    })
    .input(previewMergeInput)
    .output(mergePreviewSchema)
    .query(({ ctx, input: { id: survivorId, otherId } }) =>
      previewMerge({ ctx: ctx.service, input: { survivorId, otherId } }),
    ),

  merge: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/merge',
        tags,
        summary: 'Merge a company into another',
        description:
          'The survivor takes over the figures, history, contacts, leads, reports, notes, messages and identifiers of the ' +
          'other company, and its domain as an alias. A locked value stays before another one, then the survivor’s; ' +
          '`choices` names another. From then on the other id answers 308 with the address of the survivor. It can be ' +
          'undone for as long as the survivor exists.',
      },
    })
    .input(mergeInput)
    .output(mergedSchema)
    .mutation(({ ctx, input: { id: survivorId, ...input } }) =>
      mergeCompanies({ ctx: ctx.service, input: { ...input, survivorId } }),
    ),

  listMerges: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/merges',
        tags,
        summary: 'List merges',
        description: 'Newest first; one that was undone is listed for 30 more days.',
      },
    })
    .input(listMergesInput)
    .output(mergePageSchema)
    .query(({ ctx, input }) => listMerges({ ctx: ctx.service, input })),

  undoMerge: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/merges/{id}/undo',
        tags,
        summary: 'Undo a merge',
        description:
          'Both companies are as they were before the merge. What was changed since stays on the survivor and is listed ' +
          'in `keptEdits`. 409 says what has to be done first, as undoing a later merge or restoring a deleted survivor. ' +
          'Undoing it again gives the same answer.',
      },
    })
    .input(undoMergeInput)
    .output(undoneMergeSchema)
    .mutation(({ ctx, input: { id: mergeId } }) => undoMerge({ ctx: ctx.service, input: { mergeId } })),
};
