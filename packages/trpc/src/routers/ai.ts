import {
  checkText,
  createTemplate,
  generateMessage,
  listContactFacts,
  listMessages,
  listTemplates,
  listWriters,
  streamMessage,
  updateTemplate,
} from '@workbench/services/ai';
import {
  checkMessageInput,
  contactFactsInput,
  factsSchema,
  generatedMessageSchema,
  generateMessageInput,
  listMessagesInput,
  type MessageType,
  messageCheckSchema,
  messageTemplateSchema,
  messageTypeSchema,
  templateByIdInput,
  templateInput,
  updateTemplateInput,
  writersSchema,
} from '@workbench/services/ai/schemas';
import { deleteTemplate } from '@workbench/services/trash';
import { removedSchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { listHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';

const tags = ['ai'];

/** One of the three message procedures. */
function generate(messageType: MessageType, name: string, summary: string) {
  const description =
    'Writes the message from the given facts, checks it, and adds it to the message history. Each call writes a new one. A language model is called once more to read it again where the check finds something.';
  return procedure
    .meta({ scope: 'spend', openapi: { method: 'POST', path: `/ai/generate-${name}`, tags, summary, description } })
    .input(generateMessageInput)
    .output(generatedMessageSchema)
    .mutation(({ ctx, input }) => generateMessage({ ctx: ctx.service, input: { ...input, messageType } }));
}

export const aiRouter = router({
  connectionRequest: generate('connection_request', 'connection-request', 'Write a connection request'),
  directMessage: generate('direct_message', 'direct-message', 'Write a direct message'),
  followUp: generate('follow_up', 'follow-up', 'Write a follow-up message'),

  /** For the screens: streams the text while it is written. Scripts use one of the three above. */
  stream: procedure
    .meta({ scope: 'spend' })
    .input(generateMessageInput.extend({ messageType: messageTypeSchema }))
    .mutation(({ ctx, input, signal }) =>
      streamMessage({ ctx: ctx.service, input, ...(signal !== undefined && { signal }) }),
    ),

  check: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/ai/check',
        tags,
        summary: 'Check a message for unsupported claims',
        description:
          'Marks every claim of a text that the given facts do not support. Costs nothing and stores nothing.',
      },
    })
    .input(checkMessageInput)
    .output(messageCheckSchema)
    .mutation(({ ctx, input }) => checkText({ ctx: ctx.service, input })),

  writers: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/ai/writers',
        tags,
        summary: 'List message writers',
        description: 'The built-in writer and, when one is configured, the language model.',
      },
    })
    .input(z.object({}))
    .output(writersSchema)
    .query(({ ctx }) => listWriters({ ctx: ctx.service, input: {} })),

  messages: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/ai/messages',
        tags,
        summary: 'List written messages',
        description: 'The message history, newest first.',
      },
    })
    .input(listMessagesInput)
    .output(z.array(generatedMessageSchema))
    .query(async ({ ctx, input }) => {
      const page = await listMessages({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/ai/messages', input, page));
      return page.items;
    }),

  contactFacts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/ai/contacts/{contactId}/facts',
        tags,
        summary: 'List facts about a contact',
        description: 'The facts that a message to this contact may use, each with its origin.',
      },
    })
    .input(contactFactsInput)
    .output(factsSchema)
    .query(({ ctx, input }) => listContactFacts({ ctx: ctx.service, input })),

  templates: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/ai/templates',
        tags,
        summary: 'List message templates',
        description: 'The templates of this workspace.',
      },
    })
    .input(z.object({}))
    .output(z.array(messageTemplateSchema))
    .query(({ ctx }) => listTemplates({ ctx: ctx.service, input: {} })),

  createTemplate: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/ai/templates',
        tags,
        summary: 'Create a template',
        description: 'Saves a message template. The text may use placeholders.',
      },
    })
    .input(templateInput)
    .output(messageTemplateSchema)
    .mutation(({ ctx, input }) => createTemplate({ ctx: ctx.service, input })),

  updateTemplate: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/ai/templates/{id}',
        tags,
        summary: 'Update a template',
        description: 'Replaces the name, the kind and the text of a template. Messages that were written with it stay.',
      },
    })
    .input(updateTemplateInput)
    .output(messageTemplateSchema)
    .mutation(({ ctx, input }) => updateTemplate({ ctx: ctx.service, input })),

  removeTemplate: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/ai/templates/{id}',
        tags,
        summary: 'Delete a template',
        description: 'Moves a template into the trash for 30 days. Messages that were written with it stay.',
      },
    })
    .input(templateByIdInput)
    .output(removedSchema)
    .mutation(({ ctx, input }) => deleteTemplate({ ctx: ctx.service, input })),
});
