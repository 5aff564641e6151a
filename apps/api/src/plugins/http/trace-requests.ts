import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActiveSpan, Tracer } from '../../tracing/tracer.ts';
import { keptRequestId } from './kept-request-id.ts';
import { isDataRoute, routeAddress } from './route-address.ts';

/** A span for each request for data: its route, its status, and its id as runs keep it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, ActiveSpan>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isDataRoute(request)) return done();
    const { traceparent } = request.headers;
    const span = tracer.startRequest(
      keptRequestId(request.id),
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    spans.set(request, span);
    tracer.within(span, done);
  });
  // A body is read by events of the connection, which know nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) return done();
    tracer.within(span, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    const { method } = request;
    const route = request.is404 ? 'none' : routeAddress(request);
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'workbench.request_id': keptRequestId(request.id),
    };
    tracer.end(span, { name: `${method} ${route}`, kind: 'server', attributes, isFailed: reply.statusCode >= 500 });
  });
}
