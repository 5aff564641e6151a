import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { buildOpenApi30Document, buildOpenApiDocument } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { addApiDocument } from './api-document.ts';

const ASSETS = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

/** The OpenAPI document and a page to read it. All scripts come from this server. */
export async function addApiDocs(scope: FastifyInstance): Promise<void> {
  addApiDocument(scope, '/api/openapi.json', buildOpenApiDocument);
  addApiDocument(scope, '/api/openapi-3.0.json', buildOpenApi30Document);

  // By name, because the bundled server lies elsewhere.
  const { resolve } = createRequire(import.meta.url);
  const pageRoot = dirname(resolve('@workbench/api/docs-page/index.html'));
  const swaggerRoot = dirname(resolve('swagger-ui-dist/package.json'));
  await scope.register(fastifyStatic, {
    root: swaggerRoot,
    prefix: '/api/docs/assets/',
    decorateReply: false,
    allowedPath: (path) => ASSETS.has(path),
  });
  scope.get('/api/docs', async (_request, reply) => reply.sendFile('index.html', pageRoot));
  scope.get('/api/docs/initializer.js', async (_request, reply) => reply.sendFile('initializer.js', pageRoot));
}
