import type { FastifyInstance } from 'fastify';

/** Containers and systemd wait 30 seconds, and the rest of the shutdown takes some. */
const CLOSE_TIMEOUT_MS = 20_000;
const IDLE_CHECK_MS = 100;

/** Stops listening and lets running requests finish, for 20 seconds at most. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  // A keep-alive connection would delay the shutdown until the cut-off.
  const release = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
    clearInterval(release);
  }
}
