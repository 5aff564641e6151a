import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { PortFacts } from '../judges/judge-port.ts';
import type { ServerOnFolder } from '../judges/judge-processes.ts';

const ANSWER_MAX_MS = 3_000;

/** Listens for a moment, and asks who is there where that fails. */
export async function probePort(host: string, port: number): Promise<PortFacts> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    return { host, port, problem: null, isWorkbench: false };
  } catch (error) {
    const problem = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return { host, port, problem, isWorkbench: problem === 'EADDRINUSE' && (await isWorkbench(host, port)) };
  } finally {
    server.close();
  }
}

/** `/healthz` needs no token. */
function isWorkbench(host: string, port: number): Promise<boolean> {
  const { promise, resolve: answer } = Promise.withResolvers<boolean>();
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const request = get({ host: name, port, path: '/healthz', timeout: ANSWER_MAX_MS, agent: false }, (response) => {
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      body += text;
    });
    response.on('error', () => answer(false));
    response.on('end', () => answer(response.statusCode === 200 && body === '{"status":"ok"}'));
  });
  request.on('timeout', () => request.destroy(new Error('no answer')));
  request.on('error', () => answer(false));
  return promise;
}

/** Bundled, or from the sources as in development. */
const SERVER = /apps\/api\/(?:dist|src\/commands)\/(start|demo)\.[jt]s$/;
const DEFAULTS = { start: '.data', demo: '.data-demo' } as const;

/** Other servers of this user on the same folder. Where there is no /proc, none is found. */
export function probeServers(dataDir: string): ServerOnFolder[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  return pids.flatMap((pid) => {
    const server = readServer(pid);
    return server !== null && server.dataDir === dataDir ? [{ pid, port: server.port }] : [];
  });
}

function readServer(pid: number): { dataDir: string; port: number } | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const kind = command.map((part) => SERVER.exec(part)?.[1]).find((name) => name !== undefined);
    if (kind === undefined) return null;
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    const read = (name: string) => variables.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
    if (read('ROLE') === 'worker') return null;
    const folder = read('DATA_DIR') || DEFAULTS[kind as keyof typeof DEFAULTS];
    return { dataDir: resolve(readlinkSync(`/proc/${pid}/cwd`), folder), port: Number(read('PORT') || 3000) };
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return null;
  }
}
