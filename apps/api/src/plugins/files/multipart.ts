import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { openSpool, type Spool, UPLOAD_MAX_MS } from './spool.ts';

/** Enables multipart forms for the routes of this scope; each route sets its own size limit. */
export async function addMultipart(scope: FastifyInstance, dataDir: string): Promise<Spool> {
  const spool = await openSpool(join(dataDir, 'uploads'));
  const cleaning = setInterval(
    () => spool.removeLeftovers().catch((error) => scope.log.warn({ err: error }, 'old uploads could not be removed')),
    UPLOAD_MAX_MS,
  ).unref();
  scope.addHook('onClose', async () => clearInterval(cleaning));
  await scope.register(multipart, { throwFileSizeLimit: false });
  return spool;
}
