import type { TraceParent } from './span.ts';

/** Reads the W3C header `traceparent`; null when there is none that can be read. */
export function readTraceParent(header: string | undefined): TraceParent | null {
  const found = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/.exec(header ?? '');
  if (found === null) return null;
  const [, traceId = '', spanId = '', flags = '00'] = found;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
