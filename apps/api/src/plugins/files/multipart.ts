import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { openSpool, type Spool } from './spool.ts';

/** Lets the routes of this scope take forms with files; each route sets the largest file itself. */
export async function addMultipart(scope: FastifyInstance, dataDir: string): Promise<Spool> {
  const spool = await openSpool(join(dataDir, 'uploads'));
  await scope.register(multipart, { throwFileSizeLimit: false });
  return spool;
}
