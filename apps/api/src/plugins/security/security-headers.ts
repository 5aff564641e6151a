import type { FastifyInstance } from 'fastify';
import { isDataRoute } from '../http/route-address.ts';

/** Everything is loaded from this server; the chart and dialog libraries need inline styles. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join(';');

/**
 * The headers that Helmet recommends, written out: its plugin builds them for each request, which costs a small read
 * a fifth of its time. No Strict-Transport-Security: the server speaks plain http, and a proxy with TLS adds its own.
 */
const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The screens use none of these.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Workspace data is confidential and changes: never cached. */
const UNCACHED_HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' } as const;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isDataRoute(request) ? UNCACHED_HEADERS : SECURITY_HEADERS);
    done();
  });
}
