import type { mongo } from 'mongoose';

/** The parts of the driver that are used here; they are not among its declared exports. */
interface MonitoringClient {
  topology?: { s: { servers: ReadonlyMap<string, { requestCheck(): void }> } };
}

/**
 * Has the driver look after its servers at once. It would do so every two seconds; until then a connection that is refused
 * counts as a server that is overloaded, and an operation fails after a few attempts instead of waiting for the server.
 */
export function checkServers(client: mongo.MongoClient): void {
  for (const server of (client as unknown as MonitoringClient).topology?.s.servers.values() ?? [])
    server.requestCheck();
}
