import { isLoopback } from '../network-guard/is-loopback.ts';
import { readNoProxy } from './no-proxy.ts';

export interface ProxySettings {
  /** The proxy for http addresses. */
  http: string | null;
  /** The proxy for https addresses. */
  https: string | null;
  /** What is called without a proxy. */
  none: string | null;
}

export interface Proxies {
  /** The proxy that a call to the address takes; null: none. */
  of(url: URL): URL | null;
}

export const NO_PROXIES: Proxies = { of: () => null };

/** This machine is always called directly: a proxy elsewhere would take itself for it. */
export function createProxies(settings: ProxySettings): Proxies {
  const byProtocol: Record<string, URL | null> = {
    'http:': settings.http === null ? null : new URL(settings.http),
    'https:': settings.https === null ? null : new URL(settings.https),
  };
  const isExcepted = readNoProxy(settings.none ?? '');
  if (typeof isExcepted !== 'function') throw new Error(`"${isExcepted.unreadable}" is no host for NO_PROXY`);
  return {
    of: (url) => (isLoopback(url) || isExcepted(url) ? null : (byProtocol[url.protocol] ?? null)),
  };
}
