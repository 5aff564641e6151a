import {
  addCompanyNote,
  editCompanyNote,
  listCompanyNotes,
  removeCompanyNote,
  restoreCompanyNote,
  setCompanyTags,
} from '@workbench/services/companies';
import {
  addCompanyNoteInput,
  companyNoteByIdInput,
  companyNotePageSchema,
  companyNoteSchema,
  companySchema,
  editCompanyNoteInput,
  listCompanyNotesInput,
  setCompanyTagsInput,
} from '@workbench/services/companies/schemas';
import { procedure } from '../../trpc.ts';

const tags = ['companies'];

/** Part of the companies router: what users write on a company. */
export const noteProcedures = {
  notes: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/notes',
        tags,
        summary: 'List notes on a company',
        description: 'One page of notes, newest first. Removed notes are left out.',
      },
    })
    .input(listCompanyNotesInput)
    .output(companyNotePageSchema)
    .query(({ ctx, input }) => listCompanyNotes({ ctx: ctx.service, input })),

  addNote: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/notes',
        tags,
        summary: 'Add a note to a company',
        description:
          'Writes a note with the time of the call, as `{"text": "Met at the fair"}`. Each call adds another.',
      },
    })
    .input(addCompanyNoteInput)
    .output(companyNoteSchema)
    .mutation(({ ctx, input }) => addCompanyNote({ ctx: ctx.service, input })),

  editNote: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/companies/{id}/notes/{noteId}',
        tags,
        summary: 'Edit a note on a company',
        description: 'Replaces the text. The time of the note stays; `editedAt` has the time of the change.',
      },
    })
    .input(editCompanyNoteInput)
    .output(companyNoteSchema)
    .mutation(({ ctx, input }) => editCompanyNote({ ctx: ctx.service, input })),

  removeNote: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/{id}/notes/{noteId}',
        tags,
        summary: 'Remove a note from a company',
        description: 'Removes the note; for 30 days it can be restored.',
      },
    })
    .input(companyNoteByIdInput)
    .output(companyNoteSchema)
    .mutation(({ ctx, input }) => removeCompanyNote({ ctx: ctx.service, input })),

  restoreNote: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/notes/{noteId}/restore',
        tags,
        summary: 'Restore a removed note',
        description: 'Undoes the removal. A note that was not removed stays as it is.',
      },
    })
    .input(companyNoteByIdInput)
    .output(companyNoteSchema)
    .mutation(({ ctx, input }) => restoreCompanyNote({ ctx: ctx.service, input })),

  setTags: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/companies/{id}/tags',
        tags,
        summary: 'Set the tags of a company',
        description:
          'Replaces all tags, as `{"tags": ["Priority", "Trade fair"]}`. Each is stored once, whatever its case; the same tags again change nothing.',
      },
    })
    .input(setCompanyTagsInput)
    .output(companySchema)
    .mutation(({ ctx, input }) => setCompanyTags({ ctx: ctx.service, input })),
};
