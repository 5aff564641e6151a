import {
  checkText,
  createTemplate,
  generateMessage,
  listContactFacts,
  listMessages,
  listTemplates,
  listWriters,
  removeTemplate,
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
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['ai'];

/** One of the three calls that write a message. */
function generate(messageType: MessageType, name: string, summary: string) {
  return procedure
    .meta({ openapi: { method: 'POST', path: `/ai/generate-${name}`, tags, summary } })
    .input(generateMessageInput)
    .output(generatedMessageSchema)
    .mutation(({ ctx, input }) => generateMessage({ ctx: ctx.service, input: { ...input, messageType } }));
}

export const aiRouter = router({
  connectionRequest: generate('connection_request', 'connection-request', 'Write a connection request'),
  directMessage: generate('direct_message', 'direct-message', 'Write a direct message'),
  followUp: generate('follow_up', 'follow-up', 'Write a follow-up'),

  /** For the screen: the pieces as they are written. Scripts take one of the three above. */
  stream: procedure
    .input(generateMessageInput.extend({ messageType: messageTypeSchema }))
    .mutation(({ ctx, input, signal }) =>
      streamMessage({ ctx: ctx.service, input, ...(signal !== undefined && { signal }) }),
    ),

  check: procedure
    .meta({ openapi: { method: 'POST', path: '/ai/check', tags, summary: 'What of a text nothing supports' } })
    .input(checkMessageInput)
    .output(messageCheckSchema)
    .mutation(({ ctx, input }) => checkText({ ctx: ctx.service, input })),

  writers: procedure
    .meta({ openapi: { method: 'GET', path: '/ai/writers', tags, summary: 'Who can write messages here' } })
    .input(z.object({}))
    .output(writersSchema)
    .query(({ ctx }) => listWriters({ ctx: ctx.service, input: {} })),

  messages: procedure
    .meta({ openapi: { method: 'GET', path: '/ai/messages', tags, summary: 'Messages written so far, newest first' } })
    .input(listMessagesInput)
    .output(z.array(generatedMessageSchema))
    .query(({ ctx, input }) => listMessages({ ctx: ctx.service, input })),

  contactFacts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/ai/contacts/{contactId}/facts',
        tags,
        summary: 'What a message may tell of a contact',
      },
    })
    .input(contactFactsInput)
    .output(factsSchema)
    .query(({ ctx, input }) => listContactFacts({ ctx: ctx.service, input })),

  templates: procedure
    .meta({ openapi: { method: 'GET', path: '/ai/templates', tags, summary: 'Own templates' } })
    .input(z.object({}))
    .output(z.array(messageTemplateSchema))
    .query(({ ctx }) => listTemplates({ ctx: ctx.service, input: {} })),

  createTemplate: procedure
    .meta({ openapi: { method: 'POST', path: '/ai/templates', tags, summary: 'Keep an own template' } })
    .input(templateInput)
    .output(messageTemplateSchema)
    .mutation(({ ctx, input }) => createTemplate({ ctx: ctx.service, input })),

  updateTemplate: procedure
    .meta({ openapi: { method: 'PUT', path: '/ai/templates/{id}', tags, summary: 'Change a template' } })
    .input(updateTemplateInput)
    .output(messageTemplateSchema)
    .mutation(({ ctx, input }) => updateTemplate({ ctx: ctx.service, input })),

  removeTemplate: procedure
    .meta({ openapi: { method: 'DELETE', path: '/ai/templates/{id}', tags, summary: 'Remove a template' } })
    .input(templateByIdInput)
    .output(z.object({ removed: z.literal(true) }))
    .mutation(({ ctx, input }) => removeTemplate({ ctx: ctx.service, input })),
});
