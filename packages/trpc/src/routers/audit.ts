import { listAudit, verifyAudit } from '@workbench/services/audit';
import { auditCheckSchema, auditPageSchema, listAuditInput, verifyAuditInput } from '@workbench/services/audit/schemas';
import { procedure, router } from '../trpc.ts';

const tags = ['audit'];

export const auditRouter = router({
  list: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'GET',
        path: '/audit',
        tags,
        summary: 'List the audit log',
        description:
          'Who changed, deleted, exported or bought what, the newest first. Lines have ids and no names or texts of records, so that ' +
          'nothing of a person who is erased is in them. They are kept for two years.',
      },
    })
    .input(listAuditInput)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudit({ ctx: ctx.service, input })),

  verify: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/audit/verify',
        tags,
        summary: 'Check the audit log',
        description:
          'Reads the whole log and names each line that was changed, removed, inserted or moved. Each line has the hash of the one ' +
          'before it, and a seal that only the key of the workspace can make. That the end of the log was removed is found with ' +
          'the `head` of an earlier check, which has to be kept elsewhere, or while the process runs that wrote it.',
      },
    })
    .input(verifyAuditInput)
    .output(auditCheckSchema)
    .query(({ ctx, input }) => verifyAudit({ ctx: ctx.service, input })),
});
