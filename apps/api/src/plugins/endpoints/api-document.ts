import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/conditional-reads.ts';

interface PreparedDocument {
  etag: string;
  /** By the content coding that it is sent with. */
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** By what builds it. */
const documents = new Map<() => object, Promise<PreparedDocument>>();

/** Serves a document that is the same until the process ends: built on first demand, compressed, with an ETag. */
export function addApiDocument(scope: FastifyInstance, url: string, build: () => object): void {
  scope.get(url, async (request, reply) => {
    const prepared = documents.get(build) ?? prepare(build());
    documents.set(build, prepared);
    return sendDocument(request, reply, await prepared);
  });
}

async function prepare(document: object): Promise<PreparedDocument> {
  const identity = Buffer.from(JSON.stringify(document));
  const etag = `"${createHash('sha256').update(identity).digest('hex').slice(0, 32)}"`;
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(identity),
  ]);
  return { etag, bodies: { br, gzip: gzipped, identity } };
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: PreparedDocument): FastifyReply {
  const coding = codingOf(request.headers['accept-encoding'] ?? '');
  // The forms differ in their bytes; one of them is known by either tag.
  const tag = coding === 'identity' ? etag : `W/${etag}`;
  reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type('application/json; charset=utf-8').send(bodies[coding]);
}

/** The smallest form that a client takes. */
function codingOf(accepted: string): keyof PreparedDocument['bodies'] {
  const taken = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.replace(/\s*;.*/, ''));
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding)) ?? 'identity';
}
