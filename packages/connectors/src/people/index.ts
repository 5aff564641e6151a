export { REVEAL_FRESH_MS } from './freshness.ts';
export * from './types.ts';
