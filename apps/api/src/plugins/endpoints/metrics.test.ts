import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

useTestDatabase();

const accessToken = 'correct-horse-battery';
const owner = { authorization: `Bearer ${accessToken}` };
const METRICS = {
  companies: 440,
  jobs: [{ kind: 'sources.sync', running: 20, pending: 80, oldestPendingSeconds: 12.5 }],
  usageToday: new Map([['apollo', { calls: 31, failures: 2, credits: 17 }]]),
  deliveries: { pending: 3, failed: 1 },
  optOuts: [{ source: 'pdl', completedSeconds: 1_764_000_000, ids: 5000, removed: 2, isFailed: false, isShrunk: true }],
};

const lines = (text: string) => new Set(text.split('\n'));

describe('/metrics', () => {
  it('has the requests by route, without what was asked for, and the process', async () => {
    const app = await testApp();
    await app.inject('/healthz');
    await app.inject('/api/leads/search/jane.private@person.example');
    await app.inject('/jane.private@person.example');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(
      'workbench_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
    expect(body).toMatch(/^workbench_process_resident_memory_bytes \d+$/m);
    expect(body).toMatch(/^workbench_nodejs_eventloop_lag_p99_seconds /m);
    expect(body).not.toContain('person.example');
  });

  it('has what the workspace does, and forgets what has ended', async () => {
    let metrics = METRICS;
    const app = await testApp({ readMetrics: async () => metrics });
    const read = async () => lines((await app.inject('/metrics')).body);
    const first = await read();
    for (const line of [
      'workbench_database_up 1',
      'workbench_companies 440',
      'workbench_job_items{kind="sources.sync",state="running"} 20',
      'workbench_job_items{kind="sources.sync",state="pending"} 80',
      'workbench_job_oldest_pending_seconds{kind="sources.sync"} 12.5',
      'workbench_credits_today{source="apollo"} 17',
      'workbench_source_calls_today{source="apollo"} 31',
      'workbench_source_failures_today{source="apollo"} 2',
      'workbench_webhook_deliveries{state="pending"} 3',
      'workbench_opt_out_list_read_timestamp_seconds{source="pdl"} 1764000000',
      'workbench_opt_out_list_ids{source="pdl"} 5000',
      'workbench_opt_out_people_removed{source="pdl"} 2',
      'workbench_opt_out_list_failed{source="pdl"} 0',
      'workbench_opt_out_list_shrunk{source="pdl"} 1',
    ]) {
      expect(first, line).toContain(line);
    }
    metrics = { ...METRICS, jobs: [] };
    expect([...(await read())].filter((line) => line.startsWith('workbench_job_items{'))).toEqual([]);
  });

  it('measures the process while the database is away', async () => {
    const app = await testApp({ readMetrics: () => Promise.reject(new Error('no connection')) });
    const { statusCode, body } = await app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(lines(body)).toContain('workbench_database_up 0');
    expect(body).not.toMatch(/^workbench_companies \d/m);
    expect(body).toMatch(/^workbench_process_cpu_seconds_total /m);
  });

  it('needs the token, or a key that reads', async () => {
    const app = await testApp({ accessToken });
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    const keyWith = async (scope: string) => {
      const payload = { name: `Key to ${scope}`, scopes: [scope] };
      const { key } = (await app.inject({ method: 'POST', url: '/api/api-keys', payload, headers: owner })).json();
      return (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${key}` } })).statusCode;
    };
    expect(await keyWith('read')).toBe(200);
    expect(await keyWith('privacy')).toBe(403);
  });
});
