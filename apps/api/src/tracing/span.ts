import { createHash, randomBytes } from 'node:crypto';

export type SpanKind = 'server' | 'client' | 'internal';
export type Attributes = Record<string, string | number | boolean>;

/** Work that took time. Its attributes name routes, sources and runs, and never a person or a key. */
export interface Span {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: SpanKind;
  /** Nanoseconds since 1970. */
  startedAt: string;
  endedAt: string;
  attributes: Attributes;
  isFailed: boolean;
}

export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

export const newSpanId = (): string => randomBytes(8).toString('hex');

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The position in a trace of the request with this id: computed, so that work which another process does for the request is
 * in its trace, too.
 */
export const requestPosition = (requestId: string): Omit<TraceParent, 'isSampled'> => ({
  traceId: hex(`trace ${requestId}`).slice(0, 32),
  spanId: hex(`span ${requestId}`).slice(0, 16),
});

export const newTraceId = (): string => randomBytes(16).toString('hex');

/** The same for all spans of a trace, in every process. */
export const isSampled = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-13), 16) < ratio * 2 ** 52;

const MS_IN_MICROSECONDS = 1000;

/** Nanoseconds since 1970 as text: as a number they are not exact. */
export const nowInNanoseconds = (): string =>
  `${Math.round((performance.timeOrigin + performance.now()) * MS_IN_MICROSECONDS)}000`;
