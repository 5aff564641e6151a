import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { classifyAddress } from './classify-address.ts';
import { isNeverFetchedHost } from './never-fetched-hosts.ts';

/** Resolves a name to all its addresses; tests give their own. */
export type Lookup = (hostname: string) => Promise<LookupAddress[]>;

/** The address may not be asked; thrown before anything is sent to it. */
export class BlockedAddressError extends Error {
  override readonly name = 'BlockedAddressError';
}

export interface NetworkGuard {
  /** The parsed address, when its spelling may be asked. Throws BlockedAddressError. */
  checkUrl(text: string): URL;
  /** For the socket: gives only checked addresses, so what was checked is what is connected to. */
  lookup: LookupFunction;
  /** An IP address as written in a URL or as a socket reports it. Throws BlockedAddressError. */
  checkAddress(address: string): void;
  /**
   * For a call through a proxy, which resolves the name itself: refuses a name that leads into a private network as this
   * machine sees it. A name that it can't resolve is the proxy's to judge. Rejects with BlockedAddressError.
   */
  checkName(hostname: string): Promise<void>;
}

/** A resolver that is cut off from the outside does not answer; a name of the own network is answered at once. */
const RESOLVE_TIMEOUT_MS = 2000;

const resolveAll: Lookup = (hostname) => dns.lookup(hostname, { all: true });

/** Keeps requests out of private networks and away from hosts that are never fetched. */
export function createNetworkGuard(options: { allowPrivateNetwork: boolean; lookup?: Lookup }): NetworkGuard {
  const { allowPrivateNetwork, lookup = resolveAll } = options;

  function checkAddress(address: string): void {
    const addressClass = classifyAddress(address);
    if (addressClass === 'public' || (addressClass === 'private' && allowPrivateNetwork)) return;
    throw new BlockedAddressError(`${address} is not a public address`);
  }

  function checkUrl(text: string): URL {
    // The parser turns every spelling of an IPv4 address (decimal, hex, octal, short, final dot) into four numbers.
    if (!URL.canParse(text)) throw new BlockedAddressError('the address is not a valid web address');
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new BlockedAddressError('only http and https addresses are allowed');
    }
    if (url.username !== '' || url.password !== '') {
      throw new BlockedAddressError('an address with a user name or password is not allowed');
    }
    checkHost(url.hostname);
    if (url.port !== '' && url.port !== '80' && url.port !== '443' && !allowPrivateNetwork) {
      throw new BlockedAddressError(`port ${url.port} is not allowed, only 80 and 443`);
    }
    return url;
  }

  function checkHost(hostname: string): void {
    const host = hostname.replace(/\.+$/, '');
    if (isNeverFetchedHost(host)) throw new BlockedAddressError(`${host} is never fetched`);
    // A socket asks no resolver about a literal address, so it is checked here.
    const literal = host.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0) checkAddress(literal);
    else if (/(^|\.)localhost$/.test(host) && !allowPrivateNetwork) {
      throw new BlockedAddressError('localhost is not a public address');
    }
  }

  /** One private answer among public ones condemns the name: the socket may try any of them. */
  async function resolveChecked(hostname: string, family: number): Promise<LookupAddress[]> {
    const answers = await lookup(hostname);
    for (const { address } of answers) checkAddress(address);
    const usable = family === 0 ? answers : answers.filter((answer) => answer.family === family);
    if (usable.length === 0) throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
    return usable;
  }

  return {
    checkUrl,
    checkAddress,
    async checkName(hostname) {
      const answers = lookup(hostname).catch(() => []);
      const timer = new AbortController();
      const none = wait(RESOLVE_TIMEOUT_MS, [], { signal: timer.signal }).catch(() => []);
      const found = await Promise.race([answers, none]);
      timer.abort();
      for (const { address } of found) checkAddress(address);
    },
    lookup(hostname, { all, family }, callback) {
      const requestedFamily = family === 4 || family === 'IPv4' ? 4 : family === 6 || family === 'IPv6' ? 6 : 0;
      resolveChecked(hostname, requestedFamily).then(
        (found) => (all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family)),
        (error: NodeJS.ErrnoException) => callback(error, []),
      );
    },
  };
}
