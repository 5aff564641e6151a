import { listSources } from '@workbench/services/sources';
import { dataSourceSchema } from '@workbench/services/sources/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

export const sourcesRouter = router({
  list: procedure
    .meta({
      openapi: { method: 'GET', path: '/sources', tags: ['sources'], summary: 'Data sources with what they cover' },
    })
    .input(z.object({}))
    .output(z.array(dataSourceSchema))
    .query(({ ctx }) => listSources({ ctx: ctx.service, input: {} })),
});
