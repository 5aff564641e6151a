export { createHttpClient, type HttpClientOptions } from './create-http-client.ts';
export * from './host-limits.ts';
export type { VendorUsage } from './in-memory/call-ledger.ts';
export { createMemoryShared, type MemorySharedOptions } from './in-memory/http-shared.ts';
export type { Lookup } from './network-guard/network-guard.ts';
export { readNoProxy } from './proxy/no-proxy.ts';
export { createProxiedFetch } from './proxy/proxied-fetch.ts';
export { createProxies, type Proxies, type ProxySettings } from './proxy/proxies.ts';
export type * from './types.ts';
