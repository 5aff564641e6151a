import { type Finding, fault, ok } from '../finding.ts';

/** Whether the server can listen where it should. Pure. */

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
