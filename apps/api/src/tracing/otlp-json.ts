import type { Attributes, Span, SpanKind } from './span.ts';

const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const STATUS_ERROR = 2;

/** Spans as OTLP's JSON (opentelemetry-proto 1.x), which every collector takes at /v1/traces. */
export function toOtlpJson(serviceName: string, spans: readonly Span[]): string {
  const resource = { attributes: toAttributes({ 'service.name': serviceName, 'process.pid': process.pid }) };
  const scopeSpans = [{ scope: { name: 'workbench' }, spans: spans.map(toOtlpSpan) }];
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
}

const toOtlpSpan = ({ parentSpanId, kind, startedAt, endedAt, attributes, isFailed, ...own }: Span) => ({
  ...own,
  ...(parentSpanId !== null && { parentSpanId }),
  kind: KINDS[kind],
  startTimeUnixNano: startedAt,
  endTimeUnixNano: endedAt,
  attributes: toAttributes(attributes),
  ...(isFailed && { status: { code: STATUS_ERROR } }),
});

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));

function toValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
