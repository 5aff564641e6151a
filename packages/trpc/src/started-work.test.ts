import { describe, expect, it } from 'vitest';
import { addressOfWork, prefersAsync } from './started-work.ts';

describe('work that a call has started', () => {
  it.each([
    ['bulk-start', { id: 'b1', state: 'running' }, {}, '/api/companies/bulk-changes/b1'],
    ['bulk-start', { id: 'b1', state: 'completed' }, {}, null],
    ['bulk-undo', { id: 'b1', state: 'undoing' }, { id: 'b1' }, '/api/companies/bulk-changes/b1'],
    ['leads-importFile', { runId: 'r1' }, {}, '/api/enrichment/runs/r1'],
    ['leads-importFile', { runId: null }, {}, null],
    // The answer names the run that goes on, which may be another one than the address does.
    ['leads-retryRun', { id: 'r2', state: 'running' }, { id: 'r1' }, '/api/enrichment/runs/r2'],
    ['leads-writeBack', { id: 'l1', writeBack: null }, {}, null],
    ['sources-syncCompany', { state: 'queued' }, { id: 'c1' }, '/api/companies/c1/sync'],
    ['webhooks-replay', { id: 'd2', state: 'pending' }, { id: 'w1' }, '/api/webhooks/w1/deliveries/d2'],
    ['privacy-startErasure', { id: 'e1', state: 'running' }, {}, '/api/privacy/erasures/e1'],
    ['privacy-retryErasure', { id: 'e1', state: 'completed' }, { id: 'e1' }, null],
    ['reports-generateMany', { runId: 'r1' }, {}, '/api/reports/runs/r1'],
    ['reports-generateMany', { runId: null }, {}, null],
    ['lists-create', { id: 'l1' }, {}, null],
  ])('%s with %o is read where it stands', (operationId, answer, params, address) => {
    expect(addressOfWork(operationId, answer, params)).toBe(address);
  });

  it.each([
    ['respond-async', true],
    ['handling=lenient, Respond-Async;wait=5', true],
    ['wait=5, respond-async', true],
    ['note="a, \\"b", respond-async', true],
    ['respond-asynchronously', false],
    ['note="later, respond-async, please"', false],
    ['handling=lenient; respond-async', false],
    [undefined, false],
  ])('is answered 202 with Prefer: %s → %s', (header, isPreferred) => {
    expect(prefersAsync(header)).toBe(isPreferred);
  });
});
