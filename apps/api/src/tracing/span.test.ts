import { describe, expect, it } from 'vitest';
import { isSampled, newTraceId, requestPosition } from './span.ts';
import { readTraceParent } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the position of a span', () => {
  it('is read from traceparent', () => {
    const own = { traceId: TRACE, spanId: '00f067aa0ba902b7' };
    expect(readTraceParent(`00-${TRACE}-00f067aa0ba902b7-01`)).toEqual({ ...own, isSampled: true });
    expect(readTraceParent(`00-${TRACE}-00f067aa0ba902b7-00`)).toEqual({ ...own, isSampled: false });
  });

  it.each([undefined, '', 'x', `ff-${TRACE}-00f067aa0ba902b7-01`, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'is none for traceparent %s',
    (header) => {
      expect(readTraceParent(header)).toBeNull();
    },
  );

  it('is computed from the id of a request, in every process alike', () => {
    const place = requestPosition('5a6f');
    expect(place).toEqual(requestPosition('5a6f'));
    expect(place.traceId).toMatch(/^[\da-f]{32}$/);
    expect(place.spanId).toMatch(/^[\da-f]{16}$/);
    expect(requestPosition('5a70').traceId).not.toBe(place.traceId);
  });

  it('decides whether its trace is kept', () => {
    const ids = Array.from({ length: 2000 }, newTraceId);
    expect(ids.filter((id) => isSampled(id, 1))).toHaveLength(2000);
    expect(ids.filter((id) => isSampled(id, 0))).toHaveLength(0);
    const kept = ids.filter((id) => isSampled(id, 0.25)).length;
    expect(kept).toBeGreaterThan(300);
    expect(kept).toBeLessThan(700);
  });
});
