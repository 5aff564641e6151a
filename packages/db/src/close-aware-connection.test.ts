import type { Socket } from 'node:net';
import mongoose from 'mongoose';
import { afterEach, expect, inject, test } from 'vitest';
import { connectDatabase, type Database } from './connection.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

let database: Database | undefined;
afterEach(() => database?.close());

interface PooledConnection {
  socket: Socket;
}

/** The connection that the next command will take. */
function idleConnection(): PooledConnection {
  const client = mongoose.connection.getClient() as unknown as {
    topology: { s: { servers: Map<string, { pool: { connections: { first(): PooledConnection | null } } }> } };
  };
  const connection = [...client.topology.s.servers.values()][0]?.pool.connections.first();
  if (!connection) throw new Error('No connection is idle');
  return connection;
}

test('a command that begins while its connection is being closed fails as unreachable, and the next one succeeds', async () => {
  database = await connectDatabase({ mongodbUri: inject('mongoUri'), dataDir: '/dev/null' });
  await database.ping();
  // As the socket does by itself when the engine is killed; its 'close' follows in a later turn of the event loop.
  idleConnection().socket.destroy();
  const failure = await database.ping().catch((error) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await database.ping();
});
