import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const FILE = new URL('../../../../../deploy/grafana-dashboard.json', import.meta.url);

it('each query of the dashboard names metrics that /metrics has', async () => {
  const app = await testApp();
  const { body } = await app.inject('/metrics');
  const named = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(readFileSync(FILE, 'utf8')) as Dashboard;
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThanOrEqual(panels.length);
  for (const query of queries) {
    const metrics = query.match(/workbench_\w+/g) ?? [];
    expect(metrics.length, query).toBeGreaterThan(0);
    for (const metric of metrics) expect(named, query).toContain(metric.replace(/_(?:bucket|count|sum)$/, ''));
  }
});
