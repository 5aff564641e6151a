import mongoose from 'mongoose';

/** The parts of the driver that are used here; they are not among its declared exports. */
interface MonitoringClient {
  topology?: { s: { servers: ReadonlyMap<string, { handleError(error: Error): void; requestCheck(): void }> } };
}

/**
 * Tells the driver what is known already: its servers are down. From then on every operation waits until one is found.
 * By itself the driver notices at its next look, up to two seconds later; until then it takes a refused connection for a
 * server that is overloaded, and writes and pings, which it may not repeat here, fail at once.
 */
export function markServersDown(client: mongoose.mongo.MongoClient): void {
  for (const server of (client as unknown as MonitoringClient | null)?.topology?.s.servers.values() ?? []) {
    server.handleError(new mongoose.mongo.MongoNetworkError('the server is down'));
    server.requestCheck();
  }
}
