import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { ProxySettings } from '@workbench/connectors/http';
import { EXTRA_CERTIFICATES } from '../../config/node-options.ts';
import type { CertificatesFacts, ProxyFacts } from '../judges/judge-network.ts';

const ANSWER_MAX_MS = 3_000;

/** Connects to each proxy and sends nothing. */
export async function probeProxies({ http, https }: ProxySettings): Promise<ProxyFacts[]> {
  const addresses = [...new Set([http, https])].filter((address) => address !== null);
  return await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address);
      return { host: url.host, problem: await connectionProblem(url) };
    }),
  );
}

function connectionProblem({ hostname, port, protocol }: URL): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const usual = protocol === 'https:' ? 443 : 80;
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usual : Number(port) });
  socket.setTimeout(ANSWER_MAX_MS, () => resolve('no answer'));
  socket.on('connect', () => resolve(null));
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  return promise.finally(() => socket.destroy());
}

/** What Node.js has read at its start. */
export function probeCertificates(path = EXTRA_CERTIFICATES): CertificatesFacts | null {
  if (path === '') return null;
  try {
    const count = readFileSync(path, 'utf8').split('-----BEGIN CERTIFICATE-----').length - 1;
    return { path, problem: null, count };
  } catch (error) {
    return { path, problem: (error as NodeJS.ErrnoException).code ?? String(error), count: 0 };
  }
}
