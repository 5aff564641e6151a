import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every read its ETag, and 304 to who has that answer. It is made of the answer itself: nothing that an answer shows can
 * change without it. A record that is edited with If-Match has the state of its fields in front of a dot.
 */
export function addConditionalReads(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
    const state = reply.getHeader('etag');
    const etag = typeof state === 'string' ? `${state.slice(0, -1)}.${hash}"` : `"${hash}"`;
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type');
    // Fastify measures what a HEAD would have sent.
    return request.method === 'HEAD' ? '' : null;
  });
}

/** Whether an If-None-Match header has the tag; proxies mark a tag as weak when they compress the answer. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
