import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything comes from this server; inline styles are what the chart and dialog libraries write. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // The server speaks plain http: a browser told to use https would find nobody. A proxy with TLS adds its own.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
}
