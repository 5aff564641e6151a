import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';

const NOT_BUILT =
  'The web client is not built yet. Run "npm run build" in the project folder, then load this page again.\n' +
  'The REST interface works without it: /api/docs describes it.\n';

/** Serves the built client. Every address that is a screen gets index.html; a missing file stays a 404. */
export async function addWebClient(app: FastifyInstance, webRoot: string): Promise<void> {
  const isBuilt = () => existsSync(join(webRoot, 'index.html'));
  await app.register(fastifyStatic, {
    root: webRoot,
    suppressWarning: true,
    // The build writes a .br and a .gz beside each file.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ contain a content hash; everything else must be revalidated.
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!isScreen(request)) throw new HttpError(404, 'NOT_FOUND', 'There is nothing at this address.');
    if (!isBuilt()) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply.sendFile('index.html');
  });
}

function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  const isServer = /^\/(api|trpc|assets)(\/|$)/.test(path);
  const isFile = /\.\w+$/.test(path);
  return isRead && !isServer && !isFile && (headers.accept ?? '').includes('text/html');
}
