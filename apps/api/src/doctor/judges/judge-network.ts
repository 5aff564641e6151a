import { type Finding, fault, ok } from '../finding.ts';

/** The way out: forward proxy and certificate authorities. Pure. */

export interface ProxyFacts {
  /** Host and port, without user and password. */
  host: string;
  /** The code of the error that connecting ended with; null when something listens there. */
  problem: string | null;
}

export function judgeProxy(proxies: readonly ProxyFacts[]): Finding {
  const check = 'Proxy';
  if (proxies.length === 0) return ok(check, 'HTTPS_PROXY and HTTP_PROXY are not set: calls go out directly.');
  const unreachable = proxies.filter(({ problem }) => problem !== null);
  if (unreachable.length === 0) return ok(check, `Calls go out through ${hostsOf(proxies)}.`);
  const what = unreachable.map(({ host, problem }) => `${host} (${problem})`).join(', ');
  const cure = 'Check the host and the port in HTTPS_PROXY and HTTP_PROXY, and that the proxy lets this machine in.';
  return fault(check, `The proxy can't be reached: ${what}.`, cure);
}

const hostsOf = (proxies: readonly ProxyFacts[]) => [...new Set(proxies.map(({ host }) => host))].join(' and ');

export interface CertificatesFacts {
  path: string;
  /** The code of the error that reading ended with. */
  problem: string | null;
  /** How many certificates the file holds. */
  count: number;
}

/** @param facts null when NODE_EXTRA_CA_CERTS is not set */
export function judgeCertificates(facts: CertificatesFacts | null): Finding {
  const check = 'Certificates';
  if (facts === null) return ok(check, 'NODE_EXTRA_CA_CERTS is not set: the authorities of Node.js are trusted.');
  const { path, problem, count } = facts;
  // Node.js starts without the file and says so in one line that is easily missed.
  const cure = 'Set NODE_EXTRA_CA_CERTS to a file of PEM certificates, and start the server again.';
  if (problem !== null) return fault(check, `${path} can't be read (${problem}), so no call trusts it.`, cure);
  if (count === 0) return fault(check, `${path} holds no PEM certificate.`, cure);
  return ok(check, `${count.toLocaleString('en')} of ${path} are trusted beside those of Node.js.`);
}
