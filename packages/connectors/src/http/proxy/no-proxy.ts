import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One entry of NO_PROXY. */
interface Exception {
  host: string;
  /** null: any port. */
  port: string | null;
  /** `*.example.com`: not example.com itself. */
  isSubdomainsOnly: boolean;
}

const ENTRY = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<host>[^:]+|[\da-f:.]+:[\da-f:.]*))(?::(?<port>\d{1,5}))?$/i;

/**
 * Reads NO_PROXY: names with their subdomains, addresses and networks, separated by commas or blanks; `*` for all.
 * @returns the check of a URL, or the first entry that can't be read
 */
export function readNoProxy(text: string): ((url: URL) => boolean) | { unreadable: string } {
  const exceptions: Exception[] = [];
  const networks: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [];
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    if (entry.includes('/')) {
      if (!ipaddr.isValidCIDR(entry)) return { unreadable: entry };
      networks.push(ipaddr.parseCIDR(entry));
      continue;
    }
    const { v6, host = v6, port = null } = ENTRY.exec(entry)?.groups ?? {};
    if (host === undefined) return { unreadable: entry };
    exceptions.push({
      host: bare(host.replace(/^\*?\./, '')),
      port,
      isSubdomainsOnly: host.startsWith('*.'),
    });
  }
  return (url) => {
    const host = bare(url.hostname);
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    if (isIP(host) !== 0 && networks.some((network) => isWithin(host, network))) return true;
    return exceptions.some((exception) => covers(exception, host, port));
  };
}

const bare = (host: string) =>
  host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

function covers(exception: Exception, host: string, port: string): boolean {
  if (exception.port !== null && exception.port !== port) return false;
  if (exception.host === '*') return true;
  return (host === exception.host && !exception.isSubdomainsOnly) || host.endsWith(`.${exception.host}`);
}

function isWithin(host: string, [network, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  const address = ipaddr.parse(host);
  return address.kind() === network.kind() && address.match(network, bits);
}
