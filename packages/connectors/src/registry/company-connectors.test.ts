import { describe, expect, it } from 'vitest';
import { CONNECTOR_IDS } from '../types.ts';
import { CONNECTORS, connectorFor } from './company-connectors.ts';

describe('CONNECTORS', () => {
  it('holds each source under its own id, with a label that no other has', () => {
    for (const id of CONNECTOR_IDS) expect(connectorFor(id).id).toBe(id);
    const labels = Object.values(CONNECTORS).map(({ label }) => label);
    expect(new Set(labels).size).toBe(CONNECTOR_IDS.length);
  });

  it('asks for a key wherever credits are spent', () => {
    const paid = Object.values(CONNECTORS).filter(({ creditsPerCompany }) => creditsPerCompany > 0);
    expect(paid.length).toBeGreaterThan(2);
    expect(paid.filter(({ needs }) => needs !== 'key')).toEqual([]);
    // What was paid for is not paid again within the month.
    for (const { freshForMs } of paid) expect(freshForMs).toBe(30 * 86_400_000);
  });

  it('has addresses of its own over https, without a slash at the end', () => {
    for (const { id, defaultBaseUrl } of Object.values(CONNECTORS)) {
      if (id !== 'generic') expect(defaultBaseUrl, id).toMatch(/^https:\/\/.*[^/]$/);
    }
  });
});
