import { z } from 'zod';

/** Where spans go, by OpenTelemetry's own variables. */
export interface TracingConfig {
  /** The whole address, as http://collector:4318/v1/traces. */
  url: string;
  /** Sent along, as a collector's key. */
  headers: Record<string, string>;
  serviceName: string;
  /** Part of the traces that is kept, 0 to 1. */
  ratio: number;
}

const address = z.url({ protocol: /^https?$/, message: 'must be a web address, like http://localhost:4318' });

const headers = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  if (!pairs.every((pair) => pair.length >= 2 && /^[\w-]+$/.test(pair[0] ?? ''))) {
    context.addIssue('must be names and values, like api-key=secret,tenant=7');
    return z.NEVER;
  }
  try {
    // Headers refuses what no request can carry, as a line break.
    return Object.fromEntries(
      new Headers(pairs.map(([name = '', ...value]) => [name, decodeURIComponent(value.join('='))])),
    );
  } catch {
    context.addIssue('must have values that a header can carry, percent-encoded: a percent sign is %25');
    return z.NEVER;
  }
});

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'must be http/json, which is the only one').optional(),
  OTEL_SERVICE_NAME: z.string().trim().default('sales-intelligence-workbench'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number<string>('must be a part of the traces, like 0.1')
    .min(0, 'must be 0 (none) to 1 (all)')
    .max(1, 'must be 0 (none) to 1 (all)')
    .default(1),
};

/** Variables whose values stay out of messages. */
export const TRACING_SECRETS = ['OTEL_EXPORTER_OTLP_HEADERS'];

/** null: no collector is configured. */
export function toTracingConfig(parsed: z.infer<z.ZodObject<typeof tracingVariables>>): TracingConfig | null {
  const base = parsed.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = parsed.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (url === undefined) return null;
  return {
    url,
    headers: parsed.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: parsed.OTEL_SERVICE_NAME,
    ratio: parsed.OTEL_TRACES_SAMPLER_ARG,
  };
}
