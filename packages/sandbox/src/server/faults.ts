import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, SandboxAnswer } from './types.ts';

/** Longer than any host's time limit is allowed to be in a test. */
const SLOW_MS = 3_000;

/** Faults that replace the answer; null for those that are done to the connection. */
export function faultyAnswer(fault: Fault, honest: SandboxAnswer): SandboxAnswer | null {
  switch (fault) {
    case 'rate-limited':
      return { status: 429, body: { message: 'Too many requests' } };
    case 'rate-limited-retry-after':
      return { status: 429, headers: { 'retry-after': '1' }, body: { message: 'Too many requests' } };
    case 'server-error':
      return { status: 500, body: { error: 'Internal error' } };
    case 'html-502':
      return { status: 502, headers: { 'content-type': 'text/html' }, body: '<html><h1>502 Bad Gateway</h1></html>' };
    case 'text-in-200':
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'Please limit requests.' };
    case 'truncated-json': {
      const text = typeof honest.body === 'string' ? honest.body : JSON.stringify(honest.body);
      return { status: 200, headers: { 'content-type': 'application/json' }, body: text.slice(0, text.length / 2) };
    }
    case 'wrong-shape':
      return { status: 200, body: { unexpected: [{ shape: true }] } };
    case 'empty':
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '' };
    case 'redirect-private':
      return { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' }, body: '' };
    case 'redirect-nowhere':
      return { status: 302, body: '' };
    case 'redirect-loop':
      return { status: 302, headers: { location: '?again' }, body: '' };
    default:
      return null;
  }
}

/** Faults of the connection itself. True when the answer is dealt with. */
export async function breakConnection(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault === 'reset') {
    response.socket?.destroy();
    return true;
  }
  if (fault === 'slow-headers') await sleep(SLOW_MS);
  if (fault === 'slow-body') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"');
    await sleep(SLOW_MS);
    response.socket?.destroy();
    return true;
  }
  return response.destroyed;
}
