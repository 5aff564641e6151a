import { type Finding, fault, ok, warning } from '../finding.ts';

/** Which programs use the folder. Pure. */

export interface EngineFacts {
  pid: number | null;
  command: string | null;
  isOurs: boolean;
}

export function judgeEngine({ pid, command, isOurs }: EngineFacts): Finding {
  if (pid === null) return ok('Engine', 'No program has the database open.');
  if (isOurs) return ok('Engine', `Process ${pid} serves the database.`);
  const cure = `Stop process ${pid}. Only the engine of this product may open the folder; for a MongoDB server of your own set MONGODB_URI.`;
  return fault(
    'Engine',
    `Process ${pid} has the database open and is another program: ${command?.slice(0, 100)}.`,
    cure,
  );
}

export interface ServerOnFolder {
  pid: number;
  port: number;
}

/** @param servers that use the folder; the one at the configured port is the expected one */
export function judgeServers(servers: readonly ServerOnFolder[], port: number): Finding {
  const others = servers.filter((server) => server.port !== port);
  if (others.length === 0) return ok('Other servers', 'No other server uses DATA_DIR.');
  const list = others.map((server) => `process ${server.pid} at port ${server.port}`).join(', ');
  return warning(
    'Other servers',
    `Another server uses the same DATA_DIR: ${list}.`,
    'If that is not meant, stop it, or give one of them another DATA_DIR. For more workers set ROLE=worker.',
  );
}
