import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { TracingConfig } from '../config/tracing.ts';
import {
  type Attributes,
  isSampled,
  newSpanId,
  newTraceId,
  nowInNanoseconds,
  requestPosition,
  type Span,
  type SpanKind,
  type TraceParent,
} from './span.ts';
import { createSpanExporter } from './span-exporter.ts';
import { readTraceParent } from './trace-parent.ts';

/** A span that has not ended. What is done meanwhile is below it. */
export interface ActiveSpan extends TraceParent {
  parentSpanId: string | null;
  startedAt: string;
}

/** What the packages publish on their channels around an operation. */
interface Operation {
  name: string;
  attributes: Attributes;
  /** Of the request that a job was started by. */
  requestId?: string;
  error?: unknown;
}

const CHANNELS: Record<string, SpanKind> = { 'workbench:call': 'client', 'workbench:job': 'internal' };

export interface Tracer {
  startRequest(requestId: string, traceparent: string | undefined): ActiveSpan;
  /** What runs in `work` is below the span, also after it has waited. */
  within(span: ActiveSpan, work: () => void): void;
  end(span: ActiveSpan, more: { name: string; kind: SpanKind; attributes: Attributes; isFailed: boolean }): void;
  /** Ends tracing and sends what waits. */
  close(): Promise<void>;
}

/** Spans of requests, jobs and calls, sent to a collector. In a process without it, the channels have no reader. */
export function startTracer(
  config: TracingConfig,
  ports: { send: typeof fetch; warn: (line: string) => void },
): Tracer {
  const exporter = createSpanExporter(config, ports);
  const storage = new AsyncLocalStorage<ActiveSpan>();
  const activeSpans = new WeakMap<object, ActiveSpan>();

  const open = (own: TraceParent, parentSpanId: string | null): ActiveSpan => ({
    ...own,
    parentSpanId,
    startedAt: nowInNanoseconds(),
  });

  function below(parent: TraceParent): ActiveSpan {
    return open({ ...parent, spanId: newSpanId() }, parent.spanId);
  }

  function root(place: Omit<TraceParent, 'isSampled'>): TraceParent {
    return { ...place, isSampled: isSampled(place.traceId, config.ratio) };
  }

  function startOperation({ requestId }: Operation): ActiveSpan {
    if (requestId !== undefined) return below(root(requestPosition(requestId)));
    const parent = storage.getStore();
    return parent === undefined ? open(root({ traceId: newTraceId(), spanId: newSpanId() }), null) : below(parent);
  }

  function end(span: ActiveSpan, more: Pick<Span, 'name' | 'kind' | 'attributes' | 'isFailed'>): void {
    const { isSampled: isKept, ...place } = span;
    if (isKept) exporter.add({ ...place, ...more, endedAt: nowInNanoseconds() });
  }

  const closeChannels = Object.entries(CHANNELS).map(([channelName, kind]) => {
    const channel = tracingChannel<unknown, Operation>(channelName);
    channel.start.bindStore(storage, (operation) => {
      const span = startOperation(operation);
      activeSpans.set(operation, span);
      return span;
    });
    const readers = {
      start: ignore,
      end: ignore,
      asyncStart: ignore,
      error: ignore,
      asyncEnd(operation: Operation) {
        const span = activeSpans.get(operation);
        const attributes = { ...operation.attributes, ...errorType(operation.error) };
        if (span) end(span, { name: operation.name, kind, attributes, isFailed: 'error.type' in attributes });
      },
    };
    channel.subscribe(readers);
    return () => {
      channel.start.unbindStore(storage);
      channel.unsubscribe(readers);
    };
  });

  return {
    startRequest(requestId, traceparent) {
      const parent = readTraceParent(traceparent);
      return parent === null ? open(root(requestPosition(requestId)), null) : below(parent);
    },
    within: (span, work) => storage.run(span, work),
    end,
    async close() {
      for (const closeChannel of closeChannels) closeChannel();
      await exporter.close();
    },
  };
}

const ignore = () => undefined;

/** The kind of a failure; its words may be about a person. */
function errorType(error: unknown): Attributes {
  if (error === undefined) return {};
  const { kind, name = 'Error' } = error as { kind?: unknown; name?: string };
  return { 'error.type': typeof kind === 'string' ? kind : name };
}
