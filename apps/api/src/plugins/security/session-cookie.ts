import { SESSION_MAX_MS } from '@workbench/services/api-keys/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  /** The header that stores a session in the browser. */
  set(session: string): string;
  /** The header that removes it. */
  clear(): string;
}

/**
 * Where browsers come by https, the cookie is sent over https alone, and the prefix makes browsers refuse one that another host
 * of the domain has set.
 */
export function createSessionCookie(
  app: FastifyInstance,
  { publicUrl, port }: { publicUrl?: string | undefined; port: number },
): SessionCookie {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  // Cookies know no port: without it in the name, two workbenches on one host would log each other out.
  const nameOf = () => `${isHttps ? '__Host-' : ''}workbench_access_${portOf(app, port)}`;
  const write = (value: string, seconds: number) =>
    `${nameOf()}=${value}; Max-Age=${seconds}; HttpOnly; SameSite=Strict; Path=/${isHttps ? '; Secure' : ''}`;
  return {
    read: ({ headers }) => readCookie(headers.cookie, nameOf()),
    set: (session) => write(session, SESSION_MAX_MS / 1000),
    clear: () => write('', 0),
  };
}

/** The port in use, also where any free one was configured. */
function portOf(app: FastifyInstance, configured: number): number {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : configured;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  return header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}
