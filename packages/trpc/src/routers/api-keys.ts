import { createApiKey, listApiKeys, renameApiKey, revokeApiKey } from '@workbench/services/api-keys';
import {
  apiKeyByIdInput,
  apiKeySchema,
  createApiKeyInput,
  createdApiKeySchema,
  renameApiKeyInput,
} from '@workbench/services/api-keys/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['api-keys'];

export const apiKeysRouter = router({
  list: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'GET',
        path: '/api-keys',
        tags,
        summary: 'List the API keys',
        description:
          'The newest first, revoked and expired ones too. No answer has a key itself, only its last four characters.',
      },
    })
    .input(z.object({}))
    .output(z.array(apiKeySchema))
    .query(({ ctx }) => listApiKeys({ ctx: ctx.service, input: {} })),

  create: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'POST',
        path: '/api-keys',
        tags,
        summary: 'Create an API key',
        description:
          'The answer has the key in `key`, this once: only its hash is stored. Send it as `Authorization: Bearer wbkey_…`.',
      },
    })
    .input(createApiKeyInput)
    .output(createdApiKeySchema)
    .mutation(({ ctx, input }) => {
      ctx.status = 201;
      return createApiKey({ ctx: ctx.service, input });
    }),

  rename: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'PATCH',
        path: '/api-keys/{id}',
        tags,
        summary: 'Rename an API key',
        description:
          'Gives the key another name, as `{"name": "Nightly upsert"}`. The key itself, its scopes and its state stay the same; the ' +
          'audit log shows the new name.',
      },
    })
    .input(renameApiKeyInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => renameApiKey({ ctx: ctx.service, input })),

  revoke: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'DELETE',
        path: '/api-keys/{id}',
        tags,
        summary: 'Revoke an API key',
        description:
          'For good. The process that answers refuses the key at once, every other one within a second. The revoked key stays in ' +
          'the list, because the audit log names keys by their ids.',
      },
    })
    .input(apiKeyByIdInput)
    .output(apiKeySchema)
    .mutation(({ ctx, input }) => revokeApiKey({ ctx: ctx.service, input })),
});
