export { createHttpClient, type HttpClientOptions } from './create-http-client.ts';
export * from './host-limits.ts';
export type { VendorUsage } from './memory-ledger.ts';
export { createMemoryShared, type MemorySharedOptions } from './memory-shared.ts';
export type { Lookup } from './network-guard.ts';
export type * from './types.ts';
