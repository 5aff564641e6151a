import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runInOwnNetwork } from './helpers/own-network.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`helpers/${name}`, import.meta.url));

it('a server with the defaults calls no one while people work with it and every schedule runs', async () => {
  const { recorded, packets } = await runInOwnNetwork([pathOf('use-quietly.ts')]);
  expect(recorded).toEqual([]);
  expect(packets ?? 0).toBe(0);
});

it('a connection, a look-up and a datagram that would leave are seen', async () => {
  const watcher = new URL('helpers/record-connections.ts', import.meta.url).href;
  const { recorded, packets } = await runInOwnNetwork(['--import', watcher, pathOf('leave.ts')]);
  expect(recorded).toEqual([
    'connect 192.0.2.1',
    'lookup workbench.invalid',
    'resolve4 workbench.invalid',
    'send 192.0.2.2',
  ]);
  expect(packets ?? 1).toBeGreaterThan(0);
});
