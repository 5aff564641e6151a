import { type Finding, fault, ok, warning } from '../finding.ts';

/** Which programs use the port and the folder. Pure. */

export interface PortFacts {
  host: string;
  port: number;
  /** The code of the error that listening ended with; null when the port is free. */
  problem: string | null;
  /** Whether what listens there is a server of this product. */
  isWorkbench: boolean;
}

export function judgePort({ host, port, problem, isWorkbench }: PortFacts): Finding {
  const where = `${host}:${port}`;
  if (problem === null) return ok('Port', `${where} is free: no server runs there.`);
  if (problem === 'EADDRINUSE') {
    if (isWorkbench) return ok('Port', `The server runs at ${where}.`);
    const cure = `Stop that program, or choose another port, like PORT=${port + 1}.`;
    return fault('Port', `Another program listens at ${where}.`, cure);
  }
  if (problem === 'EACCES') {
    return fault('Port', `${where} needs administrator rights.`, 'Choose a port above 1023, like PORT=3000.');
  }
  return fault(
    'Port',
    `HOST ${host} is not an address of this machine (${problem}).`,
    'Set HOST to one, like 127.0.0.1.',
  );
}

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
