import {
  addNote,
  estimateReveal,
  getContact,
  listContactSources,
  listContacts,
  removeContact,
  removeNote,
  revealContacts,
  saveContacts,
  searchContacts,
  smartSearchContacts,
} from '@workbench/services/contacts';
import {
  addNoteInput,
  contactByIdInput,
  contactListSchema,
  contactResultsSchema,
  contactSourceSchema,
  listContactsInput,
  removeNoteInput,
  revealEstimateSchema,
  revealInput,
  revealResultSchema,
  saveContactsInput,
  saveContactsResultSchema,
  savedContactSchema,
  searchContactsInput,
  smartSearchInput,
  smartSearchSchema,
} from '@workbench/services/contacts/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { privacyProcedures } from './contacts/privacy.ts';
import { savedSearchProcedures } from './contacts/saved-searches.ts';
import { suppressionProcedures } from './contacts/suppression.ts';

const tags = ['contacts'];
const removed = z.object({ removed: z.literal(true) });

export const contactsRouter = router({
  smartSearch: procedure
    .meta({ openapi: { method: 'POST', path: '/contacts/smart-search', tags, summary: 'Find people by a sentence' } })
    .input(smartSearchInput)
    .output(smartSearchSchema)
    .mutation(({ ctx, input }) => smartSearchContacts({ ctx: ctx.service, input })),

  search: procedure
    .meta({ openapi: { method: 'POST', path: '/contacts/search', tags, summary: 'Find people by filters, in Apollo' } })
    .input(searchContactsInput)
    .output(contactResultsSchema)
    .mutation(({ ctx, input }) => searchContacts({ ctx: ctx.service, input })),

  searchPdl: procedure
    .meta({
      openapi: { method: 'POST', path: '/contacts/search/pdl', tags, summary: 'The same in People Data Labs' },
    })
    .input(searchContactsInput.omit({ source: true }))
    .output(contactResultsSchema)
    .mutation(({ ctx, input }) => searchContacts({ ctx: ctx.service, input: { ...input, source: 'pdl' } })),

  sources: procedure
    .meta({
      openapi: { method: 'GET', path: '/contacts/sources', tags, summary: 'Who can be searched, at what price' },
    })
    .input(z.object({}))
    .output(z.array(contactSourceSchema))
    .query(({ ctx }) => listContactSources({ ctx: ctx.service, input: {} })),

  estimateReveal: procedure
    .meta({
      openapi: { method: 'POST', path: '/contacts/reveal/estimate', tags, summary: 'What a reveal would cost at most' },
    })
    .input(revealInput)
    .output(revealEstimateSchema)
    .mutation(({ ctx, input }) => estimateReveal({ ctx: ctx.service, input })),

  reveal: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/reveal',
        tags,
        summary: 'Buy hidden names and addresses of found people',
      },
    })
    .input(revealInput)
    .output(revealResultSchema)
    .mutation(({ ctx, input }) => revealContacts({ ctx: ctx.service, input })),

  save: procedure
    .meta({ openapi: { method: 'POST', path: '/contacts', tags, summary: 'Save found people as contacts' } })
    .input(saveContactsInput)
    .output(saveContactsResultSchema)
    .mutation(({ ctx, input }) => saveContacts({ ctx: ctx.service, input })),

  list: procedure
    .meta({ openapi: { method: 'GET', path: '/contacts', tags, summary: 'Saved contacts, newest first' } })
    .input(listContactsInput)
    .output(contactListSchema)
    .query(({ ctx, input }) => listContacts({ ctx: ctx.service, input })),

  get: procedure
    .meta({ openapi: { method: 'GET', path: '/contacts/{id}', tags, summary: 'One saved contact' } })
    .input(contactByIdInput)
    .output(savedContactSchema)
    .query(({ ctx, input }) => getContact({ ctx: ctx.service, input })),

  remove: procedure
    .meta({ openapi: { method: 'DELETE', path: '/contacts/{id}', tags, summary: 'Forget a saved contact' } })
    .input(contactByIdInput)
    .output(removed)
    .mutation(({ ctx, input }) => removeContact({ ctx: ctx.service, input })),

  addNote: procedure
    .meta({ openapi: { method: 'POST', path: '/contacts/{id}/notes', tags, summary: 'Add a note on a contact' } })
    .input(addNoteInput)
    .output(savedContactSchema)
    .mutation(({ ctx, input }) => addNote({ ctx: ctx.service, input })),

  removeNote: procedure
    .meta({ openapi: { method: 'DELETE', path: '/contacts/{id}/notes/{noteId}', tags, summary: 'Remove a note' } })
    .input(removeNoteInput)
    .output(savedContactSchema)
    .mutation(({ ctx, input }) => removeNote({ ctx: ctx.service, input })),

  ...suppressionProcedures,
  ...privacyProcedures,
  ...savedSearchProcedures,
});
