import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { createLogStream, type LogStream } from '../../process/log-stream.ts';
import { isDataRoute } from './route-address.ts';

/** A client's request id is used only if it cannot forge log lines. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

type LogOptions = Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId' | 'requestIdHeader'>;

/** Structured logs on standard output, one line per request, without secrets. */
export function logOptions(level: string, stream: LogStream = createLogStream(process.stdout)): LogOptions {
  return {
    logger: {
      level,
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        'authorization',
        'cookie',
      ],
      serializers: { req: describeRequest },
      // Left to itself, the logger would repeat a write without end when the process exits and its reader is gone.
      stream,
    },
    // One line of our own per request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => {
      const clientRequestId = request.headers['x-request-id'];
      return typeof clientRequestId === 'string' && REQUEST_ID.test(clientRequestId) ? clientRequestId : randomUUID();
    },
  };
}

export function addRequestLog(app: FastifyInstance, { trustsProxy = true }: { trustsProxy?: boolean } = {}): void {
  let isProxyNoticed = trustsProxy;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isProxyNoticed || request.headers['x-forwarded-for'] === undefined) return;
    isProxyNoticed = true;
    request.log.warn('requests come through a proxy: without TRUST_PROXY, all its clients count as one address');
  });
  app.addHook('onResponse', async (request, reply) => {
    const details = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    // Assets and health probes are frequent and uninformative, and so is who left without an answer.
    if (isDataRoute(request) && request.ip !== undefined) request.log.info(details, 'request');
    else request.log.debug(details, 'request');
  });
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, url: describeUrl(request), address: request.ip };
}

/** Parameters whose values say nothing about a person. */
const HARMLESS = new Set(['batch', 'format', 'limit', 'page', 'perPage', 'sort', 'state', 'status']);

/** What names a record and says nothing about a person. */
const ID = /^(?:\d+|[\da-f]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const WORD = /^[a-z-]*$/;
/** The name of a data source follows. */
const SOURCE_ROUTE = /^\/api\/sources\/:/;
const SOURCE_INDEX = 3;

/** Without what was searched for: it may be about a person, and the log is out of reach of who erases them. */
function describeUrl({ url, routeOptions }: FastifyRequest): string {
  const [path = '', query] = url.split('?', 2);
  const named = describePath(path, routeOptions.url);
  if (query === undefined) return named;
  const parameters = query.split('&').map((parameter) => {
    const [name = ''] = parameter.split('=', 1);
    return HARMLESS.has(name) ? parameter : `${name}=[redacted]`;
  });
  return `${named}?${parameters.join('&')}`;
}

/** Of the parts that a client chooses, ids alone; of an address that no route answers, words. */
function describePath(path: string, route: string | undefined): string {
  if (route === '/trpc/:path') return path;
  const fixed = route?.split('/') ?? [];
  const isOpen = route === undefined || route.endsWith('*');
  const isSource = (index: number) => index === SOURCE_INDEX && SOURCE_ROUTE.test(route ?? '');
  const shown = path.split('/').map((segment, index) => {
    if (segment === fixed[index] || ID.test(segment) || ((isOpen || isSource(index)) && WORD.test(segment)))
      return segment;
    return '[redacted]';
  });
  return shown.join('/');
}
